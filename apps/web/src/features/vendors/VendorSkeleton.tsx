import { Skeleton, Stack } from '@parlour/ui';
import * as article from '../../components/shared-page/article.css.ts';
import * as styles from './VendorView.css.ts';

/** Skeleton of a vendor's name, picture, facts and first lines. */
export function VendorSkeleton() {
  return (
    <div className={article.article}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="wide" />
      <div className={styles.columns}>
        <Stack gap={6}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
        <Stack gap={3}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </Stack>
      </div>
    </div>
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
