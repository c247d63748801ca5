import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskRoutes } from '@parlour/core/routes';
import { fn } from 'storybook/test';
import { inboxItems } from '../../testing/inbox.ts';
import { inShell } from '../../testing/inShell.tsx';
import { requestTime } from '../../testing/requests.ts';
import { InboxView } from './InboxView.tsx';

const data = { items: inboxItems, next: 'p2' };

const meta = {
  title: 'Requests/Inbox',
  component: InboxView,
  args: {
    page: { state: 'loaded', data, outdated: null },
    isFirst: true,
    pending: null,
    done: null,
    failure: null,
    notices: null,
    onAsk: fn(),
    now: requestTime,
    timeZone: 'UTC',
    onRead: fn(),
    onGo: fn(),
  },
  decorators: [inShell(deskRoutes.inbox.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InboxView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Read: Story = { args: { done: 'read' } };
export const NotRead: Story = { args: { failure: 'That you read this was not stored.' } };
export const MayAsk: Story = { args: { notices: 'default' } };
export const Notifies: Story = { args: { notices: 'granted' } };
export const MayNotNotify: Story = { args: { notices: 'denied' } };
export const Empty: Story = {
  args: { page: { state: 'loaded', data: { items: [], next: null }, outdated: null } },
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Your inbox could not be loaded.', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { state: 'loaded', data, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: {
        items: inboxItems.map((item) => ({
          ...item,
          memberName: 'Freiherr-von-Hohenstauffen-Donaudampfschifffahrtsgesellschaft',
          snippet: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2),
        })),
        next: null,
      },
      outdated: null,
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
