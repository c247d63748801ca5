import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';
import { crm, deliveries, deliveryPage, failing } from '../../testing/webhooks.ts';

async function openWebhook(handlers: FakeHandlers = {}) {
  const desk = fakeDesk(handlers);
  const rendered = renderDesk('/webhooks/webhook-1');
  await screen.findByRole('table', { name: 'Messages' });
  return { desk, ...rendered };
}

type User = Awaited<ReturnType<typeof openWebhook>>['user'];

async function choose(user: User, action: string) {
  await user.click(screen.getByRole('button', { name: 'Change The CRM' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('desk/webhooks-5: the log says of each message what has become of it', async () => {
  await openWebhook();
  const rows = screen.getAllByRole('row').slice(1);
  const words = rows.map((row) => {
    const [state, , tries, , issue] = within(row).getAllByRole('cell');
    return [state?.textContent, tries?.textContent, issue?.textContent];
  });
  expect(words).toEqual([
    ['Tried again', '2', 'It responded with the status 503.'],
    ['Delivered', '1', '–'],
    ['Given up', '10', 'Its name was not found.'],
  ]);
});

test('desk/webhooks-5: older messages come by pages', async () => {
  const { desk, user } = await openWebhook({
    listWebhookDeliveries: ({ url }) =>
      url.searchParams.has('before')
        ? { ...deliveryPage, deliveries: deliveries.slice(2) }
        : { ...deliveryPage, next: 'delivery-1' },
  });
  await user.click(screen.getByRole('button', { name: 'Older Messages' }));
  await user.click(await screen.findByRole('button', { name: 'Newest Messages' }));
  await screen.findByRole('button', { name: 'Older Messages' });
  const marks = desk.received
    .filter(({ name }) => name === 'listWebhookDeliveries')
    .map(({ url }) => url.searchParams.get('before'));
  expect(marks).toContain('delivery-1');
});

test('desk/webhooks-4: the page says at once what is wrong', async () => {
  await openWebhook({ listWebhookDeliveries: () => ({ ...deliveryPage, webhook: failing }) });
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('It responded with the status 503.');
  expect(alert).toContain('12 messages wait.');
});

test('desk/webhooks-4: the page says how many messages were given up', async () => {
  const webhook = { ...crm, givenUp: 2 };
  await openWebhook({ listWebhookDeliveries: () => ({ ...deliveryPage, webhook }) });
  expect(screen.getByText(/2 messages were given up after ten tries/)).toBeDefined();
});

test('desk/webhooks-4: a webhook that does not exist is said to be gone', async () => {
  fakeDesk({
    listWebhookDeliveries: () =>
      rejection(404, 'This webhook does not exist any more.', 'not_found'),
  });
  renderDesk('/webhooks/gone');
  expect(await screen.findByText('There is no such webhook.')).toBeDefined();
});

test('desk/webhooks-6: a test is sent, and a message once more', async () => {
  const { desk, user } = await openWebhook({
    testWebhook: () => null,
    sendWebhookAgain: () => null,
  });
  await user.click(screen.getByRole('button', { name: 'Send Test' }));
  await waitFor(() => expect(desk.names()).toContain('testWebhook'));
  const [, , given] = await screen.findAllByRole('button', { name: /^Send Again/ });
  await user.click(given!);
  await waitFor(() => expect(desk.names()).toContain('sendWebhookAgain'));
  const again = desk.received.find(({ name }) => name === 'sendWebhookAgain');
  expect(again?.params).toEqual({ id: 'webhook-1', deliveryId: 'delivery-0' });
});

test('desk/webhooks-6: why a test was not sent is said', async () => {
  const { user } = await openWebhook({ testWebhook: () => rejection(500, 'Something broke.') });
  await user.click(screen.getByRole('button', { name: 'Send Test' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Something broke.');
});

test('desk/webhooks-6: nothing of a webhook that is off is sent again', async () => {
  const webhook = { ...crm, isActive: false };
  await openWebhook({ listWebhookDeliveries: () => ({ ...deliveryPage, webhook }) });
  expect(screen.queryByRole('button', { name: /^Send Again/ })).toBeNull();
});

test('desk/webhooks-7: the log says by itself what has become of a message on its way', async () => {
  const [, delivered] = deliveries;
  let reads = 0;
  const onItsWay = { ...delivered!, state: 'waiting', tries: 0, deliveredAt: null };
  await openWebhook({
    listWebhookDeliveries: () => {
      reads += 1;
      return { ...deliveryPage, deliveries: [reads === 1 ? onItsWay : delivered!] };
    },
  });
  await screen.findByText('Waiting', { selector: 'td *' });
  await screen.findByText('Delivered', { selector: 'td *' });
});

test('desk/webhooks-2: a webhook is changed as it was seen', async () => {
  const { desk, user } = await openWebhook({ changeWebhook: () => crm });
  await choose(user, 'Change Webhook');
  await user.click(await screen.findByLabelText('The webhook is on'));
  await user.click(screen.getByRole('button', { name: 'Save Webhook' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(desk.received.find(({ name }) => name === 'changeWebhook')?.body).toEqual({
    name: crm.name,
    url: crm.url,
    events: crm.events,
    isActive: false,
    version: 3,
  });
});

test('desk/webhooks-8: a webhook is deleted after a question, and the list follows', async () => {
  const { desk, user, path } = await openWebhook({ deleteWebhook: () => null });
  await choose(user, 'Delete Webhook');
  await screen.findByRole('alertdialog', { name: 'Delete the webhook “The CRM”?' });
  expect(desk.names()).not.toContain('deleteWebhook');
  await user.click(screen.getByRole('button', { name: 'Delete Webhook' }));
  await waitFor(() => expect(path()).toBe('/webhooks'));
  const { url } = desk.received.find(({ name }) => name === 'deleteWebhook')!;
  expect(url.searchParams.get('version')).toBe('3');
});

test('desk/webhooks-8, desk/webhooks-3: the secret is renewed after a question', async () => {
  const { user } = await openWebhook({
    renewWebhookSecret: () => ({ webhook: crm, secret: 'whsec_new' }),
  });
  await choose(user, 'Renew Secret');
  await screen.findByRole('alertdialog', { name: 'Renew the secret of “The CRM”?' });
  await user.click(screen.getByRole('button', { name: 'Renew Secret' }));
  const dialog = await screen.findByRole('dialog', { name: 'The Secret of “The CRM”' });
  expect(within(dialog).getByText('whsec_new')).toBeDefined();
});
