import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from '../../testing/inShell.tsx';
import { operationChecks } from '../../testing/settings.ts';
import { OperationView } from './OperationView.tsx';

const meta = {
  title: 'Settings/Operation',
  component: OperationView,
  args: {
    page: { state: 'loaded', data: operationChecks, outdated: null },
    isSending: false,
    sent: null,
    failure: null,
    onSend: fn(),
  },
  decorators: [inShell(deskRoutes.settings.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OperationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The checks could not be made.', retry: fn() } },
};
export const Sent: Story = {
  args: { sent: 'Sent to ada@club.example. It should arrive within a minute.' },
};
export const NotSent: Story = { args: { failure: 'The email was not sent.' } };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
