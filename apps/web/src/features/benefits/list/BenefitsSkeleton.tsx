import { ComposedGrid, Skeleton, Stack } from '@parlour/ui';
import { benefitColumns } from './benefitColumns.ts';
import * as styles from './BenefitsSkeleton.css.ts';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((id) => ({ id }));

/** Skeleton of the filters and the first benefits. */
export function BenefitsSkeleton() {
  return (
    <Stack gap={10}>
      <Stack gap={5}>
        <Skeleton shape="title" />
        <Skeleton shape="title" />
      </Stack>
      <ComposedGrid items={cards} columns={benefitColumns}>
        {() => (
          <div className={styles.card}>
            <Skeleton shape="picture" />
            <Stack gap={3}>
              <Skeleton width="third" />
              <Skeleton shape="title" />
            </Stack>
          </div>
        )}
      </ComposedGrid>
    </Stack>
  );
}
