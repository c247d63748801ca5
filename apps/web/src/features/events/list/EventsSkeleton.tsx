import { Skeleton, Stack } from '@parlour/ui';
import * as styles from './EventRow.css.ts';

const rows = ['first', 'second', 'third', 'fourth'];

/** Skeleton of the filter and the first events. */
export function EventsSkeleton() {
  return (
    <Stack gap={10}>
      <Skeleton shape="title" />
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.date}>
            <Stack gap={2}>
              <Skeleton shape="title" width="half" />
              <Skeleton />
            </Stack>
          </div>
          <div className={styles.words}>
            <Skeleton shape="title" />
            <Skeleton width="half" />
          </div>
          <div className={styles.picture}>
            <Skeleton shape="picture" />
          </div>
        </div>
      ))}
    </Stack>
  );
}
