import { Skeleton, Stack } from '@parlour/ui';

/** The room of an event's heading, picture and first lines. */
export function EventSkeleton() {
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Skeleton width="third" />
        <Skeleton shape="title" width="half" />
        <Skeleton width="third" />
      </Stack>
      <Skeleton shape="banner" />
      <Skeleton />
      <Skeleton width="half" />
    </Stack>
  );
}
