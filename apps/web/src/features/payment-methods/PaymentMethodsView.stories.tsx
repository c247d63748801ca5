import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { paymentMethods } from '../../testing/club.ts';
import { paymentMethodsArgs } from '../../testing/profileArgs.tsx';
import { PaymentMethodsView } from './PaymentMethodsView.tsx';

const [card, other] = paymentMethods;
const listOf = (cards: typeof paymentMethods) =>
  ({ state: 'loaded', data: cards, outdated: null }) as const;

const meta = {
  title: 'Parts/Payment methods',
  component: PaymentMethodsView,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: paymentMethodsArgs,
} satisfies Meta<typeof PaymentMethodsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const Expired: Story = {
  args: { page: listOf([{ ...card!, expiryMonth: 10, expiryYear: 2026 }, other!]) },
};
export const LongWords: Story = {
  args: {
    page: listOf([
      {
        ...card!,
        brand: 'American Express',
        description: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        cardholderName: 'Maximiliana-Theodora Featherstonehaugh-Cholmondeley of Marchbanks',
        expiryYear: 2020,
      },
    ]),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Empty: Story = { args: { page: listOf([]) } };
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to fetch payment methods', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { ...listOf(paymentMethods), outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const DeletionAsked: Story = { args: { deletion: { item: card!, stage: 'asked' } } };
export const DeletionAskedOnAPhone: Story = {
  ...DeletionAsked,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Deleting: Story = { args: { deletion: { item: card!, stage: 'deleting' } } };
export const DeletionFailed: Story = {
  args: { deletion: { item: card!, stage: 'failed', message: 'Failed to delete card.' } },
};
