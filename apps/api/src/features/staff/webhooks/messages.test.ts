import { randomUUID } from 'node:crypto';
import {
  type WebhookMessage,
  webhookEventNames,
  webhookMessageSchemas,
} from '@parlour/contract/staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordEvents } from '../../../http/audit/audit.ts';
import { deskHeaders } from '../../../testing/deskBrowser.ts';
import { importPath, clubFile, folderOf } from '../../../testing/importing.ts';
import {
  type DeskBrowser,
  startTestClub,
  type TestClub,
  type Tokens,
} from '../../../testing/testClub.ts';
import { webhookListener } from './tellWebhooks.ts';

let club: TestClub;
let stop: () => Promise<void>;
let member: Tokens;
let manager: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  member = await club.signIn();
  manager = await club.signInStaff('manager', 'editor', 'concierge');
  const body = {
    name: 'All',
    url: 'https://crm.example/',
    events: [...webhookEventNames],
    isActive: true,
  };
  const administrator = await club.signInStaff('administrator');
  await club.desk.addWebhook({ body }, { as: administrator });
});
afterAll(() => stop());
beforeEach(() => club.testDatabase.run('delete from webhook_deliveries'));

/** Returns what the webhook was told, as far as it can be read by the contract. */
const told = async () => {
  const rows = await club.testDatabase.run(
    'select payload from webhook_deliveries order by created_at, id',
  );
  return rows.map(({ payload }) => {
    const message = payload as WebhookMessage;
    expect(webhookMessageSchemas[message.type]?.parse(message)).toEqual(message);
    return { type: message.type, data: message.data };
  });
};
/** Lets what comes next be later. */
const later = () => club.passTime(1000);
const words = 'The words between us';
const submit = async () => {
  const body = { requestType: 'Other', subject: words, otherDescription: words } as const;
  return (await club.api.submitRequest({ body }, { as: member })).data().id;
};
const move = (id: string, body: object) =>
  club.call('POST', `/api/staff/requests/${id}/moves`, { as: manager, headers: deskHeaders, body });

test('api/staff/webhooks-16: a request is told with its ids, type and status, and without its words', async () => {
  const id = await submit();
  expect(await told()).toEqual([
    {
      type: 'request.created',
      data: {
        requestId: id,
        reference: expect.stringMatching(/^RQ-/) as string,
        memberId: expect.any(String) as string,
        requestType: 'Other',
        status: 'received',
        version: 1,
        move: null,
      },
    },
  ]);
  const rows = await club.testDatabase.run('select payload from webhook_deliveries');
  expect(JSON.stringify(rows)).not.toContain(words);
});

test('api/staff/webhooks-16: each move of a request is told, whoever makes it, and a message alone is not', async () => {
  const id = await submit();
  const params = { id };
  later();
  expect((await move(id, { move: 'take', version: 1 })).status).toBe(200);
  later();
  await club.desk.writeDeskMessage(
    { params, body: { text: words, lastSeenEntry: null } },
    { as: manager },
  );
  await club.desk.writeDeskNote({ params, body: { text: words } }, { as: manager });
  const { version } = (await club.api.getRequest({ params }, { as: member })).data();
  expect((await move(id, { move: 'ask', version, text: words })).status).toBe(200);
  later();
  await club.api.sendRequestMessage({ params, body: { text: words } }, { as: member });
  later();
  const seen = (await club.api.getRequest({ params }, { as: member })).data();
  await club.api.cancelRequest({ params, body: { version: seen.version } }, { as: member });
  const moves = (await told()).map(({ type, data }) =>
    'move' in data ? [type, data.move, data.status] : [type],
  );
  expect(moves).toEqual([
    ['request.created', null, 'received'],
    ['request.moved', 'take', 'in_progress'],
    ['request.moved', 'ask', 'awaiting_member'],
    ['request.moved', 'reply', 'in_progress'],
    ['request.moved', 'cancel', 'cancelled'],
  ]);
});

test('api/staff/webhooks-16: a registration and its cancellation, and a redemption without its code, are told', async () => {
  const eventId = randomUUID();
  await club.testDatabase.run(
    `insert into events (id, title, description, location, url, start_date, time_zone)
     values ($1, 'Concert', '', 'The Hall', 'club.example', $2, 'Europe/Paris')`,
    [eventId, new Date(club.now().getTime() + 86_400_000)],
  );
  const params = { id: eventId };
  const attendeeInfo = { firstName: 'Ada', lastName: 'King', email: 'ada@club.example' };
  await club.api.registerForEvent({ params, body: { eventId, attendeeInfo } }, { as: member });
  later();
  await club.api.cancelRegistration({ params }, { as: member });
  later();
  const { benefits } = (await club.api.listBenefits({}, { as: member })).data();
  const statuses: number[] = [];
  for (const { id } of benefits) {
    if (statuses.includes(200) || statuses.includes(201)) break;
    statuses.push((await club.api.redeemBenefit({ params: { id } }, { as: member })).status);
  }
  const memberId = expect.any(String) as string;
  expect(await told()).toEqual([
    { type: 'registration.created', data: { eventId, memberId } },
    { type: 'registration.canceled', data: { eventId, memberId } },
    { type: 'redemption.created', data: { benefitId: expect.any(String) as string, memberId } },
  ]);
});

test('api/staff/webhooks-16: a member is told by ids, status and the names of fields, whoever changed them', async () => {
  const invitation = { email: 'nora@new.example', firstName: 'Nora', lastName: 'Quist' };
  const { id } = (await club.desk.inviteMember({ body: invitation }, { as: manager })).data();
  const reason = 'Asked for it';
  const params = { id };
  for (const call of ['suspendMember', 'reactivateMember', 'endMembership'] as const) {
    later();
    const as = await club.signInStaff('manager');
    const { version } = (await club.desk.getMember({ params }, { as })).data();
    const { status } = await club.desk[call]({ params, body: { version, reason } }, { as });
    expect([call, status]).toEqual([call, 200]);
  }
  const messages = await told();
  expect(messages.map(({ type, data }) => ('crmId' in data ? [type, data.status] : []))).toEqual([
    ['member.created', 'active'],
    ['member.suspended', 'suspended'],
    ['member.reactivated', 'active'],
    ['member.ended', 'ended'],
  ]);
  expect(JSON.stringify(messages)).not.toMatch(/nora|quist|Asked/i);
});

test('api/staff/webhooks-16: content is told as members see it', async () => {
  const id = randomUUID();
  const at = { params: { kind: 'vendor', id } } as const;
  const draft = { name: 'Casa Aurea', type: 'Hotels', description: '<p>Quiet</p>', city: 'Lisbon' };
  const body = { body: draft, baseVersion: 0, version: 0 };
  await club.desk.saveContentDraft({ ...at, body }, { as: manager });
  const publication = { version: 1, wordsToHolders: null };
  await club.desk.publishContent({ ...at, body: publication }, { as: manager });
  for (const isHidden of [true, false]) {
    later();
    const hiding = { isHidden, version: 1, wordsToHolders: null };
    await club.desk.hideContent({ ...at, body: hiding }, { as: manager });
  }
  const data = { kind: 'vendor', contentId: id, externalId: null };
  expect(await told()).toEqual([
    { type: 'content.published', data },
    { type: 'content.hidden', data },
    { type: 'content.published', data },
  ]);
});

test('api/staff/webhooks-16: an import is one message, however much it changes', async () => {
  const importId = randomUUID();
  const members = 'crmId,email,firstName,lastName\nW1,w1@club.test,One,Two\nW2,w2@club.test,A,B\n';
  const path = await folderOf({ ...clubFile, 'members.csv': members });
  await importPath(club.testDatabase, path, { importId });
  expect(await told()).toEqual([{ type: 'import.applied', data: { importId } }]);
});

test('api/staff/webhooks-1: a deed that nobody is told of is stored by one statement, as before', async () => {
  const event = { action: 'request.submitted', subject: `request:${await submit()}` } as const;
  const source = { actor: 'system', requestId: null, at: club.now() };
  /** Records a deed, and returns what was done in the database. */
  const statements = () =>
    club.database.transaction(async (transaction) => {
      const done: string[] = [];
      const counting = new Proxy(transaction, {
        get(target, name) {
          if (['select', 'insert', 'execute'].includes(String(name))) done.push(String(name));
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      });
      await recordEvents(counting, { listener: webhookListener }, source, [event]);
      return done;
    });
  const setActive = (isActive: boolean) =>
    club.testDatabase.run('update webhooks set is_active = $1', [isActive]);
  await setActive(false);
  expect(await statements()).toEqual(['insert']);
  await setActive(true);
  expect(await statements()).toEqual(['insert', 'select', 'select', 'insert', 'execute']);
});
