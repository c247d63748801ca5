import { Skeleton, Stack } from '@parlour/ui';
import * as styles from './GiftProductView.css.ts';

/** Skeleton of a product's picture and text. */
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
