import { auditPageSchema } from '@parlour/contract/staff';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { systemRandom } from '../../platform/crypto/random.ts';
import { createSecrets } from '../../platform/crypto/secrets.ts';
import { DAY } from '../../platform/process/clock.ts';
import { moveClub } from '../../testing/moveClub.ts';
import { type DeskBrowser, startTestClub, type TestClub } from '../../testing/testClub.ts';
import { chainRemaining, checkChain } from './chain.ts';

const secrets = createSecrets('a secret key of the tests, long enough', systemRandom);

let club: TestClub;
beforeEach(async () => {
  const started = await startTestClub();
  ({ club } = started);
  onTestFinished(started.stop);
});

const check = () => checkChain(club.database.queries, secrets);
const sweep = () =>
  club.database.transaction((transaction) => chainRemaining(transaction, secrets));
const links = () => club.testDatabase.run('select * from audit_chain order by position');
const write = (as: DeskBrowser, id = 'sample-editor') =>
  club.desk.changeStaffRoles({ params: { id }, body: { roles: ['editor'] } }, { as });
/** Changes the tables as their owner can. */
const tamper = async (statement: string) => {
  await club.testDatabase.run(
    `alter table audit_entries disable trigger append_only; alter table audit_chain disable trigger append_only; ${statement};`,
  );
};

test('api/http/audit-15: an entry of staff is chained with the write, also when many write at once', async () => {
  const as = await club.signInStaff('administrator');
  const responses = await Promise.all(Array.from({ length: 12 }, () => write(as)));
  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(await check()).toMatchObject({ length: 12, brokenAt: null });
  const positions = (await links()).map(({ position }) => Number(position));
  expect(positions).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
});

test('api/http/audit-15: a write that fails leaves no link', async () => {
  const as = await club.signInStaff('administrator');
  expect((await write(as, 'nobody')).status).toBe(404);
  expect(await links()).toEqual([]);
});

test('api/http/audit-16: a member’s entries are chained by the sweep, once', async () => {
  const as = await club.signIn();
  const body = { requestType: 'Other', subject: 'A', otherDescription: 'B' } as const;
  await club.api.submitRequest({ body }, { as });
  expect(await links()).toEqual([]);
  await Promise.all([sweep(), sweep()]);
  expect(await check()).toMatchObject({ length: 2, brokenAt: null });
  expect(await sweep()).toBe(false);
  expect(await links()).toHaveLength(2);
});

test.each([
  ['changed', `update audit_entries set actor = 'staff:somebody' where action = 'staff.changed'`],
  [
    'removed',
    `delete from audit_chain where position = 2; delete from audit_entries e where not exists (select from audit_chain c where c.seq = e.seq)`,
  ],
  ['chained anew', `update audit_chain set hash = 'made up' where position = 1`],
])('api/http/audit-17: the check finds an entry that was %s', async (_, statement) => {
  const as = await club.signInStaff('administrator');
  await write(as);
  await write(as);
  await write(as);
  const before = await check();
  expect(before.brokenAt).toBeNull();
  await tamper(statement);
  const after = await check();
  expect(after.brokenAt).not.toBeNull();
  expect(after.head).not.toBe(before.head);
});

test('api/http/audit-17: another key finds no link of its own', async () => {
  await write(await club.signInStaff('administrator'));
  const other = createSecrets('another secret key that is long enough', systemRandom);
  expect((await checkChain(club.database.queries, other)).length).toBe(0);
});

test.each([
  'update audit_chain set hash = hash',
  'delete from audit_chain',
  'truncate audit_chain',
])('api/http/audit-18: the database refuses: %s', async (statement) => {
  await expect(club.testDatabase.run(statement)).rejects.toThrow('append-only');
});

test('api/http/audit-19: a manager reads the trail by pages and filters', async () => {
  const [administrator, as] = [
    await club.signInStaff('administrator'),
    await club.signInStaff('manager'),
  ];
  await write(administrator);
  await write(administrator, 'sample-concierge');
  const actor = `staff:${administrator.staffId}`;
  const list = async (query: Parameters<typeof club.desk.listAuditEntries>[0]['query'] = {}) =>
    (await club.desk.listAuditEntries({ query }, { as })).data();
  const first = await list({ actor, limit: 1 });
  expect(first.entries).toMatchObject([
    {
      actor,
      actorName: 'Robin administrator',
      action: 'staff.changed',
      subject: 'staff:sample-concierge',
      fields: ['editor'],
    },
  ]);
  const second = await list({ actor, limit: 1, before: String(first.next) });
  expect(second.entries.map(({ subject }) => subject)).toEqual(['staff:sample-editor']);
  expect(second.next).toBeNull();
  expect((await list({ subject: 'staff:sample-editor' })).entries).toHaveLength(1);
  expect((await list({ action: 'request.submitted' })).entries).toEqual([]);
  const today = club.now().toISOString().slice(0, 10);
  const tomorrow = new Date(club.now().getTime() + DAY).toISOString().slice(0, 10);
  expect((await list({ actor, from: today, until: today })).entries).toHaveLength(2);
  expect((await list({ from: tomorrow })).entries).toEqual([]);
});

test('api/http/audit-20: the sweep reads what is not chained, which a write of staff never waits for', async () => {
  await write(await club.signInStaff('administrator'));
  const waiting = () => club.testDatabase.run('select * from audit_unchained');
  expect(await waiting()).toEqual([]);
  const body = { requestType: 'Other', subject: 'A', otherDescription: 'B' } as const;
  await club.api.submitRequest({ body }, { as: await club.signIn() });
  expect(await waiting()).toHaveLength(2);
  await sweep();
  expect(await waiting()).toEqual([]);
});

test('api/http/audit-20: an entry that waits though it is chained holds no other back', async () => {
  await write(await club.signInStaff('administrator'));
  await club.signIn();
  await club.testDatabase.run('insert into audit_unchained (seq) select seq from audit_chain');
  await sweep();
  expect(await club.testDatabase.run('select * from audit_unchained')).toEqual([]);
  expect(await check()).toMatchObject({ length: 2, brokenAt: null });
});

test('api/http/audit-21: reading the trail is in the trail, once for each page', async () => {
  const as = await club.signInStaff('manager');
  const read = (query: Parameters<typeof club.desk.listAuditEntries>[0]['query']) =>
    club.desk.listAuditEntries({ query }, { as });
  await read({ action: 'staff.changed' });
  await read({ action: 'staff.changed', before: '999999999999999' });
  const entries = (await read({ action: 'audit.read' })).data().entries;
  const actor = `staff:${as.staffId}`;
  expect(entries).toMatchObject([
    { actor, subject: 'audit:trail', fields: ['action', 'before'] },
    { actor, subject: 'audit:trail', fields: ['action'] },
  ]);
  expect(entries[0]?.requestId).not.toBeNull();
  expect((await check()).brokenAt).toBeNull();
});

test('api/http/audit-19, api/http/audit-22: staff filter by names, emails and references, which entries have too', async () => {
  const [administrator, as, member] = [
    await club.signInStaff('administrator'),
    await club.signInStaff('manager'),
    await club.signIn(),
  ];
  await write(administrator);
  const body = { requestType: 'Other', subject: 'A', otherDescription: 'B' } as const;
  const { id, reference } = (await club.api.submitRequest({ body }, { as: member })).data();
  const list = async (query: Parameters<typeof club.desk.listAuditEntries>[0]['query'] = {}) =>
    (await club.desk.listAuditEntries({ query }, { as })).data().entries;
  const submitted = { action: 'request.submitted', subject: `request:${id}` };
  for (const typed of [reference, ` ${reference.toLowerCase()} `]) {
    expect(await list({ subject: typed })).toMatchObject([
      { ...submitted, subjectName: reference },
    ]);
  }
  expect(await list({ subject: 'RQ-0000' })).toEqual([]);
  const [person] = await club.testDatabase.run(
    'select id, first_name, last_name, email from members where email = $1',
    ['member@club.example'],
  );
  const name = `${person?.['first_name']} ${person?.['last_name']}`;
  for (const actor of ['member@club.example', name.toUpperCase(), `member:${person?.['id']}`]) {
    expect(await list({ actor, action: 'request.submitted' })).toMatchObject([
      { ...submitted, actorName: name },
    ]);
  }
  const changed = await list({ actor: 'robin administrator' });
  expect(changed[0]).toMatchObject({ action: 'staff.changed', subject: 'staff:sample-editor' });
  expect(await list({ subject: changed[0]?.subjectName ?? '' })).toMatchObject(changed);
  expect(await list({ actor: 'nobody of this name' })).toEqual([]);
});

test('api/http/audit-22: a name of more than 50 people is refused, since their entries would not be all', async () => {
  const as = await club.signInStaff('manager');
  const statuses = async () => {
    const queries = [{ actor: 'namesake' }, { subject: 'namesake' }];
    const sent = queries.map((query) => club.desk.listAuditEntries({ query }, { as }));
    return (await Promise.all(sent)).map(({ status }) => status);
  };
  const add = (from: number, to: number) =>
    club.testDatabase.run(
      `insert into staff_members (id, email, first_name, last_name, roles, status, created_at)
       select 'n' || i, 'n' || i || '@club.example', 'Namesake', '', '{editor}', 'active', now()
       from generate_series($1::int, $2::int) as i`,
      [from, to],
    );
  await add(1, 50);
  expect(await statuses()).toEqual([200, 200]);
  await add(51, 51);
  expect(await statuses()).toEqual([400, 400]);
});

test('api/http/audit-22: an API key finds nobody by a name or an email, and reads no name of a person', async () => {
  const administrator = await club.signInStaff('administrator');
  const member = await club.signIn();
  await write(administrator, (await club.signInStaff('concierge')).staffId);
  const asked = { requestType: 'Other', subject: 'A', otherDescription: 'B' } as const;
  const { reference } = (await club.api.submitRequest({ body: asked }, { as: member })).data();
  const expiresAt = new Date(club.now().getTime() + DAY).toISOString();
  const body = { name: 'Tried', permissions: ['audit.read' as const], expiresAt };
  const { secret } = (await club.desk.createApiKey({ body }, { as: administrator })).data();
  const list = async (query: string) => {
    const headers = { authorization: `Bearer ${secret}` };
    const response = await club.call('GET', `/api/staff/audit?${query}`, { headers });
    return auditPageSchema.parse((response.body as { data: unknown }).data).entries;
  };
  expect(await list('action=request.submitted')).toMatchObject([
    { actorName: null, subjectName: reference },
  ]);
  expect(await list('action=staff.changed')).toMatchObject([
    { actorName: null, subjectName: null },
  ]);
  expect((await list('action=audit.read'))[0]).toMatchObject({ actorName: 'Tried' });
  const found = await club.desk.listAuditEntries(
    { query: { subject: 'robin' } },
    { as: administrator },
  );
  expect(found.data().entries).toHaveLength(1);
  expect(await list('actor=member@club.example')).toEqual([]);
  expect(await list('subject=robin')).toEqual([]);
});

test('api/http/audit-19: the days are those of the club', async () => {
  await moveClub(club, 'Pacific/Kiritimati');
  const as = await club.signInStaff('manager');
  const { fields, days } = { fields: ['first', 'last'], days: ['2029-12-31', '2030-01-01'] };
  // Kiritimati is 14 hours before UTC: its 2030 begins at 10 AM.
  for (const [index, at] of ['2029-12-31T09:59:59Z', '2029-12-31T10:00:00Z'].entries()) {
    await club.testDatabase.run(
      `insert into audit_entries (at, actor, action, subject, details) values ($1, 'system', 'test-email.sent', $2, '{}')`,
      [at, `email:${fields[index]}`],
    );
  }
  for (const [index, day] of days.entries()) {
    const query = { action: 'test-email.sent', from: day, until: day };
    const { entries } = (await club.desk.listAuditEntries({ query }, { as })).data();
    expect(entries.map(({ subject }) => subject)).toEqual([`email:${fields[index]}`]);
  }
});

test('api/http/audit-19: nobody but managers and administrators reads the trail', async () => {
  for (const role of ['concierge', 'editor'] as const) {
    const as = await club.signInStaff(role);
    expect((await club.desk.listAuditEntries({}, { as })).status).toBe(403);
  }
});
