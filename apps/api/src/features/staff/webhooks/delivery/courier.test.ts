import { createHmac, randomBytes } from 'node:crypto';
import type { NewWebhook } from '@parlour/contract/staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemRandom } from '../../../../platform/crypto/random.ts';
import { DAY, HOUR, MINUTE } from '../../../../platform/process/clock.ts';
import {
  type DeskBrowser,
  startTestClub,
  type TestClub,
  type Tokens,
} from '../../../../testing/testClub.ts';
import {
  localNetwork,
  startReceiver,
  type ReceivedMessage,
  type WebhookReceiver,
} from '../../../../testing/webhookReceiver.ts';
import { deleteFormerSecrets, deleteOldDeliveries } from '../repository.ts';
import { createCourier } from './courier.ts';
import type { WebhookNetwork } from './send.ts';
import { TRIES } from './waits.ts';

let club: TestClub;
let stop: () => Promise<void>;
let as: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signInStaff('administrator');
});
afterAll(() => stop());
beforeEach(() => club.testDatabase.run('delete from webhooks'));

const rules = { ownHosts: [], isProduction: true };
const courierOf = (network: WebhookNetwork = localNetwork) =>
  createCourier({
    database: club.database,
    secrets: club.secrets,
    clock: { now: club.now },
    random: systemRandom,
    log: { warn: () => undefined },
    rules,
    network,
  });
/** Sends what is due now. */
const sendDue = async (courier = courierOf()) => {
  await courier.wake();
  await courier.idle();
};
const add = async ({ url }: Pick<WebhookReceiver, 'url'>, changes: Partial<NewWebhook> = {}) => {
  // A test takes longer than a step-up lasts where it passes time.
  as = await club.signInStaff('administrator');
  const name = randomBytes(4).toString('hex');
  const body: NewWebhook = { name, url, events: ['member.changed'], isActive: true, ...changes };
  const { webhook, secret } = (await club.desk.addWebhook({ body }, { as })).data();
  return { ...webhook, secret: secret ?? '' };
};
let phones = 1000;
let tokens: Tokens | undefined;
/** Changes the telephone number of a member. */
const changeMember = async () => {
  tokens ??= await club.signIn();
  const body = { phone: `+44 20 7946 ${(phones += 1)}` };
  const { status } = await club.api.updateProfile({ body }, { as: tokens });
  if (status === 200) return;
  // The session is over after the days that a test passes.
  expect(status).toBe(401);
  tokens = undefined;
  await changeMember();
};
const logOf = async (id: string) => {
  const browser = await club.signInStaff('administrator');
  return (await club.desk.listWebhookDeliveries({ params: { id } }, { as: browser })).data();
};
const idsOf = ({ received }: WebhookReceiver) =>
  received.map(({ headers }) => headers['webhook-id']);
const isSignedBy = (secret: string, { headers, body }: ReceivedMessage) => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
};

test('api/staff/webhooks-1, api/staff/webhooks-4: what was done is told once, signed, with ids and names of fields alone', async () => {
  const receiver = await startReceiver();
  const { id, secret } = await add(receiver);
  await changeMember();
  await sendDue();
  await sendDue();
  expect(receiver.received).toHaveLength(1);
  const [message] = receiver.received;
  expect(isSignedBy(secret, message!)).toBe(true);
  expect(message!.headers['content-type']).toBe('application/json');
  expect(Number(message!.headers['webhook-timestamp'])).toBe(
    Math.floor(club.now().getTime() / 1000),
  );
  expect(JSON.parse(message!.body)).toEqual({
    type: 'member.changed',
    timestamp: expect.stringMatching(/Z$/) as string,
    data: {
      memberId: expect.any(String) as string,
      crmId: expect.any(String) as string,
      status: 'active',
      fields: ['phone'],
    },
  });
  const { webhook, deliveries } = await logOf(id);
  expect(deliveries).toMatchObject([
    { event: 'member.changed', state: 'delivered', tries: 1, lastStatus: 204, lastIssue: null },
  ]);
  expect(webhook).toMatchObject({ waiting: 0, givenUp: 0, issue: null });
  expect(webhook.lastDeliveredAt).not.toBeNull();
});

test('api/staff/webhooks-1: what is rolled back is not told', async () => {
  const receiver = await startReceiver();
  const { id } = await add(receiver, { events: ['request.created'] });
  await changeMember();
  await club.testDatabase.run(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
     create constraint trigger refuse_all after insert on webhook_deliveries
     deferrable initially deferred for each row execute function refuse()`,
  );
  const body = { requestType: 'Other', subject: 'A table', otherDescription: 'x' } as const;
  expect((await club.api.submitRequest({ body }, { as: tokens! })).status).toBe(500);
  await club.testDatabase.run(
    'drop trigger refuse_all on webhook_deliveries; drop function refuse',
  );
  await sendDue();
  expect(receiver.received).toEqual([]);
  expect((await logOf(id)).deliveries).toEqual([]);
});

test('api/staff/webhooks-2: one that is off, and one that is told something else, get nothing', async () => {
  const receiver = await startReceiver();
  await add(receiver, { isActive: false });
  await add(receiver, { events: ['content.published', 'import.applied'] });
  await changeMember();
  await sendDue();
  expect(receiver.received).toEqual([]);
});

test('api/staff/webhooks-6: what failed is tried again later with the same id, until it is taken', async () => {
  const statuses = [500, 503, 200];
  const receiver = await startReceiver(
    (response) => void response.writeHead(statuses.shift() ?? 200).end(),
  );
  const { id } = await add(receiver);
  await changeMember();
  await sendDue();
  await sendDue();
  expect(receiver.received).toHaveLength(1);
  expect(await logOf(id)).toMatchObject({
    webhook: { waiting: 1, issue: 'It responded with the status 500.', lastDeliveredAt: null },
    deliveries: [{ state: 'waiting', tries: 1, lastStatus: 500 }],
  });
  club.passTime(6000);
  await sendDue();
  club.passTime(6 * MINUTE);
  await sendDue();
  club.passTime(DAY);
  await sendDue();
  expect(receiver.received).toHaveLength(3);
  expect(new Set(idsOf(receiver)).size).toBe(1);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  expect(await logOf(id)).toMatchObject({
    webhook: { waiting: 0, issue: null },
    deliveries: [{ state: 'delivered', tries: 3, lastStatus: 200, lastIssue: null }],
  });
});

test('api/staff/webhooks-6, api/staff/webhooks-12: after three days it is given up, which its page says, and can be sent again', async () => {
  let status = 500;
  const receiver = await startReceiver((response) => void response.writeHead(status).end());
  const { id } = await add(receiver);
  await changeMember();
  for (let tried = 0; tried < TRIES + 3; tried += 1) {
    await sendDue();
    club.passTime(27 * HOUR);
  }
  expect(receiver.received).toHaveLength(TRIES);
  const { webhook, deliveries } = await logOf(id);
  expect(webhook).toMatchObject({
    waiting: 0,
    givenUp: 1,
    issue: 'It responded with the status 500.',
  });
  expect(deliveries).toMatchObject([{ state: 'given_up', tries: TRIES, dueAt: null }]);
  status = 200;
  const browser = await club.signInStaff('administrator');
  const params = { id, deliveryId: deliveries[0]!.id };
  expect((await club.desk.sendWebhookAgain({ params }, { as: browser })).status).toBe(200);
  await sendDue();
  expect(receiver.received).toHaveLength(TRIES + 1);
  expect(new Set(idsOf(receiver)).size).toBe(1);
  expect(await logOf(id)).toMatchObject({
    webhook: { givenUp: 0, issue: null },
    deliveries: [{ state: 'delivered', tries: 1 }],
  });
});

test('api/staff/webhooks-5: for a day the former secret signs along', async () => {
  const receiver = await startReceiver();
  const { id, secret } = await add(receiver);
  const renewed = (await club.desk.renewWebhookSecret({ params: { id } }, { as })).data();
  await changeMember();
  await sendDue();
  club.passTime(DAY + MINUTE);
  await changeMember();
  await sendDue();
  await deleteFormerSecrets(club.database.queries, club.now());
  const rows = await club.testDatabase.run('select sealed_former_secret from webhooks');
  expect(rows).toEqual([{ sealed_former_secret: null }]);
  const [first, second] = receiver.received;
  expect([isSignedBy(secret, first!), isSignedBy(renewed.secret ?? '', first!)]).toEqual([
    true,
    true,
  ]);
  expect([isSignedBy(secret, second!), isSignedBy(renewed.secret ?? '', second!)]).toEqual([
    false,
    true,
  ]);
});

test('api/staff/webhooks-7: two servers send each message once', async () => {
  const receiver = await startReceiver();
  await add(receiver);
  for (let made = 0; made < 6; made += 1) await changeMember();
  await Promise.all([sendDue(courierOf()), sendDue(courierOf()), sendDue(courierOf())]);
  expect(receiver.received).toHaveLength(6);
  expect(new Set(idsOf(receiver)).size).toBe(6);
});

test('api/staff/webhooks-7: one that is slow keeps no other waiting', async () => {
  const held: (() => void)[] = [];
  const slow = await startReceiver((response) => {
    held.push(() => void response.writeHead(204).end());
  });
  const quick = await startReceiver();
  await add(slow);
  await changeMember();
  const courier = courierOf();
  await courier.wake();
  await expect.poll(() => held.length).toBe(1);
  await add(quick);
  await changeMember();
  await courier.wake();
  await expect.poll(() => quick.received.length).toBe(1);
  await expect.poll(() => held.length).toBe(1);
  for (const release of held.splice(0)) release();
  await expect.poll(() => held.length).toBe(1);
  for (const release of held.splice(0)) release();
  await courier.idle();
});

test('api/staff/webhooks-7: a server that stops leaves what was under way to the others, uncounted', async () => {
  let isHeld = true;
  const receiver = await startReceiver((response) => {
    if (!isHeld) response.writeHead(204).end();
  });
  const { id } = await add(receiver);
  await changeMember();
  const courier = courierOf();
  await courier.wake();
  await expect.poll(() => receiver.received.length).toBe(1);
  await courier.stop();
  isHeld = false;
  await sendDue();
  expect(receiver.received).toHaveLength(2);
  expect((await logOf(id)).deliveries).toMatchObject([{ state: 'delivered', tries: 1 }]);
});

test('api/staff/webhooks-7: what a killed server had claimed is sent after two minutes', async () => {
  const receiver = await startReceiver();
  const { id } = await add(receiver);
  await changeMember();
  const claimed = club.now().getTime() + 2 * MINUTE;
  await club.testDatabase.run(
    `update webhook_deliveries set tries = 1, due_at = to_timestamp(${claimed / 1000})
     where webhook_id = '${id}'`,
  );
  await sendDue();
  expect(receiver.received).toEqual([]);
  club.passTime(2 * MINUTE + 1);
  await sendDue();
  expect(receiver.received).toHaveLength(1);
});

test('api/staff/webhooks-13: a test is sent at once, also where the webhook is off', async () => {
  const receiver = await startReceiver();
  const { id } = await add(receiver, { isActive: false });
  await club.desk.testWebhook({ params: { id } }, { as });
  await sendDue();
  expect(receiver.received.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
    { type: 'webhook.test', data: { webhookId: id } },
  ]);
});

test('api/staff/webhooks-15: after thirty days the log forgets what is tried no more', async () => {
  const receiver = await startReceiver();
  const { id } = await add(receiver);
  await changeMember();
  await sendDue();
  await deleteOldDeliveries(club.database.queries, club.now());
  await changeMember();
  await deleteOldDeliveries(club.database.queries, new Date(club.now().getTime() + DAY));
  expect((await logOf(id)).deliveries).toMatchObject([{ state: 'waiting' }]);
});
