import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from '../../testing/inShell.tsx';
import { invitations } from '../../testing/member.ts';
import { InviteAllView } from './InviteAll.tsx';

const run = { status: 'running', total: 290, sent: 118, waiting: 170 } as const;
const startedAt = '2030-02-01T09:00:00.000Z';

const meta = {
  title: 'Members/Invite All',
  component: InviteAllView,
  args: {
    invitations,
    hasResult: false,
    onClose: fn(),
    asked: null,
    pending: null,
    failure: null,
    onAsk: fn(),
    onStart: fn(),
    onStop: fn(),
  },
  decorators: [inShell(deskRoutes.members.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InviteAllView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Asked: Story = { args: { asked: 290 } };
export const AskedWithoutMailServer: Story = {
  args: { asked: 290, invitations: { ...invitations, isMailFiled: true } },
};
export const Failed: Story = {
  args: { asked: 290, failure: 'The server did not respond. Please try again.' },
};
export const Sending: Story = {
  args: { invitations: { ...invitations, notInvited: 170, run: { ...run, startedAt } } },
};
export const Stopped: Story = {
  args: {
    invitations: {
      ...invitations,
      notInvited: 170,
      run: { ...run, status: 'stopped', waiting: 0, startedAt },
    },
  },
};
export const Sent: Story = {
  args: {
    hasResult: true,
    invitations: {
      ...invitations,
      notInvited: 0,
      run: { ...run, status: 'done', sent: 290, waiting: 0, startedAt },
    },
  },
};
export const InTheDark: Story = { ...Sending, globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = {
  ...Sending,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
