import { Skeleton, Stack } from '@parlour/ui';
import { DetailSkeleton } from '../../components/detail/DetailSkeleton.tsx';

/** Skeleton of a vendor's name, picture, facts and first lines. */
export function VendorSkeleton() {
  return (
    <DetailSkeleton facts={4}>
      <Skeleton shape="title" width="half" />
    </DetailSkeleton>
  );
}

/** Skeleton of a related vendor's teaser. */
export function RelatedVendorSkeleton() {
  return (
    <Stack>
      <Skeleton shape="picture" />
      <Skeleton width="third" />
      <Skeleton shape="title" width="half" />
    </Stack>
  );
}
