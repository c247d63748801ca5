import { CardGrid, Skeleton, Stack } from '@parlour/ui';
import * as styles from './GiftGuideView.css.ts';

const cards = ['first', 'second', 'third'];

/** Skeleton of a guide's heading, filter and first products. */
export function GiftGuideSkeleton() {
  return (
    <div className={styles.article}>
      <Stack gap={3}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="half" />
      </Stack>
      <Skeleton shape="title" />
      <CardGrid columns={3}>
        {cards.map((card) => (
          <Stack key={card} gap={3}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" width="half" />
            <Skeleton width="third" />
          </Stack>
        ))}
      </CardGrid>
    </div>
  );
}
