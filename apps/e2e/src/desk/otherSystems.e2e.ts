import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { runStatement } from '@parlour/api/testing';
import { violations } from '../support/accessibility.ts';
import { type SharedClub, startClub } from '../support/club.ts';
import { deskPeople, deskUrlOf, signInAtDesk } from '../support/deskSignIn.ts';
import { dateAfter } from '../support/requestForm.ts';
import { expect, test } from '../support/test.ts';

// The sample club has no administrator who signs in with a code.
const makeAdministrator = ({ dataDirectory }: SharedClub) =>
  runStatement(
    dataDirectory,
    `update staff_members set roles = '{administrator}' where email = '${deskPeople.manager}'`,
  );

/** Another system of the club: it notes what it is told, and takes it. */
async function startReceiver() {
  const received: { readonly headers: IncomingMessage['headers']; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    url: `http://127.0.0.1:${address.port}/parlour`,
    received,
    [Symbol.dispose]: () => void server.close(),
  };
}

test('api/staff/api-keys-1, api/staff/api-keys-4, desk/api-keys-2, desk/api-keys-4: an API key is created, used by another system, and refused once it is revoked', async ({
  page,
}) => {
  await using club = await startClub();
  await makeAdministrator(club);
  await signInAtDesk(page, club, deskPeople.manager);
  await page.goto(`${deskUrlOf(club)}/desk/api-keys`);
  await page.getByRole('button', { name: 'Create a Key' }).click();
  await page.getByLabel(/^Name/).fill('CRM');
  await page.getByLabel(/^Last day/).fill(dateAfter(30));
  await page.getByLabel('Read members', { exact: true }).check();
  await page.getByRole('button', { name: 'Create Key' }).click();
  const shown = page.getByRole('dialog', { name: 'The Key “CRM”' });
  const secret = await shown.getByText(/^parlour_/).textContent();
  expect(await violations(page)).toEqual([]);
  await shown.getByRole('button', { name: 'Done' }).click();

  const statusOf = async (path: string) => {
    const headers = { authorization: `Bearer ${secret ?? ''}` };
    return (await fetch(`${club.url}${path}`, { headers })).status;
  };
  expect([await statusOf('/api/staff/members'), await statusOf('/api/staff/requests')]).toEqual([
    200, 403,
  ]);
  await page.getByRole('button', { name: 'Revoke CRM' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke Key' }).click();
  await expect(page.getByRole('row', { name: /CRM/ })).toContainText('Revoked');
  expect(await statusOf('/api/staff/members')).toBe(401);
});

test('api/staff/webhooks-4, api/staff/webhooks-12, desk/webhooks-2, desk/webhooks-6: a webhook delivers signed messages to another system, also once more', async ({
  page,
}) => {
  using receiver = await startReceiver();
  await using club = await startClub();
  await makeAdministrator(club);
  await signInAtDesk(page, club, deskPeople.manager);
  await page.goto(`${deskUrlOf(club)}/desk/webhooks`);
  await page.getByRole('button', { name: 'Add a Webhook' }).click();
  await page.getByLabel(/^Name/).fill('CRM');
  await page.getByLabel(/^URL/).fill(receiver.url);
  await page.getByLabel('A request was sent or entered.').check();
  await page.getByRole('button', { name: 'Add Webhook' }).click();
  const shown = page.getByRole('dialog', { name: 'The Secret of “CRM”' });
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? '';
  await shown.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('link', { name: 'CRM' }).click();
  await page.getByRole('button', { name: 'Send Test' }).click();
  await expect.poll(() => receiver.received.length).toBe(1);
  const [first] = receiver.received;
  const {
    'webhook-id': id,
    'webhook-timestamp': at,
    'webhook-signature': signature,
  } = first?.headers ?? {};
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(id)}.${String(at)}.${first?.body ?? ''}`;
  expect(signature).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);

  const log = page.getByRole('table', { name: 'Messages' });
  await page.getByRole('button', { name: 'Look Again' }).click();
  await expect(log).toContainText('Delivered');
  await log.getByRole('button', { name: /^Send Again/ }).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  expect(receiver.received[1]?.headers['webhook-id']).toBe(id);
  expect(receiver.received[1]?.body).toBe(first?.body);
  expect(await violations(page)).toEqual([]);
});
