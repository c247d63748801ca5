import { list } from '@parlour/app/deletion';
import { Skeleton } from '@parlour/ui';
import * as item from './DocumentItem.css.ts';

/** Skeleton of the first documents. */
export function DocumentsSkeleton() {
  return (
    <div className={list}>
      {['first', 'second'].map((document) => (
        <div key={document} className={item.item}>
          <div className={item.words}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="third" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </div>
  );
}
