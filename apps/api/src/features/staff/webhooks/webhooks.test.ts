import type { NewWebhook } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let administrator: DeskBrowser;
let manager: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  administrator = await club.signInStaff('administrator');
  manager = await club.signInStaff('manager');
});
afterAll(() => stop());

const webhook = (name: string, changes: Partial<NewWebhook> = {}): NewWebhook => ({
  name,
  url: 'https://crm.example/parlour',
  events: ['request.created', 'request.moved'],
  isActive: true,
  ...changes,
});
const add = (body: NewWebhook, as = administrator) => club.desk.addWebhook({ body }, { as });
const change = (id: string, body: NewWebhook, version = 1) =>
  club.desk.changeWebhook({ params: { id }, body: { ...body, version } }, { as: administrator });
const list = async () => (await club.desk.listWebhooks({}, { as: administrator })).data();

test('api/staff/webhooks-2, api/staff/webhooks-3: an administrator adds, changes and deletes a webhook, and its secret is shown once', async () => {
  const added = (await add(webhook('The CRM'))).data();
  const { id } = added.webhook;
  expect(added.secret).toMatch(/^whsec_.{40,}$/);
  expect(added.webhook).toMatchObject({
    ...webhook('The CRM'),
    version: 1,
    waiting: 0,
    issue: null,
  });
  expect(JSON.stringify(await list())).not.toContain('whsec_');
  const rows = await club.testDatabase.run('select * from webhooks');
  expect(JSON.stringify(rows)).not.toContain(added.secret?.slice('whsec_'.length));

  const changed = await change(id, webhook('CRM', { isActive: false }));
  expect(changed.data()).toMatchObject({ name: 'CRM', isActive: false, version: 2 });
  expect((await change(id, webhook('CRM'))).status).toBe(409);
  const remove = (version: number) =>
    club.desk.deleteWebhook({ params: { id }, query: { version } }, { as: administrator });
  expect((await remove(1)).status).toBe(409);
  expect((await remove(2)).status).toBe(200);
  expect(await list()).toEqual([]);
  const entries = await club.testDatabase.run(
    `select action from audit_entries where subject = 'webhook:${id}' order by seq`,
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'webhook.added',
    'webhook.changed',
    'webhook.deleted',
  ]);
});

test('api/staff/webhooks-3: a repeated call adds nothing, and nothing stored has the secret', async () => {
  const headers = { 'idempotency-key': 'twice' };
  const body = webhook('Twice');
  const send = () => club.desk.addWebhook({ body }, { as: administrator, headers });
  const first = (await send()).data();
  expect((await send()).data()).toEqual({ ...first, secret: null });
  const stored = await club.testDatabase.run('select * from idempotency_keys');
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain('whsec_');
});

test('api/staff/webhooks-2: nobody else reads or changes webhooks', async () => {
  expect((await add(webhook('Mine'), manager)).status).toBe(403);
  expect((await club.desk.listWebhooks({}, { as: manager })).status).toBe(403);
});

test('api/staff/webhooks-2: a name that is taken, no events, and an unknown event are refused', async () => {
  const { webhook: one } = (await add(webhook('One'))).data();
  expect(await add(webhook('ONE'))).toMatchObject({
    status: 400,
    body: { field: 'name', message: 'Another webhook has this name.' },
  });
  expect((await add(webhook('None', { events: [] }))).body).toMatchObject({ field: 'events' });
  const unknown = await club.call('POST', '/api/staff/webhooks', {
    as: administrator,
    headers: { 'x-desk': '1', 'sec-fetch-site': 'same-origin' },
    body: { ...webhook('Odd'), events: ['card.opened'] },
  });
  expect(unknown.status).toBe(400);
  expect((await change(one.id, webhook('oNe'))).status).toBe(200);
});

for (const url of [
  'http://crm.example/',
  'https://10.0.0.1/',
  'https://169.254.169.254/',
  'nonsense',
]) {
  test(`api/staff/webhooks-8: a webhook to a private address (SSRF): ${url} is refused at the field`, async () => {
    const refused = await add(webhook('Refused', { url }));
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input', field: 'url' } });
    expect(refused.body.message).toMatch(/^URL must|^Url must/);
  });
}

test('api/staff/webhooks-5: another secret is shown once, and the page says how long the former signs along', async () => {
  const { webhook: added, secret } = (await add(webhook('Renewed'))).data();
  const params = { id: added.id };
  const renewed = (await club.desk.renewWebhookSecret({ params }, { as: administrator })).data();
  expect(renewed.secret).not.toBe(secret);
  expect(renewed.webhook.formerSecretUntil).toBe(
    new Date(club.now().getTime() + 86_400_000).toISOString(),
  );
});

test('api/staff/webhooks-12: what does not exist, and what is of one that is off, is not sent again', async () => {
  const { webhook: added } = (await add(webhook('Off', { isActive: false }))).data();
  const { webhook: active } = (await add(webhook('On'))).data();
  const again = (id: string, deliveryId: string) =>
    club.desk.sendWebhookAgain({ params: { id, deliveryId } }, { as: administrator });
  expect((await again('none', 'none')).status).toBe(404);
  expect((await again(active.id, 'none')).status).toBe(404);
  expect((await again(added.id, 'none')).body).toMatchObject({ code: 'move_not_allowed' });
});

test('api/staff/webhooks-14: the log comes by pages, the newest first', async () => {
  const { webhook: added } = (await add(webhook('Log'))).data();
  const params = { id: added.id };
  for (let made = 0; made < 5; made += 1) {
    await club.desk.testWebhook({ params }, { as: administrator });
    club.passTime(1000);
  }
  const page = async (before?: string) =>
    (
      await club.desk.listWebhookDeliveries(
        { params, query: { limit: 2, ...(before !== undefined && { before }) } },
        { as: administrator },
      )
    ).data();
  const first = await page();
  const second = await page(first.next ?? '');
  const third = await page(second.next ?? '');
  const times = [first, second, third].flatMap(({ deliveries }) =>
    deliveries.map(({ createdAt }) => createdAt),
  );
  expect(times).toEqual(times.toSorted().toReversed());
  expect(times).toHaveLength(5);
  expect(third.next).toBeNull();
});
