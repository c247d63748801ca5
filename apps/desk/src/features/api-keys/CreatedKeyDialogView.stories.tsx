import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName } from '../../testing/long.ts';
import { CreatedKeyDialogView } from './ApiKeyDialog.tsx';

const meta = {
  title: 'Dialogs/A new API key',
  component: CreatedKeyDialogView,
  args: {
    name: 'CRM',
    secret: 'parlour_k3rR0s9dVb2mYt7Qe1xLw8uHn5cJ4zGfA6pI0oXvTqE',
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CreatedKeyDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Lost: Story = { args: { secret: null } };
export const LongWords: Story = {
  args: { name: longName },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
