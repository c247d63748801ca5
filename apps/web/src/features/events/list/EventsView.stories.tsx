import { routes } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { club, eventList, registrationOf } from '../../../testing/club.ts';
import { filters } from '../../../testing/filters.ts';
import { registeredFor, registrationArgs } from '../../../testing/registrationArgs.ts';
import { NOW } from '../../../testing/today.ts';
import { inShell } from '../../../testing/inShell.tsx';
import { EventsView } from './EventsView.tsx';

const event = club.events[0]!;

const loaded = (events: typeof eventList.events) =>
  ({ state: 'loaded', data: { ...eventList, events }, outdated: null }) as const;

const meta = {
  title: 'Events',
  component: EventsView,
  decorators: [inShell(routes.events.path)],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: {
    page: loaded(eventList.events),
    filters,
    period: null,
    grouping: 'month',
    onGroupingChange: fn(),
    registration: { ...registrationArgs, onUndo: fn() },
    now: NOW,
  },
} satisfies Meta<typeof EventsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fails where a row of an event to come is higher than a limit, in pixels. */
const rowsAreAtMost = async (limit: number, canvasElement: HTMLElement) => {
  const rows = [...canvasElement.querySelectorAll('main li')].filter((row) =>
    row.checkVisibility(),
  );
  await expect(rows.length).toBeGreaterThan(3);
  await expect(
    Math.max(...rows.map((row) => row.getBoundingClientRect().height)),
  ).toBeLessThanOrEqual(limit);
};

export const Everything: Story = {};

export const EverythingOnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: ({ canvasElement }) => rowsAreAtMost(150, canvasElement),
  tags: ['proof'],
};
export const EverythingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => rowsAreAtMost(170, canvasElement),
  tags: ['proof'],
};
export const ByCategory: Story = { args: { grouping: 'category' } };
export const ByCategoryOnAPhone: Story = {
  ...ByCategory,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const OneCity: Story = { args: { filters: { ...filters, city: 'London' } } };
export const ThisWeek: Story = { args: { period: 'week' } };
export const EmptyCombination: Story = {
  args: { filters: { ...filters, category: 'Music', city: 'Oia' } },
};
export const OneCategory: Story = {
  args: { filters: { ...filters, category: 'Music' } },
};
export const PastEventsUnfolded: Story = {
  args: { filters: { ...filters, category: 'Art & Design' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/past events?$/));
  },
};
export const OnlyPastEvents: Story = { args: { now: new Date('2099-01-01T00:00:00Z') } };
export const Registering: Story = {
  args: {
    registration: { ...registrationArgs, pending: new Set([event.id]) },
    filters: { ...filters, category: 'Music' },
  },
};
export const Registered: Story = {
  args: {
    registration: {
      ...registrationArgs,
      onUndo: fn(),
      outcome: {
        state: 'registered',
        eventTitle: event.title,
        confirmationNumber: registrationOf(event.id)!.confirmationNumber,
      },
    },
  },
};
export const RegisteredOnAPhone: Story = {
  ...Registered,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const OwnRegistrations: Story = {
  args: {
    registration: registeredFor(...club.events.map(({ id }) => id)),
    filters: { ...filters, category: 'Music' },
  },
};
export const OwnRegistrationsOnAPhone: Story = {
  ...OwnRegistrations,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
/** At text of 200 % the badge breaks in no word. */
export const OwnRegistrationsInLargeText: Story = {
  args: OwnRegistrations.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    const word = document.createRange();
    word.selectNodeContents(canvas.getAllByText('Registered')[0]!);
    const lines = word.getClientRects().length;
    style.fontSize = '';
    await expect(lines).toBe(1);
  },
  tags: ['proof'],
};
export const RegistrationFailed: Story = {
  args: {
    registration: { ...registrationArgs, outcome: { state: 'failed', command: 'register' } },
  },
};
export const LongWordsAndNoPicture: Story = {
  args: {
    page: loaded([
      {
        ...event,
        title: 'An Evening at Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Assembly Rooms',
        startDate: '2098-12-31T20:00:00Z',
        endDate: '2099-01-02T02:00:00Z',
      },
      { ...event, id: 'bare', imageUrl: null, location: null, category: null, endDate: null },
    ]),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const EmptyCategory: Story = { args: { filters: { ...filters, category: 'Sailing' } } };
export const OneEvent: Story = { args: { page: loaded(eventList.events.slice(0, 1)) } };
export const NoEvents: Story = { args: { page: loaded([]) } };
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const LoadingOnAPhone: Story = {
  ...Loading,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to fetch events', retry: fn() } },
};
export const Outdated: Story = {
  args: {
    page: { ...loaded(eventList.events), outdated: { retry: fn() } },
    filters: { ...filters, category: 'Music' },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
