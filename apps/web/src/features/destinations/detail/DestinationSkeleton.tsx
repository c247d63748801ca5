import { LOADING_DESTINATION } from '@parlour/core';
import { Skeleton, Spinner, Stack } from '@parlour/ui';
import { PageToolbar } from '../../../components/shared-page/PageToolbar.tsx';
import * as hero from './DestinationHero.css.ts';
import * as styles from './DestinationView.css.ts';
import * as own from './DestinationSkeleton.css.ts';

export type DestinationSkeletonProps = {
  /** Whether breadcrumbs will be above the picture. */
  hasBreadcrumbs: boolean;
};

/** Skeleton of a destination's hero and of the first content below it. */
export function DestinationSkeleton({ hasBreadcrumbs }: DestinationSkeletonProps) {
  return (
    <div className={styles.page}>
      {hasBreadcrumbs ? <PageToolbar share={null} /> : null}
      <div>
        <div className={own.picture} />
        <div className={hero.words}>
          <div className={hero.titleOnPicture}>
            <div className={own.title}>
              <Spinner label={LOADING_DESTINATION} showLabel />
            </div>
          </div>
        </div>
      </div>
      <div className={styles.body}>
        <Skeleton shape="wide" />
      </div>
    </div>
  );
}

/** Skeleton of a destination's content, below a picture and name that are already known. */
export function GuideSkeleton() {
  return (
    <Stack gap={4}>
      <div className={own.loading}>
        <Spinner label={LOADING_DESTINATION} showLabel />
      </div>
      <Skeleton shape="wide" />
    </Stack>
  );
}
