import type { StaffSearchResult } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEMBER } from '../../../testing/constants.ts';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let administrator: DeskBrowser;
let manager: DeskBrowser;
let concierge: DeskBrowser;
let editor: DeskBrowser;
/** Everything below has this word. */
const WORD = 'Quuxian';
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  administrator = await club.signInStaff('administrator');
  manager = await club.signInStaff('manager');
  concierge = await club.signInStaff('concierge');
  editor = await club.signInStaff('editor');
  await club.testDatabase.run(`
    insert into vendors (id, name, slug, type, description, city, hidden_at) values
      ('v1', 'Café ${WORD}', 'v1', 'Restaurants', '', 'Zürich', null),
      ('v2', '${WORD} Inn', 'v2', 'Hotels', '', 'Porto', now());
    insert into gift_guides (id, position, name, description, is_personalized, is_public)
      values ('g1', 90, 'For the table', '', false, true);
    insert into gift_sections (id, position, guide_id, name, description) values ('s1', 0, 'g1', 'One', '');
    insert into gift_products (id, position, section_id, name, description) values ('p1', 0, 's1', '${WORD} vase', '');
    insert into members (id, ref, email, first_name, last_name, phone, crm_id, instance_url, is_active) values
      ('m1', 'ref-1', 'm1@search.example', 'Zoë', '${WORD}', '+44 20 7946 0991', 'CRM-991', '', true);
    insert into pictures (id, name, file, width, height, size, uploaded_at)
      values ('00000000-0000-4000-8000-000000000001', '${WORD}.jpg', 'pictures/00000000-0000-4000-8000-000000000001-new.jpg', 1, 1, 1, now());
    update staff_members set last_name = '${WORD}' where id = '${concierge.staffId}'`);
  const as = await club.signIn(MEMBER);
  const body = {
    requestType: 'Other',
    subject: `A ${WORD} dinner`,
    otherDescription: 'x',
  } as const;
  await club.api.submitRequest({ body }, { as });
  const save = (id: string, name: string, baseVersion: number) =>
    club.desk.saveContentDraft(
      {
        params: { kind: 'vendor', id },
        body: { body: { name }, baseVersion, version: 0 },
      },
      { as: editor },
    );
  await save('v3', `${WORD} to be`, 0);
  await save('v1', 'Platypus Bar', 1);
});
afterAll(() => stop());

const search = async (text: string, as = administrator) =>
  (await club.desk.searchEverything({ query: { text } }, { as })).data();

/** The kinds with what is found of each, as `kind id`. Of requests and staff their names, since their ids are random. */
const namesOf = ({ requests, members, contents, pictures, staff }: StaffSearchResult) => [
  ...requests.items.map(({ subject }) => `request ${subject}`),
  ...members.items.map(({ id }) => `member ${id}`),
  ...contents.flatMap(({ kind, items }) => items.map(({ id }) => `${kind} ${id}`)),
  ...pictures.items.map(({ name }) => `picture ${name}`),
  ...staff.items.map(({ lastName }) => `staff ${lastName}`),
];
const find = async (text: string, as?: DeskBrowser) => namesOf(await search(text, as));

const nothing = { items: [], hasMore: false };
const requestsAndMembers = [`request A ${WORD} dinner`, 'member m1'];
const studio = ['vendor v3', 'vendor v2', 'vendor v1', 'gift_guide g1', `picture ${WORD}.jpg`];

test('api/staff/search-1: an administrator finds everything, in any letter case and without accents', async () => {
  const everything = [...requestsAndMembers, ...studio, `staff ${WORD}`];
  expect(await find('qUUxi')).toEqual(everything);
  expect((await search('quuxian')).isApproximate).toBe(false);
  expect(await find('zurich cafe')).toEqual(['vendor v1']);
  expect(await find('quux zoe')).toEqual(['member m1']);
  expect(await find('quux xyzzy-plugh')).toEqual([]);
});

test('api/staff/search-1: a text of one character is refused, and a sign of a pattern finds itself alone', async () => {
  const refused = await club.desk.searchEverything({ query: { text: ' z ' } }, { as: manager });
  expect([refused.status, refused.body.field]).toEqual([400, 'text']);
  expect(await find('%_%')).toEqual([]);
});

test('api/staff/search-1: at most five of a kind are found, and the kind says whether there are more', async () => {
  await club.testDatabase.run(
    `insert into vendors (id, name, slug, type, description) select 'many-' || n, 'Manyfold ' || n, 'many-' || n, 'Hotels', '' from generate_series(1, 5) n`,
  );
  const [five] = (await search('manyfold')).contents;
  expect([five?.items.length, five?.hasMore]).toEqual([5, false]);
  await club.testDatabase.run(
    `insert into vendors (id, name, slug, type, description) values ('many-6', 'Manyfold 6', 'many-6', 'Hotels', '')`,
  );
  const [more] = (await search('manyfold')).contents;
  expect([more?.items.length, more?.hasMore]).toEqual([5, true]);
});

test('api/staff/search-2: an editor reading members: no member, no request and no colleague is found', async () => {
  expect(await find('quuxian', editor)).toEqual(studio);
  for (const text of ['79460991', 'CRM-991', 'm1@search', `A ${WORD} dinner`]) {
    const { requests, members, staff } = await search(text, editor);
    expect([requests, members, staff]).toEqual([nothing, nothing, nothing]);
  }
});

test('api/staff/search-2: an editor learns nothing of members by a typing error', async () => {
  expect(await find('m1@saerch.example', editor)).toEqual([]);
  expect(await find('m1@saerch.example', concierge)).toContain('member m1');
});

test('api/staff/search-2: a concierge finds no draft, nothing hidden, no other content, no picture and no colleague', async () => {
  expect(await find('quuxian', concierge)).toEqual(requestsAndMembers);
  expect(await find('platypus', concierge)).toEqual([]);
});

test('api/staff/search-2: a manager finds no colleague', async () => {
  expect(await find('quuxian', manager)).toEqual([...requestsAndMembers, ...studio]);
});

test('api/staff/search-2: roles that were taken away find nothing more from the next search on', async () => {
  const as = await club.signInStaff('manager');
  const { staffId } = as;
  await club.testDatabase.run(`update staff_members set roles = '{editor}' where id = $1`, [
    staffId,
  ]);
  expect(await find('quuxian', as)).toEqual(studio);
});

test('api/staff/search-2: nobody searches without a session of staff, a member neither', async () => {
  expect((await club.desk.searchEverything({ query: { text: 'quuxian' } })).status).toBe(401);
  const as = await club.signIn(MEMBER);
  const asMember = await club.call('GET', '/api/staff/search?text=quuxian', {
    headers: { 'x-desk': '1', 'sec-fetch-site': 'same-origin' },
    as,
  });
  expect(asMember.status).toBe(401);
});

test('api/staff/search-3: content says whether it is hidden or a draft, and a changed draft is found by its own name', async () => {
  const [vendors, guides] = (await search('quuxian')).contents;
  expect(vendors?.items).toMatchObject([
    { id: 'v3', title: `${WORD} to be`, version: 0, hasDraft: true, isHidden: false },
    { id: 'v2', hasDraft: false, isHidden: true },
    { id: 'v1', title: 'Platypus Bar', hasDraft: true, isHidden: false },
  ]);
  expect(guides?.items).toMatchObject([{ id: 'g1', detail: `${WORD} vase` }]);
  expect(await find('platypus')).toEqual(['vendor v1']);
});

test('api/staff/search-4: a request is found by a note and by its reference first, a member by phone and CRM identifier', async () => {
  const { items } = (await search('quuxian dinner')).requests;
  const [{ id, reference } = { id: '', reference: '' }] = items;
  await club.desk.writeDeskNote(
    { params: { id }, body: { text: 'Ask the wombat', fileIds: [] } },
    { as: concierge },
  );
  expect(await find('wombat')).toEqual([`request A ${WORD} dinner`]);
  const as = await club.signIn(MEMBER);
  const body = {
    requestType: 'Other',
    subject: `As in ${reference}`,
    otherDescription: 'x',
  } as const;
  await club.api.submitRequest({ body }, { as });
  for (const text of [reference, reference.toLowerCase(), reference.slice(3)]) {
    expect(await find(text)).toEqual([`request A ${WORD} dinner`, `request As in ${reference}`]);
  }
  expect(await find('20 7946 0991')).toEqual(['member m1']);
  expect(await find('CRM-991')).toEqual(['member m1']);
});

test('api/staff/search-5: a typing error finds what resembles the words, and the response says so', async () => {
  const found = await search('quuxain dinner');
  expect(found.isApproximate).toBe(true);
  expect(namesOf(found)).toContain(`request A ${WORD} dinner`);
  expect(await find('platypsu')).toEqual(['vendor v1']);
  expect((await search('no such thing at all')).isApproximate).toBe(false);
});

test('api/staff/search-6: a session searches at most 300 times a minute', async () => {
  const as = await club.signInStaff('concierge');
  // A few at a time, since the pool of the database has few connections.
  for (let batch = 0; batch < 60; batch += 1) {
    await Promise.all(Array.from({ length: 5 }, () => search('quuxian', as)));
  }
  const refused = await club.desk.searchEverything({ query: { text: 'quuxian' } }, { as });
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(await find('quuxian', concierge)).toEqual(requestsAndMembers);
});

test('api/staff/search-7: an uploaded picture is found as its present file, with its focal point', async () => {
  const id = '00000000-0000-4000-8000-000000000002';
  await club.testDatabase.run(
    `insert into pictures (id, name, file, width, height, size, uploaded_at, alternative_text, focus_x, focus_y)
     values ($1, 'x', $2, 1, 1, 1, now(), 'A room', 10, 90)`,
    [id, `pictures/${id}-new.jpg`],
  );
  await club.testDatabase.run(`update vendors set image_url = $1 where id = 'v2'`, [
    `/pictures/uploads/${id}-old.jpg`,
  ]);
  const [vendors] = (await search('quuxian inn')).contents;
  expect(vendors?.items).toMatchObject([
    {
      imageUrl: `/pictures/uploads/${id}-new.jpg`,
      picture: { alternativeText: 'A room', focusX: 10, focusY: 90 },
    },
  ]);
});

test('api/staff/search-8: of very many requests with a text some are found', async () => {
  await club.testDatabase.run(
    `insert into requests (id, reference, member_id, request_type, subject, details, status, created_at)
     select 'frequent-' || n, 'RQ-FREQUENT' || n, 'm1', 'Other', 'A zebra crossing', '{"otherDescription":"x"}', 'received', now()
     from generate_series(1, 300) n`,
  );
  const { requests } = await search('zebra');
  expect([requests.items.length, requests.hasMore]).toEqual([5, true]);
});

test('api/staff/search-5: an open request is found by a subject that resembles the words, however long ago it changed', async () => {
  await club.testDatabase.run(
    `insert into requests (id, reference, member_id, request_type, subject, details, status, created_at, changed_at)
     select 'old-' || n, 'RQ-OLD' || n, 'm1', 'Other', case when n = 1 then 'Kaleidoscope evening' else 'A wish' end,
       '{"otherDescription":"x"}', 'received', now(), now() - n * interval '1 hour' * case when n = 1 then 9999 else 1 end
     from generate_series(1, 501) n`,
  );
  const found = await search('kaleidoscpoe');
  expect(found.isApproximate).toBe(true);
  expect(found.requests.items.map(({ id }) => id)).toEqual(['old-1']);
});
