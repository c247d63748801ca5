import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from '../../testing/inShell.tsx';
import { macros } from '../../testing/macros.ts';
import { MacrosView } from './MacrosView.tsx';

const meta = {
  title: 'Replies/Macros',
  component: MacrosView,
  args: {
    page: { state: 'loaded', data: macros, outdated: null },
    mayChange: true,
    onAdd: fn(),
    onAction: fn(),
  },
  decorators: [inShell(deskRoutes.replies.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MacrosView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const ForAConcierge: Story = { args: { mayChange: false } };
export const Empty: Story = { args: { page: { state: 'loaded', data: [], outdated: null } } };
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The macros could not be loaded.', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { state: 'loaded', data: macros, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: macros.map((macro) => ({
        ...macro,
        moves: ['reopen', 'take', 'await_vendor', 'resume', 'ask'],
        text: `${macro.text}\n\n`.repeat(4).trim(),
        tags: ['follow-up', 'anniversary', 'waiting for the vendor'],
      })),
      outdated: null,
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
