import { ComposedGrid, Skeleton, Stack } from '@parlour/ui';
import { giftGuideColumns } from './giftGuideColumns.ts';

const cards = ['first', 'second', 'third', 'fourth'].map((id) => ({ id }));

/** Skeleton of the first gift guides. */
export function GiftGuidesSkeleton() {
  return (
    <ComposedGrid items={cards} columns={giftGuideColumns}>
      {() => (
        <Stack gap={3}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="third" />
        </Stack>
      )}
    </ComposedGrid>
  );
}
