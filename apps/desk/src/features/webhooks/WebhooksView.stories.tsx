import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskRoutes } from '@parlour/core/routes';
import { fn } from 'storybook/test';
import { inShell } from '../../testing/inShell.tsx';
import { webhooks } from '../../testing/webhooks.ts';
import { WebhooksView } from './WebhooksScreen.tsx';

const meta = {
  title: 'Webhooks/List',
  component: WebhooksView,
  args: {
    page: { state: 'loaded', data: webhooks, outdated: null },
    now: new Date('2030-02-01T09:00:00Z'),
    timeZone: 'UTC',
    onAdd: fn(),
  },
  decorators: [inShell(deskRoutes.webhooks.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WebhooksView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const NoWebhooks: Story = {
  args: { page: { state: 'loaded', data: [], outdated: null } },
};
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The webhooks could not be loaded.', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { state: 'loaded', data: webhooks, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: webhooks.map((webhook) => ({
        ...webhook,
        name: 'Mitgliederverwaltungssystemschnittstelle der Gesellschaft',
        url: `https://integrations.enterprise-customer-relationship-management.example/parlour/${webhook.id}/incoming/messages`,
        waiting: 123_456,
      })),
      outdated: null,
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
