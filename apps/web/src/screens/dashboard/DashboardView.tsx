import type { Benefit, Destination, Event } from '@parlour/contract';
import { NO_EVENTS_FOUND, noBenefitsFound, ALL_CATEGORIES, type Slide } from '@parlour/core';
import { Banner, Carousel, Container, PageHeading, Stack } from '@parlour/ui';
import { BenefitCard } from '../../cards/BenefitCard.tsx';
import { DestinationCard } from '../../cards/DestinationCard.tsx';
import { EventCard } from '../../cards/EventCard.tsx';
import { CarouselSkeleton } from './DashboardSkeleton.tsx';
import { DashboardSection } from './DashboardSection.tsx';
import { toCarouselSlide } from './slides.tsx';

/** Something that may still be on its way. */
export type Arriving<Value> = Value | 'loading';

/** Props of {@link DashboardView}. */
export type DashboardViewProps = {
  /** The member's day in words. */
  day: string;
  greeting: string;
  /** How full the week is, once it is known. */
  week: string | null;
  carousel: {
    slides: Arriving<readonly Slide[]>;
    current: number;
    onPrevious: () => void;
    onNext: () => void;
    onSelect: (index: number) => void;
  };
  events: Arriving<readonly Event[]>;
  benefits: Arriving<readonly Benefit[]>;
  destinations: Arriving<readonly Destination[]>;
  /** Set when some of what is shown could not be refreshed. */
  outdated: { readonly retry: () => void } | null;
};

/** Holds the room of a line, which a blank that can be broken does not. */
const LINE = '\u00a0';

/** The club's front page: what is on, what is kept for the member, where to go. */
export function DashboardView(props: DashboardViewProps) {
  const { day, greeting, week, carousel, events, benefits, destinations, outdated } = props;
  const { slides, ...moves } = carousel;
  return (
    <Container>
      <Stack gap={16}>
        <Stack gap={8}>
          <PageHeading eyebrow={day} title={greeting} intro={week ?? LINE} />
          {outdated === null ? null : (
            <Banner action={{ label: 'Try Again', onAction: outdated.retry }}>
              The latest could not be loaded. Cached data is shown.
            </Banner>
          )}
          {slides === 'loading' ? (
            <CarouselSkeleton />
          ) : slides.length === 0 ? null : (
            <Carousel label="Featured" slides={slides.map(toCarouselSlide)} {...moves} />
          )}
        </Stack>
        <DashboardSection
          title="Upcoming Events"
          allPath="/events"
          layout="events"
          items={events}
          emptyText={NO_EVENTS_FOUND}
          render={(event) => <EventCard event={event} />}
        />
        <DashboardSection
          title="Featured Benefits"
          allPath="/member-benefits"
          layout="benefits"
          items={benefits}
          emptyText={noBenefitsFound(ALL_CATEGORIES)}
          render={(benefit) => <BenefitCard benefit={benefit} />}
        />
        <DashboardSection
          title="Trending Destinations"
          allPath="/destination-guides"
          layout="destinations"
          items={destinations}
          emptyText="No destinations found"
          render={(destination) => <DestinationCard destination={destination} />}
        />
      </Stack>
    </Container>
  );
}
