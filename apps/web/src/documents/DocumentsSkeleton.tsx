import { Skeleton, Stack } from '@parlour/ui';

/** The room of the first documents. */
export function DocumentsSkeleton() {
  return (
    <Stack gap={8}>
      {['first', 'second'].map((document) => (
        <Stack key={document} gap={3}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="third" />
          <Skeleton width="half" />
        </Stack>
      ))}
    </Stack>
  );
}
