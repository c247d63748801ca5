import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskRoutes } from '@parlour/core/routes';
import { fn } from 'storybook/test';
import { inShell } from '../../testing/inShell.tsx';
import { crm, deliveries, deliveryPage, failing } from '../../testing/webhooks.ts';
import { WebhookView } from './WebhookView.tsx';

const loaded = (data: typeof deliveryPage) => ({ state: 'loaded', data, outdated: null }) as const;

const meta = {
  title: 'Webhooks/Webhook',
  component: WebhookView,
  args: {
    page: loaded(deliveryPage),
    isFirstPage: true,
    now: new Date('2030-02-01T09:00:00Z'),
    timeZone: 'UTC',
    pending: null,
    failure: null,
    onTask: fn(),
    onTest: fn(),
    onSendAgain: fn(),
    onRefresh: fn(),
    onGo: fn(),
  },
  decorators: [inShell(deskRoutes.webhooks.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WebhookView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const NoMessages: Story = {
  args: {
    page: loaded({ webhook: { ...crm, lastDeliveredAt: null }, deliveries: [], next: null }),
  },
};
export const Failing: Story = {
  args: { page: loaded({ ...deliveryPage, webhook: failing, next: 'delivery-0' }) },
};
export const Renewed: Story = {
  args: {
    page: loaded({
      ...deliveryPage,
      webhook: { ...deliveryPage.webhook, formerSecretUntil: '2030-02-02T08:00:00.000Z' },
    }),
  },
};
export const NotSent: Story = { args: { failure: 'The test was not sent.' } };
export const Missing: Story = { args: { page: { state: 'missing' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The messages could not be loaded.', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { ...loaded(deliveryPage), outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: loaded({
      ...deliveryPage,
      webhook: {
        ...failing,
        name: 'Mitgliederverwaltungssystemschnittstelle der Gesellschaft',
        url: 'https://integrations.enterprise-customer-relationship-management.example/parlour/incoming/messages',
      },
      deliveries: deliveries.map((delivery) => ({
        ...delivery,
        lastIssue: 'The connection failed (UNABLE_TO_GET_ISSUER_CERTIFICATE_LOCALLY).',
      })),
    }),
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
