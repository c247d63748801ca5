import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName, longWord } from '../../testing/long.ts';
import { MembershipDialogView } from './MembershipDialog.tsx';

const meta = {
  title: 'Dialogs/Suspend or end a membership',
  component: MembershipDialogView,
  args: {
    action: 'end',
    name: 'Grace Okafor',
    reason: 'Moved abroad',
    typedName: 'Grace Okafor',
    isPending: false,
    failure: null,
    onReasonChange: fn(),
    onNameChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MembershipDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {};
export const NotConfirmed: Story = { args: { typedName: 'Grace' } };
export const Suspend: Story = { args: { action: 'suspend' } };
export const Reactivate: Story = { args: { action: 'reactivate' } };
export const Failed: Story = {
  args: { failure: { field: 'version', message: 'This member was changed meanwhile.' } },
};
export const LongWords: Story = {
  args: { name: longName, reason: longWord, typedName: longWord },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
