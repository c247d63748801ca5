import { Skeleton, Stack } from '@parlour/ui';
import * as styles from './GiftProductView.css.ts';

/** The room of a product's picture and words. */
export function GiftProductSkeleton() {
  return (
    <div className={styles.columns}>
      <Skeleton shape="picture" />
      <Stack gap={6}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton width="half" />
      </Stack>
    </div>
  );
}
