import type { Profile } from '@parlour/contract';
import { profileLoadFailureCopy, USER_NOT_AUTHENTICATED, routes } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { club, configuration, profile, sessions } from '../../testing/club.ts';
import { inShell } from '../../testing/inShell.tsx';
import { documentsArgs, paymentMethodsArgs, sessionsArgs } from '../../testing/profileArgs.tsx';
import { DocumentsView } from '../documents/DocumentsView.tsx';
import { PaymentMethodsView } from '../payment-methods/PaymentMethodsView.tsx';
import { SessionsView } from '../sessions/SessionsView.tsx';
import { ProfileView } from './ProfileView.tsx';

const loaded = (of: Profile) => ({ state: 'loaded', data: of, outdated: null }) as const;
const { profile: withoutPicture } = club.members[1]!;

const meta = {
  title: 'Profile',
  component: ProfileView,
  decorators: [inShell(routes.profile.path)],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: {
    page: loaded(profile),
    newsletterUrl: configuration.newsletterUrl,
    paymentMethods: <PaymentMethodsView {...paymentMethodsArgs} />,
    documents: <DocumentsView {...documentsArgs} />,
    sessions: <SessionsView {...sessionsArgs} />,
    views: null,
    onEdit: fn(),
    onRequestChange: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Member: Story = {};
export const MemberOnAPhone: Story = { globals: phone, tags: ['proof'] };
export const WithoutPicture: Story = { args: { page: loaded(withoutPicture) } };
export const LittleKnown: Story = {
  args: {
    page: loaded({
      ...withoutPicture,
      memberSince: null,
      dateOfBirth: null,
      phone: null,
      professional: { company: null, title: null, workEmail: null },
      address: { street: null, city: null, state: null, zipCode: null, country: null },
    }),
    newsletterUrl: null,
    paymentMethods: (
      <PaymentMethodsView {...paymentMethodsArgs} page={{ ...paymentMethodsArgs.page, data: [] }} />
    ),
    documents: <DocumentsView {...documentsArgs} page={{ ...documentsArgs.page, data: [] }} />,
    sessions: (
      <SessionsView {...sessionsArgs} page={{ ...sessionsArgs.page, data: sessions.slice(0, 1) }} />
    ),
  },
};
export const LongWords: Story = {
  args: {
    page: loaded({
      ...profile,
      firstName: 'Wolfgangamadeusjohannes',
      lastName: 'Hubert-Blaine-Wolfeschlegelsteinhausen',
      email: 'wolfgang.amadeus.johannes.hubert.blaine@a-house-with-a-long-name.club.example',
      professional: {
        ...profile.professional,
        title: 'Chairman of the Committee for the Preservation of Gardens',
      },
    }),
  },
  globals: phone,
  tags: ['proof'],
};
export const Loading: Story = {
  args: {
    page: { state: 'loading' },
    paymentMethods: <PaymentMethodsView {...paymentMethodsArgs} page={{ state: 'loading' }} />,
    documents: <DocumentsView {...documentsArgs} page={{ state: 'loading' }} />,
    sessions: <SessionsView {...sessionsArgs} page={{ state: 'loading' }} />,
  },
};
export const LoadingOnAPhone: Story = { ...Loading, globals: phone, tags: ['proof'] };
export const Failed: Story = {
  args: { page: { state: 'error', message: profileLoadFailureCopy.text, retry: fn() } },
};
export const FailedOnAPhone: Story = { ...Failed, globals: phone, tags: ['proof'] };
export const NobodySignedIn: Story = {
  args: { page: { state: 'error', message: USER_NOT_AUTHENTICATED, retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { ...loaded(profile), outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
