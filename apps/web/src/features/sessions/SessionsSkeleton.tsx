import { list } from '@parlour/app/deletion';
import { Skeleton } from '@parlour/ui';
import * as styles from './SessionItem.css.ts';

/** Skeleton of one device: there is at least this one. */
export function SessionsSkeleton() {
  return (
    <div className={list}>
      <div className={styles.item}>
        <div className={styles.words}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="third" />
        </div>
      </div>
    </div>
  );
}
