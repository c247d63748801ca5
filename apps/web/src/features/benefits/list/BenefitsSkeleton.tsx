import { CardGrid, Skeleton, Stack } from '@parlour/ui';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Skeleton of the filter and the first benefits. */
export function BenefitsSkeleton() {
  return (
    <Stack gap={10}>
      <Skeleton shape="title" />
      <CardGrid columns={3}>
        {cards.map((card) => (
          <Stack key={card} gap={3}>
            <Skeleton shape="picture" />
            <Skeleton width="third" />
            <Skeleton shape="title" width="half" />
          </Stack>
        ))}
      </CardGrid>
    </Stack>
  );
}
