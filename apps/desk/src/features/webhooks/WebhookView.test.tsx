import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deliveryPage } from '../../testing/webhooks.ts';
import { eventInWords } from './eventInWords.ts';
import { deliveryStateOf, webhookStateOf } from './webhookState.ts';
import { WebhookView, type WebhookViewProps } from './WebhookView.tsx';

type Webhook = (typeof deliveryPage)['webhook'];

function show(parts: Partial<Webhook>, props: Partial<WebhookViewProps> = {}) {
  cleanup();
  const webhook: Webhook = {
    ...deliveryPage.webhook,
    isActive: true,
    issue: null,
    givenUp: 0,
    waiting: 0,
    ...parts,
  };
  render(
    <WebhookView
      page={{ state: 'loaded', data: { ...deliveryPage, webhook }, outdated: null }}
      isFirstPage
      now={new Date('2030-02-01T10:00:00.000Z')}
      timeZone="UTC"
      pending={null}
      failure={null}
      onTask={vi.fn()}
      onTest={vi.fn()}
      onRefresh={vi.fn()}
      onGo={vi.fn()}
      onSendAgain={vi.fn()}
      {...props}
    />,
  );
}

test('desk/webhooks-4: what is wrong is said at once, with how many messages wait', () => {
  show({ issue: 'It answered 500.', waiting: 0 });
  expect(screen.getByText(/The last message was not taken\. It answered 500\./)).toBeTruthy();
  expect(screen.queryByText(/wait/)).toBeNull();
  show({ issue: 'It answered 500.', waiting: 1 });
  expect(screen.getByText(/One message waits to be tried again/)).toBeTruthy();
  show({ issue: 'It answered 500.', waiting: 2 });
  expect(screen.getByText(/2 messages wait\./)).toBeTruthy();
});

test('desk/webhooks-4: messages that were given up are counted, unless something worse is said', () => {
  show({});
  expect(screen.queryByText(/given up after ten/)).toBeNull();
  show({ givenUp: 1 });
  expect(screen.getByText(/One message was given up after ten tries/)).toBeTruthy();
  show({ givenUp: 3, isActive: false, issue: 'It answered 500.' });
  expect(screen.getByText(/3 messages were given up after ten tries/)).toBeTruthy();
  expect(screen.queryByText(/was not taken/)).toBeNull();
});

test('desk/webhooks-8: a former secret is named only while it is used too', () => {
  show({ formerSecretUntil: null });
  expect(screen.queryByText(/former secret/)).toBeNull();
  show({ formerSecretUntil: '2030-02-02T10:00:00.000Z' });
  expect(screen.getByText(/former secret/)).toBeTruthy();
});

test('desk/webhooks-5: older messages come by pages, from which a button leads back', () => {
  const data = { ...deliveryPage, next: null };
  show({}, { page: { state: 'loaded', data, outdated: null } });
  expect(screen.queryByRole('button', { name: 'Older Messages' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Newest Messages' })).toBeNull();
  show({}, { isFirstPage: false });
  expect(screen.getByRole('button', { name: 'Newest Messages' })).toBeTruthy();
  show({}, { page: { state: 'loaded', data: { ...data, deliveries: [] }, outdated: null } });
  expect(screen.getByText('Nothing was sent yet.')).toBeTruthy();
});

test('desk/webhooks-1: a webhook is off, fails, works or has sent nothing', () => {
  const lastDeliveredAt = '2030-02-01T09:00:00.000Z';
  const labelOf = (webhook: Parameters<typeof webhookStateOf>[0]) => webhookStateOf(webhook).label;
  expect(labelOf({ isActive: false, issue: 'No answer.', lastDeliveredAt })).toBe('Off');
  expect(labelOf({ isActive: true, issue: 'No answer.', lastDeliveredAt })).toBe('Failing');
  expect(labelOf({ isActive: true, issue: null, lastDeliveredAt })).toBe('Works');
  expect(labelOf({ isActive: true, issue: null, lastDeliveredAt: null })).toBe('Nothing sent yet');
});

test('desk/webhooks-5: a message waits, is tried again, was delivered or given up, for an event in words', () => {
  const [delivery] = deliveryPage.deliveries;
  const labelOf = (state: (typeof deliveryPage.deliveries)[number]['state'], tries: number) =>
    deliveryStateOf({ ...delivery!, state, tries }).label;
  expect(labelOf('waiting', 0)).toBe('Waiting');
  expect(labelOf('waiting', 1)).toBe('Tried again');
  expect(labelOf('delivered', 1)).toBe('Delivered');
  expect(labelOf('given_up', 10)).toBe('Given up');
  expect(eventInWords('request.sung')).toBe('request.sung');
  expect(eventInWords('webhook.test')).toBe('A test.');
});
