import type { DeliveryPage, Webhook, WebhookDelivery } from '@parlour/contract/staff';

/** One that works. */
export const crm: Webhook = {
  id: 'webhook-1',
  name: 'The CRM',
  url: 'https://crm.example/parlour',
  events: ['member.created', 'member.changed', 'request.moved'],
  isActive: true,
  version: 3,
  createdAt: '2030-01-02T09:00:00.000Z',
  waiting: 0,
  givenUp: 0,
  lastDeliveredAt: '2030-02-01T08:30:00.000Z',
  issue: null,
  formerSecretUntil: null,
};

/** One that fails. */
export const failing: Webhook = {
  ...crm,
  id: 'webhook-2',
  name: 'Newsletter',
  url: 'https://letters.example/hooks',
  waiting: 12,
  givenUp: 2,
  issue: 'It responded with the status 503.',
};

/** One that is off. */
const off: Webhook = {
  ...crm,
  id: 'webhook-3',
  name: 'Wine cellar',
  url: 'https://cellar.example/',
  events: ['redemption.created'],
  isActive: false,
  lastDeliveredAt: null,
};

export const webhooks: readonly Webhook[] = [failing, crm, off];

const delivered: WebhookDelivery = {
  id: 'delivery-1',
  messageId: 'msg_0f9c2c3e-6a4e-4b0f-9d2b-0d6f4f1f7a11',
  event: 'member.changed',
  payload: '{"type":"member.changed"}',
  state: 'delivered',
  createdAt: '2030-02-01T08:29:58.000Z',
  tries: 1,
  dueAt: null,
  deliveredAt: '2030-02-01T08:30:00.000Z',
  lastStatus: 204,
  lastIssue: null,
};

export const deliveries: readonly WebhookDelivery[] = [
  {
    ...delivered,
    id: 'delivery-3',
    event: 'request.moved',
    state: 'waiting',
    createdAt: '2030-02-01T08:45:00.000Z',
    tries: 2,
    dueAt: '2030-02-01T09:20:00.000Z',
    deliveredAt: null,
    lastStatus: 503,
    lastIssue: 'It responded with the status 503.',
  },
  delivered,
  {
    ...delivered,
    id: 'delivery-0',
    event: 'webhook.test',
    state: 'given_up',
    createdAt: '2030-01-20T10:00:00.000Z',
    tries: 10,
    deliveredAt: null,
    lastStatus: null,
    lastIssue: 'Its name was not found.',
  },
];

export const deliveryPage: DeliveryPage = {
  webhook: { ...crm, waiting: 1, givenUp: 1 },
  deliveries: [...deliveries],
  next: null,
};
