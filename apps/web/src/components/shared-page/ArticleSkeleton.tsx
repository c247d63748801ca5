import { Skeleton, Stack } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as styles from './article.css.ts';

export type ArticleSkeletonProps = {
  /** The skeleton of the heading. */
  children: ReactNode;
  /** How many facts to reserve space for. */
  facts: number;
};

/** Skeleton of an article's heading, picture, first lines and facts. */
export function ArticleSkeleton({ children, facts }: ArticleSkeletonProps) {
  return (
    <div className={styles.article}>
      <Stack gap={3}>{children}</Stack>
      <Skeleton shape="wide" />
      <div className={styles.columns}>
        <Stack gap={3}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </Stack>
        <Stack gap={6}>
          {Array.from({ length: facts }, (_, index) => (
            <Skeleton key={index} shape="title" />
          ))}
        </Stack>
      </div>
    </div>
  );
}
