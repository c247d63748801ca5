import { splitPastAndUpcoming, routes } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { club, registrationOf, visitor } from '../../../testing/club.ts';
import { shareButton } from '../../../testing/shareButton.tsx';
import { registeredFor, registrationArgs } from '../../../testing/registrationArgs.ts';
import { NOW } from '../../../testing/today.ts';
import { inShell } from '../../../testing/inShell.tsx';
import { EventView } from './EventView.tsx';

const event = splitPastAndUpcoming(club.events, NOW).upcoming.find(({ url }) => url !== null)!;
const loaded = { state: 'loaded', data: event, outdated: null } as const;

const meta = {
  title: 'Event',
  component: EventView,
  decorators: [inShell(routes.event.path)],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: { page: loaded, visitor: null, registration: registrationArgs, now: NOW, onAsk: fn() },
} satisfies Meta<typeof EventView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { args: { share: shareButton } };
export const MemberOnAPhone: Story = {
  ...Member,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Registering: Story = {
  args: { registration: { ...registrationArgs, pending: new Set([event.id]) } },
};
export const Registered: Story = {
  args: {
    registration: {
      ...registrationArgs,
      outcome: {
        state: 'registered',
        eventTitle: event.title,
        confirmationNumber: registrationOf(event.id)!.confirmationNumber,
      },
    },
  },
};
export const RegistrationFailed: Story = {
  args: {
    registration: { ...registrationArgs, outcome: { state: 'failed', command: 'register' } },
  },
};
export const LoadingRegistrations: Story = {
  args: { registration: { ...registrationArgs, own: null } },
};
export const OwnRegistration: Story = { args: { registration: registeredFor(event.id) } };
export const OwnRegistrationOnAPhone: Story = {
  ...OwnRegistration,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const AskingToCancel: Story = {
  args: { registration: { ...registeredFor(event.id), question: { event, isPending: false } } },
};
export const Canceling: Story = {
  args: {
    registration: {
      ...registeredFor(event.id),
      pending: new Set([event.id]),
      question: { event, isPending: true },
    },
  },
};
export const Canceled: Story = {
  args: {
    registration: { ...registrationArgs, outcome: { state: 'canceled', eventTitle: event.title } },
  },
};
export const CancellationFailed: Story = {
  args: {
    registration: {
      ...registeredFor(event.id),
      outcome: { state: 'failed', command: 'cancel' },
    },
  },
};
export const OverAndRegistered: Story = {
  args: { registration: registeredFor(event.id), now: new Date('2099-01-01T00:00:00Z') },
};
export const Over: Story = { args: { now: new Date('2099-01-01T00:00:00Z') } };
export const Visitor: Story = { args: { visitor } };
export const VisitorOnAPhone: Story = {
  ...Visitor,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const VisitorWithoutMembershipSite: Story = {
  args: { visitor: { ...visitor, membershipUrl: null } },
};
export const LittleKnown: Story = {
  args: {
    page: {
      ...loaded,
      data: {
        ...event,
        category: null,
        description: '',
        endDate: null,
        imageUrl: null,
        location: null,
        url: null,
      },
    },
  },
};
export const LongWords: Story = {
  args: {
    page: {
      ...loaded,
      data: {
        ...event,
        title: 'An Evening at Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Assembly Rooms',
        startDate: '2098-12-31T20:00:00Z',
        endDate: '2099-01-02T02:00:00Z',
        url: 'a-house-with-a-name-that-is-longer-than-any-line.club.example',
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const NotFound: Story = { args: { page: { state: 'missing' } } };
export const NotFoundForAVisitor: Story = {
  args: { page: { state: 'missing' }, visitor },
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to fetch event', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { ...loaded, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
