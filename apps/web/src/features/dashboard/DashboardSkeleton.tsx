import { ClubPicture } from '@parlour/app/pictures';
import { UPCOMING_EVENTS } from '@parlour/core';
import { Skeleton, Spinner, Stack, VisuallyHidden } from '@parlour/ui';
import * as sections from './DashboardSection.css.ts';
import * as styles from './DashboardSkeleton.css.ts';

/** Skeleton of the carousel, already with the picture of its first slide where the page came with one. */
export function CarouselSkeleton({ picture }: { picture: string | undefined }) {
  return (
    <div className={styles.carousel}>
      <VisuallyHidden>
        <Spinner label="Loading the dashboard" />
      </VisuallyHidden>
      <div className={styles.slide}>
        {picture === undefined ? (
          <Skeleton shape="hero" />
        ) : (
          <ClubPicture src={picture} kind="slide" ratio="hero" isFirst />
        )}
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

const cards = [1, 2, 3, 4];

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
