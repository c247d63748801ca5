import { ALL_CATEGORIES } from '@parlour/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { benefitList } from '../../../testing/club.ts';
import { BenefitsView } from './BenefitsView.tsx';

const meta = {
  component: BenefitsView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: {
    page: { state: 'loaded', data: benefitList, outdated: null },
    category: ALL_CATEGORIES,
    onCategoryChange: fn(),
    redeemed: new Set(),
  },
} satisfies Meta<typeof BenefitsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const OneCategory: Story = { args: { category: 'Dining' } };
export const OneCategoryOnAPhone: Story = {
  args: { category: 'Dining' },
  globals: { viewport: { value: 'phone' } },
};
export const SomeRedeemed: Story = {
  args: { redeemed: new Set(benefitList.benefits.slice(0, 2).map(({ id }) => id)) },
};
export const EmptyCategory: Story = { args: { category: 'Sailing' } };
export const NoBenefits: Story = {
  args: { page: { state: 'loaded', data: { ...benefitList, benefits: [] }, outdated: null } },
};
export const Idle: Story = { args: { page: { state: 'idle' } } };
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to fetch benefits', retry: fn() } },
};
export const Outdated: Story = {
  args: {
    page: { state: 'loaded', data: benefitList, outdated: { retry: fn() } },
    category: 'Dining',
  },
};
