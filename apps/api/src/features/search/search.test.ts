import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEMBER, SECOND_MEMBER } from '../../testing/constants.ts';
import { startTestClub, type TestClub, type Tokens } from '../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let member: Tokens;
let other: Tokens;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  [member, other] = [await club.signIn(MEMBER), await club.signIn(SECOND_MEMBER)];
  await club.testDatabase.run(`
    insert into vendors (id, name, slug, type, description, city) values
      ('v1', 'Café Zürich', 'cafe-zurich', 'Restaurants', '', 'Lisbon'),
      ('v2', 'The Zürich Café', 'the-zurich-cafe', 'Restaurants', '', 'Porto'),
      ('v3', 'Zyxwvutsia', 'zyxwvutsia', 'Hotels', '', null);
    insert into gift_guides (id, position, name, description, is_personalized, is_public, member_id)
      select 'own', 90, 'Quuxian presents', '', true, false, id from members where email = '${MEMBER}';
    insert into gift_sections (id, position, guide_id, name, description) values ('s', 0, 'own', 'One', '');
    insert into gift_products (id, position, section_id, name, description) values ('p', 0, 's', 'Quuxian vase', '');
    insert into benefits (id, position, title, description, member_benefit_description, expires_at, is_featured, is_new, provider)
      values ('over', 90, 'Quuxian night', '', '', '2000-01-01', false, false, 'Q');
    insert into events (id, title, description, start_date, time_zone, hidden_at)
      values ('hidden', 'Quuxian ball', '', now(), 'UTC', now())`);
});
afterAll(() => stop());

const search = async (text: string, as = member) =>
  (await club.api.searchClub({ query: { text } }, { as })).data();
const idsOf = async (text: string, as = member) =>
  (await search(text, as)).groups.flatMap(({ kind, items }) =>
    items.map(({ id }) => `${kind} ${id}`),
  );

test('api/search-1: words are found in parts, in any letter case, without accents, and all of them', async () => {
  const both = ['vendor cafe-zurich', 'vendor the-zurich-cafe'];
  expect(await idsOf('cafe ZURI')).toEqual(both);
  expect(await idsOf('zürich café')).toEqual(both);
  expect(await idsOf('the zürich')).toEqual(both.slice(1));
  expect(await idsOf('cafe lisb zuri')).toEqual(['vendor cafe-zurich']);
});

test('api/search-1: one or two letters are found where they begin a word', async () => {
  expect(await idsOf('zy')).toEqual(['vendor zyxwvutsia']);
  expect(await idsOf('zu CÄ')).toEqual(['vendor cafe-zurich', 'vendor the-zurich-cafe']);
  expect(await idsOf('xw')).toEqual([]);
});

test('api/search-1: one letter that is a word is found, and so are digits and letters of other forms', async () => {
  await club.testDatabase.run(
    `insert into vendors (id, name, slug, type, description) values ('v4', '東京の宿 24', 'tokyo', 'Hotels', '')`,
  );
  expect(await idsOf('宿')).toEqual(['vendor tokyo']);
  expect(await idsOf('東京 ２４')).toEqual(['vendor tokyo']);
  expect(await idsOf('zy\u200b\u00adxwv')).toEqual(['vendor zyxwvutsia']);
});

test('api/search-1: a text of one character is refused, and a sign of a pattern finds itself alone', async () => {
  const refused = await club.api.searchClub({ query: { text: ' z ' } }, { as: member });
  expect([refused.status, refused.body.field]).toEqual([400, 'text']);
  expect(await idsOf('%_%')).toEqual([]);
});

test('api/search-2: a personal guide is found by its member alone, and what is hidden or over by nobody', async () => {
  expect(await idsOf('quuxian')).toEqual(['gift_guide own', 'gift_product p']);
  expect(await idsOf('quuxian', other)).toEqual([]);
});

test('api/search-2: a gift guide is found once it has a section', async () => {
  await club.testDatabase.run(
    `insert into gift_guides (id, position, name, description, is_personalized, is_public)
       values ('empty', 91, 'Narwhal presents', '', false, true)`,
  );
  expect(await idsOf('narwhal')).toEqual([]);
  await club.testDatabase.run(
    `insert into gift_sections (id, position, guide_id, name, description) values ('n', 0, 'empty', 'One', '')`,
  );
  expect(await idsOf('narwhal')).toEqual(['gift_guide empty']);
});

test('api/search-2: a request is found by its member alone, and a draft by nobody', async () => {
  const body = { requestType: 'Other', subject: 'Wombat dinner', otherDescription: 'x' } as const;
  const { id, reference } = (await club.api.submitRequest({ body }, { as: member })).data();
  expect(await idsOf('wombat')).toEqual([`request ${id}`]);
  expect(await idsOf(reference.toLowerCase())).toEqual([`request ${id}`]);
  expect(await idsOf('wombat', other)).toEqual([]);
  const editor = await club.signInStaff('editor');
  const draft = { body: { name: 'Platypus Inn' }, baseVersion: 0, version: 0 };
  const params = { kind: 'vendor', id: 'draft' } as const;
  await club.desk.saveContentDraft({ params, body: draft }, { as: editor });
  expect(await idsOf('platypus')).toEqual([]);
});

test('api/search-3: a typing error finds what resembles it, and the response says so', async () => {
  const found = await search('zyxwutsia');
  expect(found.isApproximate).toBe(true);
  expect(found.groups).toMatchObject([{ kind: 'vendor', items: [{ id: 'zyxwvutsia' }] }]);
  expect(await search('no such thing at all')).toEqual({ groups: [], isApproximate: false });
});

test('api/search-5: an uploaded picture is found as its present file, with its focal point', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  await club.testDatabase.run(
    `insert into pictures (id, name, file, width, height, size, uploaded_at, alternative_text, focus_x, focus_y)
     values ($1, 'x', $2, 1, 1, 1, now(), 'A vase', 10, 90)`,
    [id, `pictures/${id}-new.jpg`],
  );
  await club.testDatabase.run(`update vendors set image_url = $1 where id = 'v3'`, [
    `/pictures/uploads/${id}-old.jpg`,
  ]);
  const { groups } = await search('zyxwvutsia');
  expect(groups[0]?.items).toMatchObject([
    {
      imageUrl: `/pictures/uploads/${id}-new.jpg`,
      picture: { alternativeText: 'A vase', focusX: 10, focusY: 90 },
    },
  ]);
});

test('api/search-2: nobody searches without a session', async () => {
  expect((await club.api.searchClub({ query: { text: 'cafe' } })).status).toBe(401);
});

test('api/search-4: a session searches at most 300 times a minute', async () => {
  const as = await club.signIn(SECOND_MEMBER);
  // A few at a time, since the pool of the database has few connections. What is found is not searched for twice.
  for (let batch = 0; batch < 60; batch += 1) {
    await Promise.all(Array.from({ length: 5 }, () => search('the', as)));
  }
  const refused = await club.api.searchClub({ query: { text: 'cafe' } }, { as });
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
});
