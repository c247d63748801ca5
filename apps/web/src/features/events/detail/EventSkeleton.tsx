import { Skeleton, Stack } from '@parlour/ui';
import * as styles from './EventView.css.ts';

const facts = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Skeleton of an event's day and title, picture, first lines and facts. */
export function EventSkeleton() {
  return (
    <div className={styles.article}>
      <Stack gap={3}>
        <Skeleton width="third" />
        <Skeleton shape="title" width="third" />
        <Skeleton shape="title" />
        <Skeleton width="half" />
      </Stack>
      <Skeleton shape="wide" />
      <div className={styles.columns}>
        <Stack gap={3}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </Stack>
        <Stack gap={6}>
          {facts.map((fact) => (
            <Skeleton key={fact} shape="title" />
          ))}
        </Stack>
      </div>
    </div>
  );
}
