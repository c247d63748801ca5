import type { Benefit, Destination, Event } from '@parlour/contract';
import { routes, type Slide } from '@parlour/core';
import {
  Carousel,
  Container,
  EmptyState,
  InlineAlert,
  PageHeading,
  Stack,
  TextLink,
} from '@parlour/ui';
import { memo } from 'react';
import { BenefitTeaser } from '../../components/teasers/BenefitTeaser.tsx';
import { DestinationTeaser } from '../../components/teasers/DestinationTeaser.tsx';
import { EventTeaser } from '../../components/teasers/EventTeaser.tsx';
import { CarouselSkeleton } from './DashboardSkeleton.tsx';
import { DashboardSection, type SectionItems } from './DashboardSection.tsx';
import { NextForYou } from './NextForYou.tsx';
import { toCarouselSlide } from './slides.tsx';
import type { OwnItems } from './useOwnItems.ts';

/** A value, or `loading` until it has arrived. */
export type Loadable<Value> = Value | 'loading';

export type DashboardViewProps = {
  /** The member's day, formatted. */
  day: string;
  /** The heading: a greeting of the time of day, with the member's first name where it is known. */
  greeting: string;
  /** Summary of the coming week, null until it is known. It leads to the week's events if there are any. */
  week: { summary: string; hasEvents: boolean } | null;
  /** The slides, the index of the current one, and what its controls do. */
  carousel: {
    slides: Loadable<readonly Slide[]>;
    /** The URL of the first slide's picture, if it is known before the slides. */
    firstPicture?: string | undefined;
    current: number;
    onPrevious: () => void;
    onNext: () => void;
    onSelect: (index: number) => void;
  };
  /** The events of the day with the state of their list. */
  events: SectionItems<Event>;
  /** The benefits of the day with the state of their list. */
  benefits: SectionItems<Benefit>;
  /** The destinations of the day with the state of their list. */
  destinations: SectionItems<Destination>;
  /** Whether the club has none of all three yet, which is said once in their place. */
  isClubEmpty: boolean;
  /** What concerns this member alone: the next booking, the personal guide, and what has a mark. */
  own: OwnItems;
  /** Set if some of the shown data could not be refreshed. */
  outdated: { readonly retry: () => void } | null;
};

/** A no-break space reserves the height of a line. An ordinary space would collapse. */
const LINE = '\u00a0';

/** The club's front page: upcoming events, featured benefits and trending destinations. */
export function DashboardView(props: DashboardViewProps) {
  const { day, greeting, week, carousel, own, outdated, isClubEmpty } = props;
  const { slides, firstPicture, ...moves } = carousel;
  return (
    <Container>
      <Stack gap={16}>
        <Stack gap={8}>
          <PageHeading
            eyebrow={day}
            title={greeting}
            intro={week === null ? LINE : <Week {...week} />}
          />
          <NextForYou
            next={own.next}
            hasEvents={props.events !== 'none'}
            hasBenefits={props.benefits !== 'none'}
          />
          {outdated === null ? null : (
            <InlineAlert action={{ label: 'Try Again', onAction: outdated.retry }}>
              The latest could not be loaded. Cached data is shown.
            </InlineAlert>
          )}
          {slides === 'loading' ? (
            <CarouselSkeleton picture={firstPicture} />
          ) : slides.length === 0 ? null : (
            <Carousel label="Featured" slides={slides.map(toCarouselSlide)} {...moves} />
          )}
        </Stack>
        {isClubEmpty ? (
          <EmptyState title={EMPTY_CLUB} text={EMPTY_CLUB_TEXT} />
        ) : (
          <Sections
            events={props.events}
            benefits={props.benefits}
            destinations={props.destinations}
            own={own}
          />
        )}
      </Stack>
    </Container>
  );
}

const EMPTY_CLUB = 'Your club is being prepared';
const EMPTY_CLUB_TEXT =
  'Events, benefits and destinations appear here as the club adds them. The concierge takes your requests already.';

type SectionsProps = Pick<DashboardViewProps, 'events' | 'benefits' | 'destinations' | 'own'>;

/** Drawn anew only when one of its lists has changed, since they are most of the page. */
const Sections = memo(function Sections({ events, benefits, destinations, own }: SectionsProps) {
  return (
    <>
      <DashboardSection
        title="Upcoming Events"
        allPath={routes.events.path}
        layout="events"
        items={events}
        render={(event) => (
          <EventTeaser event={event} isRegistered={own.registered.has(event.id)} />
        )}
      />
      <DashboardSection
        title="Featured Benefits"
        allPath={routes.benefits.path}
        layout="benefits"
        items={benefits}
        render={(benefit) => (
          <BenefitTeaser
            benefit={benefit}
            isRedeemed={own.redeemed.has(benefit.id)}
            sizes={BENEFIT_SIZES}
          />
        )}
      />
      <DashboardSection
        title="Trending Destinations"
        allPath={routes.destinations.path}
        layout="destinations"
        items={destinations}
        render={(destination) => <DestinationTeaser destination={destination} />}
      />
    </>
  );
});

/** Two in a row below the lg width, four from there, with the edges that their frames crop. */
const BENEFIT_SIZES = '(min-width: 1264px) 338px, (min-width: 1024px) 27vw, 52vw';

function Week({ summary, hasEvents }: NonNullable<DashboardViewProps['week']>) {
  return hasEvents ? (
    <TextLink href={`${routes.events.path}?when=week`}>{summary}</TextLink>
  ) : (
    summary
  );
}
