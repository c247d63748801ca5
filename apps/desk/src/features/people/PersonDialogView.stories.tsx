import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longEmail, longName, longWord } from '../../testing/long.ts';
import { PersonDialogView } from './StaffDialog.tsx';

const meta = {
  title: 'Dialogs/Invite a colleague',
  component: PersonDialogView,
  args: {
    title: 'Invite a Colleague',
    person: { firstName: 'Nora', lastName: 'Bell', email: '' },
    roles: ['concierge'],
    submitLabel: 'Send Invitation',
    pendingLabel: 'Sending...',
    isPending: false,
    failure: null,
    onPersonChange: fn(),
    onRolesChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PersonDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invitation: Story = {};
export const Roles: Story = {
  args: { title: 'Roles of Theo Lindqvist', person: null, submitLabel: 'Save Roles' },
};
export const NoRole: Story = { args: { roles: [] } };
export const Failed: Story = {
  args: { failure: 'Somebody of staff has this email already.' },
};
export const LongWords: Story = {
  args: {
    title: `Roles of ${longName}`,
    person: { firstName: longWord, lastName: longName, email: longEmail },
    failure: `Somebody of staff has the email ${longEmail} already.`,
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
