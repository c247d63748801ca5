import { carouselSlides, routes, selectFeaturedItems } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { club, redemptionOfToday, registrationOf } from '../../testing/club.ts';
import { NOW, TODAY } from '../../testing/today.ts';
import { bookedDinner } from '../../testing/requests.ts';
import { inShell } from '../../testing/inShell.tsx';
import { withOfflineNotice } from '../../testing/offline.tsx';
import { DashboardView } from './DashboardView.tsx';
import { greeting, weekSummary } from './DashboardScreen.tsx';
import type { NextCard, NextStripe } from './NextCards.tsx';
import { nextCard } from './ownItems.ts';
import type { OwnItems } from './useOwnItems.ts';

const { events, benefits, destinations, slides, ...featured } = selectFeaturedItems({
  ...club,
  isComplete: true,
  memberId: 'member-1',
  now: NOW,
  day: TODAY,
});
const concierge: NextStripe = {
  isWaiting: false,
  title: 'Your Concierge',
  text: 'A table, a car, two seats: tell us what you have in mind.',
  path: '/requests',
  action: { label: 'My Requests', path: '/requests' },
};
const guide: NextStripe = {
  isWaiting: false,
  title: 'Your Gift Guide',
  text: 'For Rosalind',
  path: '/gift-guides/g1',
  action: { label: 'View Guide', path: '/gift-guides/g1' },
};
const question: NextStripe = {
  isWaiting: true,
  title: 'We Need Your Answer',
  text: 'There are two seats in the third row on the left, or four rows further back in the middle. Which do you prefer?',
  path: '/requests/request-3',
  action: { label: 'Answer', path: '/requests/request-3#reply' },
};
const ownOf = (cards: readonly NextCard[], stripe = concierge): OwnItems => ({
  next: { cards, stripe, missing: null },
  registered: new Set(),
  redeemed: new Set(),
});
const nothing = ownOf([]);
/** What is the member's own where the club could not be reached. */
const unreached: OwnItems = {
  ...nothing,
  next: { cards: [], stripe: concierge, missing: { retry: fn() } },
};
const nextEvent = nextCard({
  kind: 'registration',
  registration: registrationOf(events[0]!.id)!,
});
const nextDinner = nextCard({ kind: 'request', request: bookedDinner });
const nextCode = nextCard({ kind: 'code', code: redemptionOfToday(benefits[0]!.id)! });
const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
const longItems = {
  events: events.map((event) => ({
    ...event,
    title: `An Evening at ${longWord}`,
    location: `${longWord} Assembly Rooms`,
  })),
  benefits: benefits.map((benefit) => ({
    ...benefit,
    title: `${benefit.title} at ${longWord}`,
    value: 'Complimentary for two, on weekdays',
    provider: longWord,
  })),
  destinations: destinations.map((destination) => ({ ...destination, name: longWord })),
};
/** What a list has that could not be loaded. */
const failed = (text: string) => ({ text, onRetry: fn() });
const noEvents = failed('Failed to fetch events');
const noBenefits = failed('Failed to fetch benefits');
const noDestinations = failed('Failed to fetch destinations');
const noNetwork = failed('This list needs the network.');
const moves = { onPrevious: fn(), onNext: fn(), onSelect: fn() };

const meta = {
  title: 'Home',
  component: DashboardView,
  decorators: [inShell(routes.dashboard.path)],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: {
    day: 'Saturday, November 21',
    greeting: greeting('Rosalind Hale', NOW.getUTCHours()),
    week: { summary: weekSummary(featured.weekCount), hasEvents: true },
    carousel: { slides, current: 0, ...moves },
    events,
    benefits,
    destinations,
    own: nothing,
    isClubEmpty: false,
    outdated: null,
  },
} satisfies Meta<typeof DashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const LoadedOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const NextEvent: Story = { args: { own: ownOf([nextEvent]) } };
export const NextEventOnAPhone: Story = {
  ...NextEvent,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const NextCode: Story = { args: { own: ownOf([nextCode]) } };
export const ThreeNext: Story = {
  args: { own: ownOf([nextDinner, nextEvent, nextCode], question) },
  tags: ['picture'],
};
export const ThreeNextOnAPhone: Story = {
  ...ThreeNext,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const NextAndGuide: Story = { args: { own: ownOf([nextEvent], guide) } };
export const ReplyNeeded: Story = { args: { own: ownOf([], question) } };
export const BookingsPartlyMissing: Story = {
  args: {
    own: {
      ...nothing,
      next: { cards: [nextDinner], stripe: concierge, missing: { retry: fn() } },
    },
  },
};
export const BookingsFailed: Story = { args: { own: { ...nothing, next: 'failed' } } };
export const LongWords: Story = {
  args: {
    greeting: greeting(longWord, NOW.getUTCHours()),
    ...longItems,
    carousel: {
      slides: carouselSlides(longItems.events, longItems.benefits, longItems.destinations),
      current: 0,
      ...moves,
    },
    own: ownOf(
      [
        { ...nextDinner, title: `An Evening at ${longWord}`, facts: [longWord, longWord] },
        { ...nextCode, title: longWord, code: 'BN-4T8W-4T8W-4T8W' },
      ],
      { ...guide, text: `For ${longWord}` },
    ),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const LoadingNext: Story = { args: { own: { ...nothing, next: 'loading' } } };
export const RegisteredAndRedeemed: Story = {
  args: {
    own: {
      ...nothing,
      registered: new Set(events.slice(0, 1).map(({ id }) => id)),
      redeemed: new Set(benefits.slice(0, 1).map(({ id }) => id)),
    },
  },
};
export const LastSlide: Story = {
  args: { carousel: { slides, current: slides.length - 1, ...moves } },
};
export const Loading: Story = {
  args: {
    week: null,
    carousel: { slides: 'loading', current: 0, ...moves },
    events: 'loading',
    benefits: 'loading',
    destinations: 'loading',
  },
};
export const EventsFailed: Story = {
  args: {
    week: null,
    events: noEvents,
    carousel: { slides: carouselSlides([], benefits, destinations), current: 0, ...moves },
  },
};
export const Failed: Story = {
  args: {
    week: null,
    events: noEvents,
    benefits: noBenefits,
    destinations: noDestinations,
    own: unreached,
    carousel: { slides: [], current: 0, ...moves },
  },
};
export const EventsArrivedFirst: Story = {
  args: {
    carousel: { slides: carouselSlides(events, [], []), current: 0, ...moves },
    benefits: 'loading',
    destinations: 'loading',
  },
};
export const BenefitsFailed: Story = {
  args: {
    benefits: noBenefits,
    carousel: { slides: carouselSlides(events, [], destinations), current: 0, ...moves },
  },
};
export const DestinationsFailed: Story = {
  args: {
    destinations: noDestinations,
    carousel: { slides: carouselSlides(events, benefits, []), current: 0, ...moves },
  },
};
export const WithoutEvents: Story = {
  args: {
    week: { summary: weekSummary(0), hasEvents: false },
    events: 'none',
    carousel: { slides: carouselSlides([], benefits, destinations), current: 0, ...moves },
  },
};
export const Offline: Story = {
  args: {
    week: null,
    carousel: { slides: [], current: 0, ...moves },
    events: noNetwork,
    benefits: noNetwork,
    destinations: noNetwork,
    own: unreached,
  },
  decorators: [withOfflineNotice],
};
export const OneSlide: Story = {
  args: { carousel: { slides: slides.slice(0, 1), current: 0, ...moves } },
};
export const OneOfEach: Story = {
  args: {
    carousel: { slides: slides.slice(0, 1), current: 0, ...moves },
    events: events.slice(0, 1),
    benefits: benefits.slice(0, 1),
    destinations: destinations.slice(0, 1),
  },
};
export const NothingAtAll: Story = {
  args: {
    week: { summary: weekSummary(0), hasEvents: false },
    carousel: { slides: [], current: 0, ...moves },
    events: 'none',
    benefits: 'none',
    destinations: 'none',
    isClubEmpty: true,
  },
};
export const Outdated: Story = { args: { outdated: { retry: fn() } }, tags: ['proof'] };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
