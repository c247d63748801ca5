import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { shownKeys } from '../../../testing/shownKeys.ts';
import { KeysView } from './KeysView.tsx';

const meta = {
  title: 'Account/Ways to sign in',
  component: KeysView,
  args: shownKeys,
} satisfies Meta<typeof KeysView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Passkeys: Story = {};
export const AppAlone: Story = {
  args: {
    page: {
      state: 'loaded',
      data: { passkeys: [], hasTotp: true, recoveryCodesLeft: 1 },
      outdated: null,
    },
  },
};
export const Adding: Story = { args: { pending: 'passkey' } };
export const NotAdded: Story = {
  args: { failure: 'This device already has a passkey for the desk.' },
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Your keys could not be loaded.', retry: fn() } },
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
