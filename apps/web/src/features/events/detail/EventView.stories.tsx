import { splitPastAndUpcoming } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { EventRegistration } from '../../registrations/useRegistration.ts';
import { club, visitor } from '../../../testing/club.ts';
import { shareButton } from '../../../testing/shareButton.tsx';
import { NOW } from '../../../testing/today.ts';
import { EventView } from './EventView.tsx';

const event = splitPastAndUpcoming(club.events, NOW).upcoming.find(({ url }) => url !== null)!;
const loaded = { state: 'loaded', data: event, outdated: null } as const;

const registration: EventRegistration = {
  registering: new Set(),
  outcome: null,
  onRegister: fn(),
  onDismiss: fn(),
};

const meta = {
  component: EventView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: { page: loaded, visitor: null, registration, now: NOW },
} satisfies Meta<typeof EventView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { args: { share: shareButton } };
export const MemberOnAPhone: Story = { ...Member, globals: { viewport: { value: 'phone' } } };
export const Registering: Story = {
  args: { registration: { ...registration, registering: new Set([event.id]) } },
};
export const Registered: Story = {
  args: {
    registration: {
      ...registration,
      outcome: {
        state: 'registered',
        eventTitle: event.title,
        confirmationNumber: 'RG-7K2M9X41QD',
      },
    },
  },
};
export const RegistrationFailed: Story = {
  args: { registration: { ...registration, outcome: { state: 'failed' } } },
};
export const Over: Story = { args: { now: new Date('2099-01-01T00:00:00Z') } };
export const Visitor: Story = { args: { visitor } };
export const VisitorOnAPhone: Story = { ...Visitor, globals: { viewport: { value: 'phone' } } };
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
};
export const NotFound: Story = { args: { page: { state: 'missing' } } };
export const NotFoundForAVisitor: Story = {
  args: { page: { state: 'missing' }, visitor },
};
export const Idle: Story = { args: { page: { state: 'idle' } } };
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to fetch event', retry: fn() } },
};
export const Outdated: Story = { args: { page: { ...loaded, outdated: { retry: fn() } } } };
