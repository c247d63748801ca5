import { Skeleton, Stack } from '@parlour/ui';
import * as styles from './DestinationsView.css.ts';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Skeleton of the count and the first destinations. */
export function DestinationsSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton width="third" />
      <div className={styles.cards}>
        {cards.map((card) => (
          <Stack key={card}>
            <Skeleton shape="portrait" />
            <Skeleton shape="title" width="half" />
          </Stack>
        ))}
      </div>
    </Stack>
  );
}
