import { Skeleton, Stack } from '@parlour/ui';

/** Reserves the space of a few requests. */
export function RequestsSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton shape="title" />
      <Skeleton width="half" />
      <Skeleton shape="title" />
      <Skeleton width="half" />
    </Stack>
  );
}
