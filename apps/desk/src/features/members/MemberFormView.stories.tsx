import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longEmail, longName, longWord } from '../../testing/long.ts';
import { member } from '../../testing/member.ts';
import { draftOf, emptyMember } from './memberDraft.ts';
import { MemberFormView } from './MemberFormView.tsx';

const meta = {
  title: 'Dialogs/Invite a member',
  component: MemberFormView,
  args: {
    title: 'Invite a Member',
    submitLabel: 'Send Invitation',
    pendingLabel: 'Sending...',
    draft: { ...emptyMember, firstName: 'Nora', lastName: 'Quist' },
    isNew: true,
    today: '2030-02-01',
    isPending: false,
    failure: null,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MemberFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invitation: Story = {};
export const Profile: Story = {
  args: {
    title: 'Edit Profile',
    submitLabel: 'Save Profile',
    draft: draftOf(member),
    isNew: false,
  },
};
export const Failed: Story = {
  args: { failure: { field: 'email', message: 'Another member has this email address.' } },
};
export const Sending: Story = { args: { isPending: true } };
export const LongWords: Story = {
  args: {
    draft: { ...emptyMember, firstName: longWord, lastName: longName, email: longEmail },
    failure: { field: 'email', message: `Another member has the email ${longEmail}.` },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
