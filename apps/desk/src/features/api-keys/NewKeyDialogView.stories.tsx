import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName } from '../../testing/long.ts';
import { NewKeyDialogView } from './ApiKeyDialog.tsx';

const meta = {
  title: 'Dialogs/Create an API key',
  component: NewKeyDialogView,
  args: {
    draft: { name: 'CRM', permissions: ['member.read'], lastDay: '2031-01-02' },
    isPending: false,
    failure: null,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewKeyDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Blank: Story = { args: { draft: { name: '', permissions: [], lastDay: '' } } };
export const Refused: Story = {
  args: {
    failure: {
      field: 'expiresAt',
      message: 'expiresAt must be to come, and at most 730 days ahead.',
    },
  },
};
export const Failed: Story = {
  args: { failure: { field: null, message: 'The API key was not created.' } },
};
export const LongWords: Story = {
  args: {
    draft: { name: longName, permissions: [], lastDay: '2031-01-02' },
    failure: { field: 'name', message: `Another key is called ${longName}.` },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
