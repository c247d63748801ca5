import { UPCOMING_EVENTS } from '@parlour/core';
import { Skeleton, Spinner, Stack, VisuallyHidden } from '@parlour/ui';
import * as sections from './DashboardSection.css.ts';
import * as styles from './DashboardSkeleton.css.ts';

/** Skeleton of the carousel. */
export function CarouselSkeleton() {
  return (
    <div className={styles.carousel}>
      <VisuallyHidden>
        <Spinner label="Loading the dashboard" />
      </VisuallyHidden>
      <div className={styles.slide}>
        <Skeleton shape="picture" />
        <div className={styles.words}>
          <Skeleton width="third" />
          <Skeleton shape="title" />
          <Skeleton width="half" />
        </div>
      </div>
      <div className={styles.controls} />
    </div>
  );
}

const cards = ['first', 'second', 'third', 'fourth'];

/** Skeleton of a section's teasers. */
export function CardsSkeleton({ layout }: { layout: keyof typeof sections.cards }) {
  return (
    <div className={sections.cards[layout]}>
      {cards.slice(0, layout === 'events' ? UPCOMING_EVENTS : cards.length).map((card) => (
        <Stack key={card} gap={3}>
          <Skeleton shape={layout === 'destinations' ? 'portrait' : 'picture'} />
          <Skeleton width="third" />
          <Skeleton shape="title" width="half" />
        </Stack>
      ))}
    </div>
  );
}
