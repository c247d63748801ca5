import type { MemberRequest, Registration } from '@parlour/contract';
import { splitPastAndUpcoming, routes } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { club, redemptionOfToday, registrationOf } from '../../testing/club.ts';
import { registeredFor, registrationArgs } from '../../testing/registrationArgs.ts';
import { NOW } from '../../testing/today.ts';
import { inShell } from '../../testing/inShell.tsx';
import { notStored, withOfflineNotice } from '../../testing/offline.tsx';
import { bookedDinner, openRequests } from '../../testing/requests.ts';
import { BookingsView } from './BookingsView.tsx';
import type { BookingLists } from './useBookings.ts';

const { upcoming, past } = splitPastAndUpcoming(club.events, NOW);
const events = [...upcoming.slice(0, 2), ...past.slice(0, 2)];
const registrations = events.flatMap(({ id }) => registrationOf(id) ?? []);
const [first] = registrations;
const codes = club.benefits.slice(0, 3).flatMap(({ id }) => redemptionOfToday(id) ?? []);
const pastCodes = codes.slice(2).map((code) => ({
  ...code,
  redeemedAt: '2026-07-01T10:00:00Z',
  expiresAt: '2026-10-01T00:00:00Z',
}));
const loaded = <Data,>(data: Data) => ({ state: 'loaded', data, outdated: null }) as const;
const listsOf = (
  registered: readonly Registration[],
  requests: readonly MemberRequest[] = [],
): BookingLists => ({ registrations: registered, requests, missing: null });
const failed = (message: string) => ({ state: 'error', message, retry: fn() }) as const;

const meta = {
  title: 'My bookings',
  component: BookingsView,
  decorators: [inShell(routes.bookings.path)],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: {
    bookings: loaded(listsOf(registrations, [bookedDinner, openRequests[3]!])),
    codes: loaded([...codes.slice(0, 2), ...pastCodes]),
    registration: registeredFor(...events.map(({ id }) => id)),
    now: NOW,
  },
} satisfies Meta<typeof BookingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const EverythingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const PastUnfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const summary of canvas.getAllByText(/^\d past/)) await userEvent.click(summary);
  },
};
export const AskingToCancel: Story = {
  args: {
    registration: { ...registrationArgs, question: { event: first!.event, isPending: false } },
  },
};
export const Canceling: Story = {
  args: { registration: { ...registrationArgs, pending: new Set([first!.event.id]) } },
};
export const CancellationFailed: Story = {
  args: { registration: { ...registrationArgs, outcome: { state: 'failed', command: 'cancel' } } },
};
export const LongWords: Story = {
  args: {
    bookings: loaded(
      listsOf(
        [
          {
            ...first!,
            event: {
              ...first!.event,
              title: 'An Evening at Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
              location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Assembly Rooms',
              imageUrl: null,
            },
          },
        ],
        [
          {
            ...bookedDinner,
            subject: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
          },
        ],
      ),
    ),
    codes: loaded([
      {
        ...codes[0]!,
        benefit: {
          ...codes[0]!.benefit,
          title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        },
      },
    ]),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Hidden: Story = {
  args: {
    bookings: loaded(listsOf([{ ...first!, event: { ...first!.event, isHidden: true } }])),
    codes: loaded([{ ...codes[0]!, benefit: { ...codes[0]!.benefit, isHidden: true } }]),
  },
};
export const Nothing: Story = { args: { bookings: loaded(listsOf([])), codes: loaded([]) } };
export const OnlyPast: Story = {
  args: { bookings: loaded(listsOf(registrations.slice(2))), codes: loaded(pastCodes) },
};
export const Loading: Story = {
  args: { bookings: { state: 'loading' }, codes: { state: 'loading' } },
};
export const LoadingCodes: Story = { args: { codes: { state: 'loading' } } };
export const Failed: Story = {
  args: {
    bookings: failed('Failed to fetch registrations'),
    codes: failed('Failed to fetch codes'),
  },
};
export const Outdated: Story = {
  args: { bookings: { ...loaded(listsOf(registrations)), outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const PartlyMissing: Story = {
  args: {
    bookings: loaded({ ...listsOf(registrations.slice(0, 1)), missing: { retry: fn() } }),
  },
};
export const Offline: Story = {
  args: { bookings: notStored, codes: notStored },
  decorators: [withOfflineNotice],
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
