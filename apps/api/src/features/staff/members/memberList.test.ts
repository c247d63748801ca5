import type { MemberListQuery } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let concierge: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  concierge = await club.signInStaff('concierge');
  await club.testDatabase.run('update members set is_active = false, ended_at = now()');
  await add(60);
});
afterAll(() => stop());

/** Adds members whose last names are in the reverse order of their numbers. */
const add = (count: number) =>
  club.testDatabase.run(
    `insert into members (id, ref, email, first_name, last_name, phone, crm_id, instance_url, is_active)
      select 'm' || n, 'ref' || n, 'm' || n || '@list.example', 'Zoë', 'Lister' || (1000 - n),
        '+1 (555) 01' || lpad(n::text, 2, '0'), 'CRM-' || n, '', true from generate_series(1, ${count}) n`,
  );
const list = async (query: MemberListQuery) =>
  (await club.desk.listMembers({ query }, { as: concierge })).data();
const idsOf = async (query: MemberListQuery) => (await list(query)).members.map(({ id }) => id);

test('api/staff/members-8: the pages have 25 members each, by name, and nobody is left out', async () => {
  const pages: string[][] = [];
  let after: string | undefined;
  do {
    const { members, next } = await list({ status: 'active', ...(after && { after }) });
    pages.push(members.map(({ id }) => id));
    after = next ?? undefined;
  } while (after !== undefined);
  expect(pages.map(({ length }) => length)).toEqual([25, 25, 10]);
  expect(pages.flat()).toEqual(Array.from({ length: 60 }, (_, index) => `m${60 - index}`));
});

test('api/staff/members-8: members are listed by what has become of the membership', async () => {
  await club.testDatabase.run(`update members set invited_at = now() where id in ('m1', 'm2')`);
  await club.testDatabase.run(`update members set first_signed_in_at = now() where id = 'm2'`);
  await club.testDatabase.run(
    `update members set is_active = false, suspended_at = now() where id = 'm3'`,
  );
  // As earlier versions stored it.
  await club.testDatabase.run(`update members set is_active = false where id = 'm4'`);
  expect(await idsOf({ status: 'invited' })).toEqual(['m1']);
  expect(await idsOf({ status: 'suspended' })).toEqual(['m3']);
  expect(await idsOf({ status: 'ended' })).toContain('m4');
  expect(await idsOf({ status: 'active', text: 'lister99' })).not.toContain('m3');
  expect(await idsOf({ status: 'active', text: 'm2@list' })).toEqual(['m2']);
  const { members } = await list({ text: 'Lister997' });
  expect(members).toEqual([
    {
      id: 'm3',
      name: 'Zoë Lister997',
      email: 'm3@list.example',
      phone: '+1 (555) 0103',
      status: 'suspended',
    },
  ]);
});

test.each<[string, string, string[]]>([
  ['a name without its accent', 'zoe lister950', ['m50']],
  ['a part of an email', 'M51@LIST', ['m51']],
  ['digits of a phone', '5550152', ['m52']],
  ['a phone as people write it', '555-01 53', ['m53']],
  ['a whole CRM identifier', 'CRM-54', ['m54']],
  ['a pattern', '%_%', []],
  ['quotes', `'; drop table members; --`, []],
])('api/staff/members-9: %s finds the member', async (_, text, found) => {
  expect(await idsOf({ text })).toEqual(found);
});

test('api/staff/members-8: who has one name is listed by it', async () => {
  await club.testDatabase.run(
    `update members set first_name = 'Aaliyah', last_name = '' where id = 'm1'`,
  );
  await club.testDatabase.run(
    `update members set first_name = '', last_name = 'Zzyzx' where id = 'm60'`,
  );
  const { members } = await list({ text: '@list.example' });
  const names = members.map(({ name }) => name);
  expect(names[0]).toBe('Aaliyah');
  expect((await list({ text: 'zzyzx' })).members.map(({ name }) => name)).toEqual(['Zzyzx']);
});

test('api/staff/members-8: a mark of nobody begins at the first page', async () => {
  expect(await idsOf({ status: 'active', after: 'nobody' })).toHaveLength(25);
});
