import { routes } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { club, redemptionOfToday, visitor } from '../../../testing/club.ts';
import { shareButton } from '../../../testing/shareButton.tsx';
import { NOW } from '../../../testing/today.ts';
import { inShell } from '../../../testing/inShell.tsx';
import { BenefitView } from './BenefitView.tsx';

const [benefit] = club.benefits;
const code = redemptionOfToday(benefit!.id)!;
const loaded = { state: 'loaded', data: benefit!, outdated: null } as const;

const meta = {
  title: 'Benefit',
  component: BenefitView,
  decorators: [inShell(routes.benefit.path)],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: {
    page: loaded,
    visitor: null,
    redemption: { state: 'idle' },
    onRedeem: fn(),
    onDismiss: fn(),
    code: null,
    now: NOW,
    onAsk: fn(),
  },
} satisfies Meta<typeof BenefitView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { args: { share: shareButton } };
export const MemberOnAPhone: Story = {
  ...Member,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Redeeming: Story = { args: { redemption: { state: 'redeeming' } } };
export const Redeemed: Story = {
  args: {
    redemption: {
      state: 'redeemed',
      redemption: code,
    },
  },
};
export const OwnCode: Story = { args: { code } };
export const OwnCodeOnAPhone: Story = {
  ...OwnCode,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const RedeemingAgain: Story = { args: { code, redemption: { state: 'redeeming' } } };
export const RedemptionFailed: Story = { args: { redemption: { state: 'failed' } } };
export const Expired: Story = { args: { now: new Date('2099-01-01T00:00:00Z') } };
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
        ...benefit!,
        category: null,
        city: null,
        country: null,
        description: '',
        expiresAt: null,
        imageUrl: null,
        memberBenefitDescription: '',
        state: null,
        value: null,
        website: null,
      },
    },
  },
};
export const LongWords: Story = {
  args: {
    page: {
      ...loaded,
      data: {
        ...benefit!,
        title: 'An Afternoon among the Instruments of the Royal Conservatory, with the Luthier',
        city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        website: 'a-house-with-a-name-that-is-longer-than-any-line.club.example',
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const NotFoundForAVisitor: Story = {
  args: { page: { state: 'missing' }, visitor },
};
export const NotFound: Story = { args: { page: { state: 'missing' } } };
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to fetch benefit', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { ...loaded, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
