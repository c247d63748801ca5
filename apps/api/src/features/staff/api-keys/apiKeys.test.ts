import { createHash } from 'node:crypto';
import { API_KEYS_LIMIT, type NewApiKey } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, DAY, MINUTE, SECOND } from '../../../platform/process/clock.ts';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let administrator: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  administrator = await club.signInStaff('administrator');
});
afterAll(() => stop());

const inDays = (days: number) => after(club.now(), days * DAY).toISOString();
const newKey = (changes: Partial<NewApiKey> = {}): NewApiKey => ({
  name: 'CRM',
  permissions: ['member.read'],
  expiresAt: inDays(30),
  ...changes,
});
const create = (changes: Partial<NewApiKey> = {}, as = administrator) =>
  club.desk.createApiKey({ body: newKey(changes) }, { as });
const bearer = (secret: string | null) => ({ headers: { authorization: `Bearer ${secret}` } });
const listed = async (id: string) =>
  (await club.desk.listApiKeys({}, { as: administrator })).data().find((key) => key.id === id);
const entriesOf = (column: 'actor' | 'subject', id: string) =>
  club.testDatabase.run(
    `select action, actor, details from audit_entries where ${column} = 'key:${id}' order by seq`,
  );

test('api/staff/api-keys-1, api/staff/api-keys-2: a key is created, and the database has no more of it than its hash and its end', async () => {
  const response = await create({ permissions: ['member.read', 'desk.read', 'member.read'] });
  expect(response.status).toBe(201);
  const { secret, ...key } = response.data();
  expect(secret).toMatch(/^parlour_[\w-]{43}$/);
  expect(key).toMatchObject({
    name: 'CRM',
    permissions: ['desk.read', 'member.read'],
    hint: secret!.slice(-4),
    createdBy: { id: administrator.staffId, name: 'Robin administrator' },
    lastUsedAt: null,
    state: 'active',
  });
  expect(await listed(key.id)).toEqual(key);
  const [stored] = await club.testDatabase.run(`select * from api_keys where id = '${key.id}'`);
  const hash = createHash('sha256').update(secret!).digest();
  expect([hash.toString('hex'), hash.toString('base64url'), hash.toString('base64')]).toContain(
    stored!['key_hash'],
  );
  expect(JSON.stringify(stored)).not.toContain(secret!.slice('parlour_'.length, -4));
});

test('api/staff/api-keys-2: a repeated call gets the same key without its secret, which is not stored for it', async () => {
  const body = newKey({ name: 'Twice' });
  const send = () =>
    club.desk.createApiKey(
      { body },
      { as: administrator, headers: { 'idempotency-key': 'twice' } },
    );
  const [first, second] = [(await send()).data(), (await send()).data()];
  expect(second).toEqual({ ...first, secret: null });
  const stored = await club.testDatabase.run('select * from idempotency_keys');
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain('parlour_');
});

test.each<[keyof NewApiKey, unknown]>([
  ['name', ''],
  ['permissions', []],
  ['permissions', ['integration.manage']],
  ['permissions', ['staff.manage']],
  ['permissions', ['account.own']],
  ['permissions', ['document.open']],
  ['permissions', ['all']],
  ['expiresAt', 'tomorrow'],
])('api/staff/api-keys-1: a key with the %s %j is refused', async (field, value) => {
  const body = { ...newKey(), [field]: value };
  const refused = await club.call('POST', '/api/staff/api-keys', { as: administrator, body });
  expect(refused.status).toBe(400);
  expect(refused.body.field).toContain(field);
});

test('api/staff/api-keys-1: an end that is over, or more than two years ahead, is refused', async () => {
  for (const days of [-1, 0, 732]) {
    const refused = await create({ expiresAt: inDays(days) });
    expect(refused).toMatchObject({ status: 400, body: { field: 'expiresAt' } });
  }
  expect((await create({ expiresAt: inDays(731) })).status).toBe(201);
});

test('api/staff/api-keys-1: only an administrator manages keys, and creates one after a step-up', async () => {
  const manager = await club.signInStaff('manager', 'editor', 'concierge');
  expect((await create({}, manager)).status).toBe(403);
  expect((await club.desk.listApiKeys({}, { as: manager })).status).toBe(403);
  const { id } = (await create()).data();
  expect((await club.desk.revokeApiKey({ params: { id } }, { as: manager })).status).toBe(403);
  const late = await club.signInStaff('administrator');
  club.passTime(5 * MINUTE);
  expect(await create({}, late)).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
  administrator = await club.signInStaff('administrator');
});

test('api/staff/api-keys-3, api/staff/api-keys-4: a key opens its calls until it ends or is revoked, and no response says why not', async () => {
  const [ending, revoked] = [
    (await create({ expiresAt: inDays(1 / 24) })).data(),
    (await create()).data(),
  ];
  const read = (secret: string | null) => club.desk.listMembers({}, bearer(secret));
  expect((await read(ending.secret)).status).toBe(200);
  expect((await read(revoked.secret)).status).toBe(200);
  const params = { id: revoked.id };
  expect((await club.desk.revokeApiKey({ params }, { as: administrator })).status).toBe(200);
  expect((await club.desk.revokeApiKey({ params }, { as: administrator })).status).toBe(404);
  club.passTime(60 * MINUTE);
  administrator = await club.signInStaff('administrator');
  const responses = [];
  for (const secret of [
    ending.secret,
    revoked.secret,
    `${revoked.secret!.slice(0, -1)}${revoked.secret!.endsWith('a') ? 'b' : 'a'}`,
    `parlour_${'a'.repeat(43)}`,
    'parlour_',
    `${revoked.secret!}a`,
  ]) {
    const { status, body } = await read(secret);
    responses.push([status, body.code, body.message]);
  }
  const same = [401, 'unauthenticated', 'This API key is not valid.'];
  expect(responses).toEqual(responses.map(() => same));
  expect((await listed(ending.id))?.state).toBe('expired');
  expect((await listed(revoked.id))?.state).toBe('revoked');
});

test('api/staff/api-keys-5: the last use is stored at most once a minute', async () => {
  const { id, secret } = (await create()).data();
  const use = async () => {
    await club.desk.listMembers({}, bearer(secret));
    return (await listed(id))?.lastUsedAt;
  };
  const first = club.now().toISOString();
  expect(await use()).toBe(first);
  club.passTime(MINUTE - SECOND);
  expect(await use()).toBe(first);
  club.passTime(SECOND);
  expect(await use()).toBe(club.now().toISOString());
});

test('api/staff/api-keys-6: what a key does is in the audit trail with its name, and so are its creation and its end', async () => {
  const { id, secret } = (
    await create({ name: 'Reports', permissions: ['audit.read', 'content.publish'] })
  ).data();
  const ids = (await club.testDatabase.run('select id from benefits order by position, id')).map(
    (row) => String(row['id']),
  );
  const order = { params: { kind: 'benefit' }, body: { ids } } as const;
  expect((await club.desk.orderContent(order, bearer(secret))).status).toBe(200);
  const read = await club.desk.listAuditEntries({ query: { actor: `key:${id}` } }, bearer(secret));
  expect(read.data().entries).toMatchObject([
    { action: 'content.ordered', actor: `key:${id}`, actorName: 'Reports' },
  ]);
  await club.desk.revokeApiKey({ params: { id } }, { as: administrator });
  const actions = (await entriesOf('actor', id)).map(({ action }) => action);
  expect(actions).toEqual(['content.ordered', 'audit.read']);
  const actor = `staff:${administrator.staffId}`;
  expect(await entriesOf('subject', id)).toEqual([
    { action: 'api-key.created', actor, details: { fields: ['content.publish', 'audit.read'] } },
    { action: 'api-key.revoked', actor, details: {} },
  ]);
});

test('api/staff/api-keys-7: a key goes on where the account of its creator ends', async () => {
  const creator = await club.signInStaff('administrator');
  const { secret } = (await create({}, creator)).data();
  const params = { id: creator.staffId };
  await club.desk.endStaffAccount({ params }, { as: administrator });
  expect((await club.desk.listMembers({}, bearer(secret))).status).toBe(200);
});

test('api/staff/api-keys-8: a key enters and tags requests in nobody’s name, and has none of its own', async () => {
  const { id: keyId, secret } = (await create({ permissions: ['desk.read', 'desk.reply'] })).data();
  const [member] = await club.testDatabase.run('select id from members limit 1');
  const request = { requestType: 'Other', subject: 'A table', otherDescription: 'x' } as const;
  const body = { memberId: String(member!['id']), request };
  const entered = (await club.desk.enterDeskRequest({ body }, bearer(secret))).data();
  const tags = { added: ['phone'], removed: [] };
  await club.desk.changeDeskTags({ params: { id: entered.id }, body: tags }, bearer(secret));
  const [row] = await club.testDatabase.run(
    `select entered_by, tags from requests where id = '${entered.id}'`,
  );
  expect(row).toEqual({ entered_by: null, tags: ['phone'] });
  expect((await entriesOf('actor', keyId)).map(({ action }) => action)).toEqual([
    'request.entered',
    'request.tagged',
  ]);
  const list = (view: 'mine' | 'open') =>
    club.desk.listDeskRequests({ query: { view } }, bearer(secret));
  expect((await list('open')).data().requests.map(({ id }) => id)).toContain(entered.id);
  expect(await list('mine')).toMatchObject({
    status: 403,
    body: { message: 'This needs a person at the desk. An API key cannot do it.' },
  });
});

test('api/staff/api-keys-1: the club has at most fifty valid keys', async () => {
  await club.testDatabase.run(
    `insert into api_keys (id, name, key_hash, hint, permissions, created_by, created_at, expires_at)
     select 'many-' || n, 'Many', 'hash-' || n, 'abcd', '{}', '${administrator.staffId}',
       '${club.now().toISOString()}', '${inDays(1)}' from generate_series(1, ${API_KEYS_LIMIT}) n`,
  );
  expect(await create()).toMatchObject({ status: 400, body: { field: 'name' } });
  await club.testDatabase.run(
    `update api_keys set revoked_at = now() where id like 'many-%' or name <> 'Many'`,
  );
  expect((await create()).status).toBe(201);
});
