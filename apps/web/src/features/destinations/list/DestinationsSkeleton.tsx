import { ComposedGrid, Skeleton, Stack } from '@parlour/ui';
import { destinationColumns } from './destinationColumns.ts';

const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const cards = names.map((id) => ({ id }));

/** Skeleton of the count and the first destinations. */
export function DestinationsSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton width="third" />
      <ComposedGrid items={cards} columns={destinationColumns}>
        {() => (
          <Stack>
            <Skeleton shape="portrait" />
            <Skeleton shape="title" width="half" />
          </Stack>
        )}
      </ComposedGrid>
    </Stack>
  );
}
