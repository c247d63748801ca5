import type { Profile } from '@parlour/contract';
import { profileLoadFailureCopy, USER_NOT_AUTHENTICATED } from '@parlour/core';
import { SectionHeading } from '@parlour/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { club, configuration, profile } from '../../testing/club.ts';
import { ProfileView } from './ProfileView.tsx';

const loaded = (of: Profile) => ({ state: 'loaded', data: of, outdated: null }) as const;
const { profile: withoutPicture } = club.members[1]!;

const meta = {
  component: ProfileView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: {
    page: loaded(profile),
    newsletterUrl: configuration.newsletterUrl,
    paymentMethods: <SectionHeading title="Payment Methods" />,
    documents: <SectionHeading title="Documents" />,
    sessions: <SectionHeading title="Signed-In Devices" />,
    onEdit: fn(),
    onRequestChange: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Member: Story = {};
export const MemberOnAPhone: Story = { globals: phone };
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
};
export const Idle: Story = { args: { page: { state: 'idle' } } };
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const LoadingOnAPhone: Story = { ...Loading, globals: phone };
export const Failed: Story = {
  args: { page: { state: 'error', message: profileLoadFailureCopy.text, retry: fn() } },
};
export const FailedOnAPhone: Story = { ...Failed, globals: phone };
export const NobodySignedIn: Story = {
  args: { page: { state: 'error', message: USER_NOT_AUTHENTICATED, retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { ...loaded(profile), outdated: { retry: fn() } } },
};
