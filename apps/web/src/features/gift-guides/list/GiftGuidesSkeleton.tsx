import { CardGrid, Skeleton, Stack } from '@parlour/ui';

const cards = ['first', 'second', 'third', 'fourth'];

/** Skeleton of the first gift guides. */
export function GiftGuidesSkeleton() {
  return (
    <CardGrid columns={2}>
      {cards.map((card) => (
        <Stack key={card} gap={3}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="third" />
        </Stack>
      ))}
    </CardGrid>
  );
}
