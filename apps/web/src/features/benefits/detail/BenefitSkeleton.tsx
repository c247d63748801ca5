import { Skeleton, Stack } from '@parlour/ui';
import * as styles from './BenefitView.css.ts';

const facts = ['first', 'second', 'third', 'fourth'];

/** Skeleton of a benefit's heading, picture, first lines and facts. */
export function BenefitSkeleton() {
  return (
    <div className={styles.article}>
      <Stack gap={3}>
        <Skeleton width="third" />
        <Skeleton shape="title" width="half" />
      </Stack>
      <Skeleton shape="wide" />
      <div className={styles.columns}>
        <Stack gap={3}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </Stack>
        <Stack gap={6}>
          {facts.map((fact) => (
            <Skeleton key={fact} shape="title" />
          ))}
        </Stack>
      </div>
    </div>
  );
}
