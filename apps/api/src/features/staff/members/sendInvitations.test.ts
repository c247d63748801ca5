import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { systemRandom } from '../../../platform/crypto/random.ts';
import { MINUTE, SECOND } from '../../../platform/process/clock.ts';
import { testAuditTrail } from '../../../testing/auditTrail.ts';
import { branding } from '../../../testing/branding.ts';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';
import { sendDueInvitations } from './sendInvitations.ts';

let club: TestClub;
let stop: () => Promise<void>;
let manager: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
});
afterAll(() => stop());
beforeEach(async () => {
  club.passTime(MINUTE);
  manager = await club.signInStaff('manager');
  await club.testDatabase.run('delete from invitation_runs');
  await club.testDatabase.run(`update members set is_active = false, ended_at = now()`);
  await club.testDatabase.run(`delete from members where id like 'n%'`);
  await club.testDatabase.run(
    `insert into members (id, ref, email, first_name, last_name, crm_id, instance_url, is_active)
      select 'n' || n, 'ref-n' || n, 'n' || n || '@new.example', 'N', 'Q' || n, 'N-' || n, '', true
      from generate_series(1, 12) n`,
  );
  sentTo = [];
});

let sentTo: string[];
const outbox: Pick<Outbox, 'put'> = {
  put: (_transaction, message) => {
    if (message !== null) sentTo.push(message.to.address);
    return Promise.resolve();
  },
};
const dependencies = () => ({
  database: club.database,
  clock: { now: club.now },
  random: systemRandom,
  outbox: { ...outbox } as Outbox,
  branding,
  audit: testAuditTrail,
});
const tick = async () => {
  club.passTime(SECOND);
  return sendDueInvitations(dependencies());
};
const get = async (as = manager) => (await club.desk.getInvitations({}, { as })).data();
const start = (count: number, as = manager) =>
  club.desk.startInvitations({ body: { count } }, { as });
const run = (text: string) => club.testDatabase.run(text);

test('api/staff/members-17: who was never invited is listed and counted, not who signed in, also before that was stored', async () => {
  await run(`update members set invited_at = now() where id = 'n1'`);
  await run(`update members set first_signed_in_at = now() where id = 'n2'`);
  await run(`update members set is_active = false where id = 'n3'`);
  await run(
    `insert into members (id, ref, email, first_name, last_name, crm_id, instance_url, is_active)
      values ('n0', 'ref-n0', 'n0@new.example', 'N', 'Q', 'N-0', '', true)`,
  );
  await run(
    `insert into audit_entries (at, actor, action, subject, details) values (now(), 'member:n0', 'session.opened', 'session:x', '{}')`,
  );
  const listed = await club.desk.listMembers({ query: { status: 'not_invited' } }, { as: manager });
  const ids = listed.data().members.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(
    ['n4', 'n5', 'n6', 'n7', 'n8', 'n9', 'n10', 'n11', 'n12'].toSorted(),
  );
  expect(await get()).toEqual({ notInvited: 9, run: null, isMailFiled: true });
});

test('api/staff/members-18: all are invited a few each second, nobody twice, with an entry for the whole and for each', async () => {
  const started = await start(12);
  expect([started.status, started.data().run]).toMatchObject([
    201,
    { status: 'running', total: 12, sent: 0, waiting: 12 },
  ]);
  expect((await start(12)).body.code).toBe('move_not_allowed');
  // Somebody is invited by hand, another one leaves, and a third is added meanwhile.
  await club.desk.inviteMemberAgain({ params: { id: 'n10' } }, { as: manager });
  await run(`update members set is_active = false where id = 'n11'`);
  await run(
    `insert into members (id, ref, email, first_name, last_name, crm_id, instance_url, is_active)
      values ('n99', 'ref-n99', 'n99@new.example', 'N', 'Q', 'N-99', '', true)`,
  );
  expect(await tick()).toBe(true);
  expect(await sendDueInvitations(dependencies())).toBe(true);
  expect((await get()).run).toMatchObject({ status: 'running', waiting: 7 });
  while (await tick());
  expect(sentTo.toSorted()).toEqual(
    ['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9', 'n12']
      .map((name) => `${name}@new.example`)
      .toSorted(),
  );
  expect(await get()).toMatchObject({
    notInvited: 1,
    run: { status: 'done', total: 12, sent: 10, waiting: 0 },
  });
  const entries = await run(
    `select action, actor, details from audit_entries where action = 'invitations.started'
      or (action = 'member.invited' and subject like 'member:n%' and request_id is null) order by seq`,
  );
  const actor = `staff:${manager.staffId}`;
  expect(entries).toEqual([
    { action: 'invitations.started', actor, details: { fields: ['12'] } },
    ...Array.from({ length: 10 }, () => ({ action: 'member.invited', actor, details: {} })),
  ]);
});

test('api/staff/members-18: what a killed server did not commit has not left, and goes on with the next one', async () => {
  await start(12);
  const isKilled = new Error('killed');
  const failing = { ...dependencies(), outbox: { put: () => Promise.reject(isKilled) } as never };
  club.passTime(SECOND);
  await expect(sendDueInvitations(failing)).rejects.toThrow('killed');
  const both = () => Promise.all([tick(), tick()]);
  while ((await both()).some(Boolean));
  expect(sentTo).toHaveLength(12);
  expect(new Set(sentTo).size).toBe(12);
});

test('api/staff/members-18: they are stopped, and none leaves while many emails wait', async () => {
  await start(12);
  await tick();
  // No worker takes them: they wait for their next try.
  await run(
    `insert into pgboss.job (name, state, start_after, data)
      select 'mail', 'retry', now() + interval '5 minutes', '{"payload":"x"}' from generate_series(1, 20)`,
  );
  await tick();
  await tick();
  expect(sentTo).toHaveLength(5);
  await run(`delete from pgboss.job where data ->> 'payload' = 'x'`);
  const stopped = (await club.desk.stopInvitations({}, { as: manager })).data();
  expect(stopped).toMatchObject({ notInvited: 7, run: { status: 'stopped', sent: 5, waiting: 0 } });
  expect(await tick()).toBe(false);
  expect(sentTo).toHaveLength(5);
  expect((await club.desk.stopInvitations({}, { as: manager })).body.code).toBe('move_not_allowed');
  expect((await start(7)).status).toBe(201);
});

test('api/staff/members-18: more than were confirmed are not invited, and only by who may invite one', async () => {
  expect(await start(11)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', message: expect.stringContaining('12 members') },
  });
  for (const count of [0, -1, 1.5, Number.NaN]) expect((await start(count)).status).toBe(400);
  for (const role of ['concierge', 'editor'] as const) {
    const as = await club.signInStaff(role);
    expect((await start(12, as)).status).toBe(403);
    expect((await club.desk.stopInvitations({}, { as })).status).toBe(403);
    expect((await club.desk.getInvitations({}, { as })).status).toBe(403);
  }
  await run(`update members set invited_at = now() where id like 'n%'`);
  expect((await start(12)).body.code).toBe('move_not_allowed');
  expect(await run('select 1 from invitation_runs')).toEqual([]);
});
