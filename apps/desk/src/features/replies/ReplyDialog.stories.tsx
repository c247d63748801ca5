import type { CannedReply, NewCannedReply } from '@parlour/contract/staff';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName, longWord } from '../../testing/long.ts';
import { replies } from '../../testing/replies.ts';
import { ManagedDialogView, type ManagedDialogViewProps } from './ManagedDialog.tsx';
import { replyKind } from './ReplyDialog.tsx';

const [, theirs = null] = replies;

const meta = {
  title: 'Dialogs/Change a reply',
  component: ManagedDialogView<CannedReply, NewCannedReply>,
  args: {
    kind: replyKind,
    title: 'New Reply',
    draft: { title: '', text: '' },
    isPending: false,
    failure: null,
    theirs: null,
    onChange: fn(),
    onTakeTheirs: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<ManagedDialogViewProps<CannedReply, NewCannedReply>>;
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
export const ChangedMeanwhile: Story = {
  args: { title: 'Change Reply', draft, theirs },
};
export const Saving: Story = { args: { draft, isPending: true } };
export const LongWords: Story = {
  args: {
    draft: { title: longName, text: longName },
    failure: { field: 'text', message: `{${longWord}} cannot be filled in.` },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { args: { draft }, globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = {
  args: { draft },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
