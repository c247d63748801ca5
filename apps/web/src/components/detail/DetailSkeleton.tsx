import { Skeleton, Stack } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as styles from './DetailLayout.css.ts';

export type DetailSkeletonProps = {
  /** The skeleton of the heading. */
  children: ReactNode;
  /** How many facts to reserve space for. */
  facts: number;
};

/** Skeleton of a detail page's heading, picture, facts and first lines. */
export function DetailSkeleton({ children, facts }: DetailSkeletonProps) {
  return (
    <div className={styles.article}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <Stack gap={3}>{children}</Stack>
          <div className={styles.facts}>
            {Array.from({ length: facts }, (_, index) => (
              <Skeleton key={index} shape="title" />
            ))}
          </div>
        </div>
        <div className={styles.rest}>
          <div className={styles.picture}>
            <Skeleton shape="picture" />
          </div>
          <div className={styles.about}>
            <Stack gap={3}>
              <Skeleton />
              <Skeleton />
              <Skeleton width="half" />
            </Stack>
          </div>
        </div>
      </div>
    </div>
  );
}
