import { Skeleton, Stack } from '@parlour/ui';

/** Reserves the space of a few found items. */
export function SearchSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="half" />
      <Skeleton width="half" />
      <Skeleton width="half" />
    </Stack>
  );
}
