import { Skeleton, Stack } from '@parlour/ui';

/** The room of a benefit's heading, picture and first lines. */
export function BenefitSkeleton() {
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Skeleton width="third" />
        <Skeleton shape="title" width="half" />
      </Stack>
      <Skeleton shape="banner" />
      <Skeleton />
      <Skeleton width="half" />
    </Stack>
  );
}
