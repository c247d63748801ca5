import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { MINUTE } from '../platform/process/clock.ts';
import { seedEmptyDatabase } from './seed.ts';
import { type DeskBrowser, startTestClub, type TestClub } from '../testing/testClub.ts';

let club: TestClub;
let administrator: DeskBrowser;
beforeEach(async () => {
  const started = await startTestClub();
  ({ club } = started);
  onTestFinished(started.stop);
  administrator = await club.signInStaff('administrator');
});

const choose = (choice: 'sample' | 'empty' | 'import', confirmation?: string) =>
  club.desk.chooseFirstRun({ body: { choice, confirmation } }, { as: administrator });
const rowsIn = async (table: string) => {
  const [found] = await club.testDatabase.run(`select count(*)::int as rows from ${table}`);
  return found?.['rows'];
};
const content = ['members', 'vendors', 'benefits', 'events', 'destinations', 'gift_guides'];
const counts = () => Promise.all(content.map(rowsIn));
const actions = async () =>
  (
    await club.testDatabase.run(
      `select action from audit_entries where subject = 'settings:club' order by seq`,
    )
  ).map(({ action }) => action);
const joinAsMember = () =>
  club.testDatabase.run(
    `insert into members (id, ref, email, first_name, last_name, crm_id, instance_url, is_active)
     values ('real', 'real-ref', 'ada@real.example', 'Ada', 'Marsh', 'R-1', 'https://crm.example', true)`,
  );
/** Does what a start of a server does to an empty database. */
const startAgain = async () => {
  const client = new pg.Client({ connectionString: club.testDatabase.connectionString });
  await client.connect();
  const isLoaded = await seedEmptyDatabase(client, '2026-03-01', { hasRequests: true });
  await client.end();
  return isLoaded;
};

test('api/staff/settings-6: the sample club is removed as a whole, with what its members did, after the typed word', async () => {
  const member = await club.signIn();
  const [benefit] = (await club.api.listBenefits({}, { as: member })).data().benefits;
  const id = benefit?.id ?? '';
  await club.api.redeemBenefit({ params: { id } }, { as: member });
  const wish = { requestType: 'Other', subject: 'Help', otherDescription: 'x' } as const;
  await club.api.submitRequest({ body: wish }, { as: member });
  const before = await counts();
  for (const word of [undefined, '', 'yes', 'removed']) {
    expect(await choose('empty', word)).toMatchObject({
      status: 400,
      body: { field: 'confirmation' },
    });
  }
  expect(await counts()).toEqual(before);
  const chosen = await choose('empty', ' Remove ');
  expect(chosen.data()).toMatchObject({ firstRun: 'empty', hasSample: false });
  expect(await counts()).toEqual(content.map(() => 0));
  expect((await club.api.getProfile({}, { as: member })).status).toBe(401);
  expect(await actions()).toEqual(['first-run.chosen', 'sample-club.removed']);
  expect(
    await club.testDatabase.run(
      `select 1 from staff_members where is_sample and status <> 'ended'`,
    ),
  ).toEqual([]);
});

test('api/staff/settings-6: every table that belongs to members or their requests is named in the removal', async () => {
  const rows = await club.testDatabase.run(
    `select conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid in ('members'::regclass, 'requests'::regclass)
       and conrelid <> 'requests'::regclass group by 1 order by 1`,
  );
  // A new table here needs a line in sampleClub.ts, unless it is deleted with its member or request.
  expect(rows.map(({ name }) => name)).toEqual([
    'change_requests',
    'documents',
    'gift_guides',
    // It is deleted with its request.
    'inbox_items',
    'member_views',
    'payment_methods',
    'redemptions',
    'registrations',
    'request_entries',
    'request_files',
    'request_links',
    // Both are deleted with their request.
    'request_readers',
    'request_times',
    // Both are deleted with their member.
    'saved_items',
    'waiting_invitations',
  ]);
});

test('api/staff/settings-6: the removal needs a step-up', async () => {
  club.passTime(6 * MINUTE);
  expect(await choose('empty', 'remove')).toMatchObject({
    status: 403,
    body: { code: 'step_up_required' },
  });
  expect(await rowsIn('members')).toBeGreaterThan(0);
});

test('api/staff/settings-7: with a member of its own, nothing of the club is removed and no sample is added', async () => {
  await joinAsMember();
  const before = await counts();
  for (const choice of ['empty', 'import'] as const) {
    expect(await choose(choice, 'remove')).toMatchObject({
      status: 400,
      body: { field: 'choice' },
    });
  }
  expect(await counts()).toEqual(before);
  expect(await actions()).toEqual([]);
  // Who came after the removal stays alone.
  await club.testDatabase.run(`delete from members where id = 'real'`);
  await choose('empty', 'remove');
  await joinAsMember();
  expect(await choose('sample')).toMatchObject({ status: 400, body: { field: 'choice' } });
  expect(await rowsIn('members')).toBe(1);
});

test('api/staff/settings-6: what staff wrote beside the sample stays', async () => {
  await club.testDatabase.run(
    `insert into vendors (id, name, slug, type, description) values ('own', 'Our Bar', 'our-bar', 'Bar', 'x')`,
  );
  await choose('import', 'remove');
  expect(await club.testDatabase.run('select id from vendors')).toEqual([{ id: 'own' }]);
});

test('api/staff/settings-5: a club that began empty stays empty at the next start, and can still look around', async () => {
  expect((await choose('sample')).data()).toMatchObject({ firstRun: 'sample', hasSample: true });
  await choose('import', 'remove');
  expect(await startAgain()).toBe(false);
  expect(await rowsIn('members')).toBe(0);
  await choose('empty');
  expect(await startAgain()).toBe(false);
  expect((await choose('sample')).data()).toMatchObject({ firstRun: 'sample', hasSample: true });
  expect(await rowsIn('members')).toBeGreaterThan(2);
  expect(await actions()).toContain('sample-club.loaded');
});

test('api/staff/settings-3: a club that began empty shows nothing of the sample club', async () => {
  await choose('empty', 'remove');
  await expect.poll(async () => (await club.api.getConfiguration({})).data().clubPhone).toBeNull();
  expect((await club.api.getConfiguration({})).data()).toMatchObject({
    clubAddress: '',
    newsletterUrl: null,
    membershipUrl: null,
  });
});

test('api/staff/settings-6: the sample’s canned replies and macros are removed, and those that staff changed or added stay', async () => {
  await choose('empty', 'remove');
  await choose('sample');
  const as = await club.signInStaff('manager');
  const replies = async () => (await club.desk.listCannedReplies({}, { as })).data();
  const [changed] = await replies();
  const { id, version } = changed ?? { id: '', version: 0 };
  const text = 'Ours';
  await club.desk.changeCannedReply(
    { params: { id }, body: { title: text, text, version } },
    { as },
  );
  await club.desk.addCannedReply({ body: { title: 'Own', text } }, { as });
  await choose('empty', 'remove');
  expect((await replies()).map(({ title }) => title)).toEqual(['Ours', 'Own']);
  expect((await club.desk.listMacros({}, { as })).data()).toEqual([]);
  await choose('sample');
  expect(await replies()).toHaveLength(6);
});
