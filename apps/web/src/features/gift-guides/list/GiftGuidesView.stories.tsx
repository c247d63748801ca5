import { routes } from '@parlour/core';
import type { PageData } from '@parlour/app/data';
import type { GiftGuideList } from '@parlour/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { giftGuideList } from '../../../testing/club.ts';
import { inShell } from '../../../testing/inShell.tsx';
import { GiftGuidesView } from './GiftGuidesView.tsx';

const empty: PageData<GiftGuideList> = {
  state: 'loaded',
  data: { guides: [], publicGuides: [], personalizedGuides: [], totalCount: 0 },
  outdated: null,
};

const meta = {
  title: 'Gift guides',
  component: GiftGuidesView,
  decorators: [inShell(routes.giftGuides.path)],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: {
    page: { state: 'loaded', data: giftGuideList, outdated: null },
    tab: 'member',
    onTabChange: fn(),
    onRequest: fn(),
  },
} satisfies Meta<typeof GiftGuidesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const MemberOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const Personal: Story = { args: { tab: 'personal' } };
export const NoMemberGuides: Story = { args: { page: empty } };
export const NoPersonalGuides: Story = { args: { page: empty, tab: 'personal' } };
export const NoPersonalGuidesOnAPhone: Story = {
  ...NoPersonalGuides,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: {
        ...giftGuideList,
        publicGuides: giftGuideList.publicGuides.map((guide) => ({
          ...guide,
          name: `${guide.name} of Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch`,
          description: guide.description.repeat(4),
        })),
      },
      outdated: null,
    },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to fetch gift guides', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { state: 'loaded', data: giftGuideList, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
