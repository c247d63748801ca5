import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longEmail } from '../../testing/long.ts';
import { EmailDialogView } from './MemberDialog.tsx';

const meta = {
  title: 'Dialogs/Change the email of a member',
  component: EmailDialogView,
  args: {
    present: 'grace@example.com',
    email: 'grace@new.example',
    isPending: false,
    failure: null,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EmailDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entered: Story = {};
export const Blank: Story = { args: { email: '' } };
export const Failed: Story = {
  args: { failure: { field: 'email', message: 'Another member has this email address.' } },
};
export const LongWords: Story = {
  args: { present: longEmail, email: longEmail },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
