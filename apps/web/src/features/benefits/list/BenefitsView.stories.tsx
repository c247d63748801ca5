import { routes } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { benefitList } from '../../../testing/club.ts';
import { filters } from '../../../testing/filters.ts';
import { inShell } from '../../../testing/inShell.tsx';
import { notStored, withOfflineNotice } from '../../../testing/offline.tsx';
import { BenefitsView } from './BenefitsView.tsx';

const meta = {
  title: 'Benefits',
  component: BenefitsView,
  decorators: [inShell(routes.benefits.path)],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: {
    page: { state: 'loaded', data: benefitList, outdated: null },
    filters,
    redeemed: new Set(),
  },
} satisfies Meta<typeof BenefitsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const OneCategory: Story = { args: { filters: { ...filters, category: 'Dining' } } };
export const OneCategoryOnAPhone: Story = {
  args: { filters: { ...filters, category: 'Dining' } },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const EverythingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const OneCity: Story = { args: { filters: { ...filters, city: 'Paris' } } };
export const OneBenefit: Story = {
  args: { filters: { ...filters, category: 'Dining', city: 'Paris' } },
};
export const SomeRedeemedOnAPhone: Story = {
  args: { redeemed: new Set(benefitList.benefits.slice(0, 2).map(({ id }) => id)) },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const EmptyCombination: Story = {
  args: { filters: { ...filters, category: 'Wellness', city: 'Tokyo' } },
};
export const SomeRedeemed: Story = {
  args: { redeemed: new Set(benefitList.benefits.slice(0, 2).map(({ id }) => id)) },
};
export const EmptyCategory: Story = { args: { filters: { ...filters, category: 'Sailing' } } };
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: {
        ...benefitList,
        benefits: benefitList.benefits.map((benefit) => ({
          ...benefit,
          title: `${benefit.title} at Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch`,
          value: 'Complimentary for two, on weekdays',
        })),
      },
      outdated: null,
    },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const OneBenefitInAll: Story = {
  args: {
    page: {
      state: 'loaded',
      data: { ...benefitList, benefits: benefitList.benefits.slice(0, 1) },
      outdated: null,
    },
  },
};
export const NoBenefits: Story = {
  args: { page: { state: 'loaded', data: { ...benefitList, benefits: [] }, outdated: null } },
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const LoadingOnAPhone: Story = {
  ...Loading,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to fetch benefits', retry: fn() } },
};
export const Outdated: Story = {
  args: {
    page: { state: 'loaded', data: benefitList, outdated: { retry: fn() } },
    filters: { ...filters, category: 'Dining' },
  },
  tags: ['proof'],
};
export const Offline: Story = {
  args: { page: notStored },
  decorators: [withOfflineNotice],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
