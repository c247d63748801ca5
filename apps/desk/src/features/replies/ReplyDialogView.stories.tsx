import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ReplyDialogView } from './ReplyDialogView.tsx';

const meta = {
  title: 'Dialogs/Change a reply',
  component: ReplyDialogView,
  args: {
    title: 'New Reply',
    draft: { title: '', text: '' },
    isPending: false,
    failure: null,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReplyDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

const draft = { title: 'Table booked', text: 'Dear {member.name}, your table is booked.' };

export const Empty: Story = {};
export const Filled: Story = { args: { title: 'Change Reply', draft } };
export const UnknownSlot: Story = {
  args: { draft, failure: { field: 'text', message: '{member.name} cannot be filled in.' } },
};
export const Failed: Story = {
  args: { draft, failure: { field: null, message: 'The reply was not added.' } },
};
export const Saving: Story = { args: { draft, isPending: true } };
export const InTheDark: Story = { args: { draft }, globals: { theme: 'dark' } };
export const OnAPhone: Story = { args: { draft }, globals: { viewport: { value: 'phone' } } };
