import { randomUUID } from 'node:crypto';
import type { ContentKind, ContentState, DraftToSave } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEMBER } from '../../../testing/constants.ts';
import {
  type DeskBrowser,
  startTestClub,
  type TestClub,
  type Tokens,
} from '../../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let editor: DeskBrowser;
let other: DeskBrowser;
let member: Tokens;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  [editor, other] = [await club.signInStaff('editor'), await club.signInStaff('editor')];
  member = await club.signIn(MEMBER);
});
afterAll(() => stop());

const vendor = {
  name: ' Casa Aurea ',
  type: 'Hotels',
  description: '<p>Quiet <script>alert(1)</script><strong>rooms</strong></p>',
  city: 'Lisbon',
};
const first = (body: DraftToSave['body']): DraftToSave => ({ body, baseVersion: 0, version: 0 });
const at = (id: string, kind: ContentKind = 'vendor') => ({ params: { kind, id } });
const save = (id: string, body: DraftToSave, as = editor, kind: ContentKind = 'vendor') =>
  club.desk.saveContentDraft({ ...at(id, kind), body }, { as });
const publish = (id: string, version: number, kind: ContentKind = 'vendor', as = editor) =>
  club.desk.publishContent({ ...at(id, kind), body: { version, wordsToHolders: null } }, { as });
const published = async (changes: DraftToSave['body'] = {}) => {
  const id = randomUUID();
  await save(id, first({ ...vendor, ...changes }));
  expect((await publish(id, 1)).status).toBe(200);
  return id;
};
const pageOf = (id: string) => club.api.getVendor({ params: { id } }, { as: member });
const contentOf = async (id: string, kind: ContentKind = 'vendor') =>
  (await club.desk.getContent(at(id, kind), { as: editor })).data();

test('api/staff/content-1, api/staff/content-2: an incomplete draft is stored, nobody else sees it, and it is not overwritten', async () => {
  const id = randomUUID();
  const saved = await save(id, first({ name: 'Draft' }));
  expect(saved.data().draft).toMatchObject({ version: 1, body: { name: 'Draft', type: null } });
  expect((await pageOf(id)).status).toBe(404);
  const late = await save(id, first({ name: 'Mine' }), other);
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  const list = { params: { kind: 'vendor' }, query: { state: 'draft' } } as const;
  const { items } = (await club.desk.listContent(list, { as: editor })).data();
  expect(items[0]).toMatchObject({ id, title: 'Draft', version: 0, hasDraft: true });
  expect((await club.desk.discardContentDraft(at(id), { as: editor })).status).toBe(200);
  expect((await club.desk.getContent(at(id), { as: editor })).status).toBe(404);
});

test('api/staff/content-3, api/staff/content-5: a complete draft is published at once, with clean markup and texts', async () => {
  const id = await published();
  const { name, slug, description } = (await pageOf(id)).data();
  expect({ name, slug, description }).toEqual({
    name: 'Casa Aurea',
    slug: 'casa-aurea',
    description: '<p>Quiet <strong>rooms</strong></p>',
  });
  expect(await contentOf(id)).toMatchObject({ draft: null, published: { version: 1 } });
  await club.desk.discardContentDraft(at(id), { as: editor });
});

test('api/staff/content-3: what a member reads has nothing that is for staff alone', async () => {
  const id = await published({ name: 'Plain' });
  const { body } = await pageOf(id);
  expect(Object.keys(body.data ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/version|hiddenAt|externalId/)]),
  );
});

test('api/staff/content-3: an incomplete draft is refused with all that it lacks, and stays', async () => {
  const id = randomUUID();
  await save(id, first({ name: 'Without a type', description: '<p> </p>' }));
  const refused = await publish(id, 1);
  expect([refused.status, refused.body.field, refused.body.message]).toEqual([
    400,
    'type',
    'Type is required. Description is required.',
  ]);
  expect((await contentOf(id)).draft).not.toBeNull();
});

test.each([
  ['latitude', '12.5', 'Latitude must be a number.'],
  ['name', 7, 'Name must be a text.'],
  ['michelinStars', true, 'Michelin stars must be a number.'],
  ['lattitude', 12.5, 'A vendor has no field “lattitude”.'],
])(
  'api/staff/content-1: a draft whose %s is %j is refused with its name',
  async (field, value, message) => {
    const refused = await save(randomUUID(), first({ ...vendor, [field]: value }));
    expect([refused.status, refused.body.field, refused.body.message]).toEqual([
      400,
      field,
      message,
    ]);
  },
);

test('api/staff/content-1: so is a part whose value has another type', async () => {
  const sections = [{ id: 'a', name: 'One', description: null, products: [{ priceMinor: '5' }] }];
  const refused = await save(
    randomUUID(),
    first({ name: 'Gifts', sections }),
    editor,
    'gift_guide',
  );
  expect([refused.status, refused.body.field]).toEqual([400, 'sections.0.products.0.priceMinor']);
});

test('api/staff/content-3: a guide whose section or product has the id of another one is refused', async () => {
  const guide = (section: string, product: string) => {
    const gift = { id: product, name: 'Bowl', description: 'Of clay' };
    return { name: 'Gifts', sections: [{ id: section, name: 'One', products: [gift] }] };
  };
  const publishGuide = async (body: DraftToSave['body']) => {
    const id = randomUUID();
    await save(id, first(body), editor, 'gift_guide');
    return { id, ...(await publish(id, 1, 'gift_guide')) };
  };
  expect((await publishGuide(guide('section-1', 'product-1'))).status).toBe(200);
  for (const body of [guide('section-1', 'product-2'), guide('section-2', 'product-1')]) {
    const refused = await publishGuide(body);
    expect([refused.status, refused.body.field]).toEqual([409, 'sections']);
    expect(refused.body.message).toContain('already used');
    const params = at(refused.id, 'gift_guide');
    expect((await club.desk.previewContent(params, { as: editor })).status).toBe(200);
  }
});

test('core/format-9: a website with a password is neither published nor sent, whatever is stored', async () => {
  const secret = 'https://user:secret@hotel.example';
  const id = randomUUID();
  await save(id, first({ ...vendor, name: 'Secret', website: secret }));
  const refused = await publish(id, 1);
  expect([refused.status, refused.body.field]).toEqual([400, 'website']);
  const stored = await published({ name: 'Stored', website: 'hotel.example' });
  expect((await pageOf(stored)).data().website).toBe('https://hotel.example');
  await club.testDatabase.run(
    `update vendors set website = $2, image_url = $2, description = $3 where id = $1`,
    [stored, secret, `<p><a href="${secret}">here</a></p>`],
  );
  expect(JSON.stringify((await pageOf(stored)).body)).not.toContain('secret');
});

test('api/staff/content-4: a draft is not published over what somebody else published meanwhile', async () => {
  const id = await published({ name: 'Twice' });
  await save(id, { body: { ...vendor, name: 'Mine' }, baseVersion: 1, version: 0 });
  await club.testDatabase.run(`update vendors set version = 2 where id = '${id}'`);
  const refused = await publish(id, 1);
  expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile']);
});

test('api/staff/content-3: a renamed vendor is found by its former slug', async () => {
  const id = await published({ name: 'Old Name' });
  await save(id, { body: { ...vendor, name: 'New Name' }, baseVersion: 1, version: 0 });
  await publish(id, 1);
  expect((await pageOf('old-name')).data()).toMatchObject({ id, slug: 'new-name' });
  expect((await contentOf(id)).slugs).toEqual(['new-name', 'old-name']);
});

test('api/staff/content-6: what is hidden can’t be referred to', async () => {
  const vendorId = await published({ name: 'Hidden Host' });
  const hide = { ...at(vendorId), body: { version: 1, isHidden: true, wordsToHolders: null } };
  expect((await club.desk.hideContent(hide, { as: editor })).status).toBe(200);
  const id = randomUUID();
  const body = {
    title: 'Tea',
    provider: 'Host',
    vendorId,
    memberBenefitDescription: 'a',
    description: 'b',
  };
  await save(id, first(body), editor, 'benefit');
  const refused = await publish(id, 1, 'benefit');
  expect([refused.status, refused.body.field]).toEqual([400, 'vendorId']);
});

test('api/staff/content-8: a hidden vendor is on no page and in no list, until it is shown again', async () => {
  const id = await published({ name: 'Seen' });
  const set = (isHidden: boolean) =>
    club.desk.hideContent(
      { ...at(id), body: { version: 1, isHidden, wordsToHolders: null } },
      { as: editor },
    );
  await set(true);
  expect((await pageOf(id)).status).toBe(404);
  const list = { params: { kind: 'vendor' }, query: { state: 'hidden', text: 'seen' } } as const;
  const { items } = (await club.desk.listContent(list, { as: editor })).data();
  expect(items).toMatchObject([{ id, isHidden: true }]);
  await set(false);
  expect((await pageOf(id)).status).toBe(200);
});

test('api/staff/content-8: of many items each is changed or refused for itself', async () => {
  const [id, incomplete] = [await published({ name: 'Bulk' }), randomUUID()];
  await save(id, { body: { ...vendor, name: 'Bulk 2' }, baseVersion: 1, version: 0 });
  await save(incomplete, first({ name: 'No' }));
  const body = { action: 'publish' as const, ids: [incomplete, id] };
  const params = { kind: 'vendor' } as const;
  const result = (await club.desk.changeManyContents({ params, body }, { as: editor })).data();
  expect(result).toEqual({
    done: [id],
    refused: [
      { id: incomplete, title: 'No', message: 'Type is required. Description is required.' },
    ],
  });
});

test('api/staff/content-10: an earlier version is published again, and all stay in the history', async () => {
  const id = await published({ name: 'First' });
  await save(id, { body: { ...vendor, name: 'Second' }, baseVersion: 1, version: 0 });
  await publish(id, 1);
  const body = { number: 1, version: 2 };
  await club.desk.revertContent({ ...at(id), body }, { as: editor });
  expect((await pageOf(id)).data().name).toBe('First');
  const versions = (await club.desk.listContentVersions(at(id), { as: editor })).data();
  expect(versions.map(({ number, note }) => [number, note])).toEqual([
    [3, 'Reverted to version 1'],
    [2, null],
    [1, null],
  ]);
});

test('api/staff/content-10: the first change of an item of the sample club keeps how it was', async () => {
  const [row] = await club.testDatabase.run('select id, name, version from vendors limit 1');
  const id = String(row?.['id']);
  const before = (await contentOf(id)).published;
  await save(id, { body: { ...before?.body, name: 'Other' }, baseVersion: 1, version: 0 });
  await publish(id, 1);
  const params = { ...at(id).params, number: '1' };
  const version = (await club.desk.getContentVersion({ params }, { as: editor })).data();
  expect(version).toMatchObject({ source: 'seed', body: before?.body });
});

test('api/staff/content-11: benefits are put in an order as a whole', async () => {
  const rows = await club.testDatabase.run('select id from benefits order by position, id');
  const ids = rows.map(({ id }) => String(id)).toReversed();
  const params = { kind: 'benefit' } as const;
  const order = (body: { ids: string[] }) =>
    club.desk.orderContent({ params, body }, { as: editor });
  expect((await order({ ids })).status).toBe(200);
  const after = await club.testDatabase.run('select id from benefits order by position, id');
  expect(after.map(({ id }) => String(id))).toEqual(ids);
  expect((await order({ ids: ids.slice(1) })).status).toBe(409);
});

test('api/staff/content-13: an editor alone edits, a concierge does not, and each deed is an entry', async () => {
  const concierge = await club.signInStaff('concierge');
  const id = randomUUID();
  expect((await save(id, first(vendor), concierge)).body.code).toBe('forbidden');
  await save(id, first(vendor));
  await publish(id, 1);
  const entries = await club.testDatabase.run(
    `select action, actor from audit_entries where subject = 'vendor:${id}' order by seq`,
  );
  const actor = `staff:${editor.staffId}`;
  expect(entries).toEqual([
    { action: 'content.saved', actor },
    { action: 'content.published', actor },
  ]);
});

test('api/staff/content-19: new drafts come first, page by page, and each page has the count of all', async () => {
  for (const name of ['One', 'Two', 'Three']) {
    await save(randomUUID(), { body: { ...vendor, name }, baseVersion: 0, version: 0 });
  }
  const changed = await published({ name: 'Four' });
  await save(changed, { body: { ...vendor, name: 'Five' }, baseVersion: 1, version: 0 });
  const pageOf = async (page: number, limit: number, state: ContentState) => {
    const list = { params: { kind: 'vendor' }, query: { page, limit, state } } as const;
    return (await club.desk.listContent(list, { as: editor })).data();
  };
  for (const state of ['all', 'draft'] as const) {
    const all = await pageOf(1, 50, state);
    const newOnes = all.items.filter(({ version }) => version === 0);
    expect(newOnes.length).toBeGreaterThanOrEqual(3);
    expect(all.items.slice(0, newOnes.length)).toEqual(newOnes);
    expect(all.items.length).toBeGreaterThan(newOnes.length);
    const seen = [];
    for (let page = 1; seen.length < all.items.length; page += 1) {
      const { items, totalCount } = await pageOf(page, 2, state);
      expect(totalCount).toBe(all.totalCount);
      seen.push(...items);
    }
    expect(seen.slice(0, all.items.length)).toEqual(all.items);
    expect((await pageOf(1000, 50, state)).totalCount).toBe(all.totalCount);
  }
});

test('api/staff/content-17: a list is searched by parts of words, by the name of a draft, and a guide by its gifts', async () => {
  const found = async (text: string, kind: ContentKind = 'vendor') => {
    const list = { params: { kind }, query: { text } };
    return (await club.desk.listContent(list, { as: editor })).data().items.map((item) => item.id);
  };
  const id = await published({ name: 'Vélo Wombat' });
  await save(id, { body: { ...vendor, name: 'Numbat House' }, baseVersion: 1, version: 0 });
  for (const text of ['wombat VELO', 'numbat', 'hou bat num', 'lisbon velo']) {
    expect(await found(text)).toEqual([id]);
  }
  expect(await found('wombat numbat')).toEqual([]);
  expect(await found('ve wo')).toEqual([id]);
  expect(await found('ve mb')).toEqual([]);
  await club.testDatabase.run(`
    insert into gift_guides (id, position, name, description, is_personalized, is_public)
      values ('guide', 90, 'For the table', '', false, true);
    insert into gift_sections (id, position, guide_id, name, description) values ('section', 0, 'guide', 'One', '');
    insert into gift_products (id, position, section_id, name, description)
      values ('gift', 0, 'section', 'Quokka vase', '')`);
  expect(await found('quokka', 'gift_guide')).toEqual(['guide']);
});

test('api/staff/content-14: an uploaded picture needs its text before it is published, and one that is gone is refused', async () => {
  const picture = randomUUID();
  await club.testDatabase.run(
    `insert into pictures (id, name, file, width, height, size, uploaded_at)
      values ('${picture}', 'a.jpg', 'pictures/${picture}-0000000000000000.jpg', 10, 10, 10, now())`,
  );
  const id = randomUUID();
  const imageUrl = `/pictures/uploads/${picture}`;
  await save(id, first({ ...vendor, name: 'With a picture', imageUrl }));
  expect((await publish(id, 1)).body.field).toBe('imageUrl');
  await club.testDatabase.run(
    `update pictures set alternative_text = 'A hall' where id = '${picture}'`,
  );
  expect((await publish(id, 1)).status).toBe(200);
  const gone = { ...vendor, imageUrl: `/pictures/uploads/${randomUUID()}` };
  await save(id, { body: gone, baseVersion: 1, version: 0 });
  expect((await publish(id, 1)).body.field).toBe('imageUrl');
});

test('api/staff/content-20: a field offers the values of published items, the most frequent first, and another field none', async () => {
  const valuesOf = (field: string) =>
    club.desk.listSuggestedValues({ params: { kind: 'vendor', field } }, { as: editor });
  await save(randomUUID(), first({ ...vendor, city: 'Draftville' }));
  for (const city of ['Zebra Bay', 'Zebra Bay', 'Antelope Bay']) await published({ city });
  const cities = (await valuesOf('city')).data();
  expect(cities.filter((city) => /Bay$|Draftville/.test(city))).toEqual([
    'Zebra Bay',
    'Antelope Bay',
  ]);
  expect((await valuesOf('name')).status).toBe(404);
});

test('api/staff/content-21: further pictures are drafted, previewed, published and reverted in their order', async () => {
  const images = ['/pictures/lisbon.webp', 'https://pictures.example/a.jpg'];
  const id = await published({ name: 'Several', images });
  const urls = async () => ((await pageOf(id)).data().images ?? []).map(({ imageUrl }) => imageUrl);
  expect(await urls()).toEqual(images);
  const detail = await contentOf(id);
  expect(detail.published?.body['images']).toEqual(images);
  const turned = images.toReversed();
  const body = { ...detail.published?.body, images: turned };
  await save(id, { body, baseVersion: 1, version: 0 });
  expect(await urls()).toEqual(images);
  expect((await publish(id, 1)).status).toBe(200);
  expect(await urls()).toEqual(turned);
  const reverted = await club.desk.revertContent(
    { ...at(id), body: { number: 1, version: 2 } },
    { as: editor },
  );
  expect(reverted.status).toBe(200);
});

test('api/staff/content-21: thirteen, one twice, one that is none, and one without a text are refused', async () => {
  const gone = '/pictures/uploads/00000000-0000-7000-8000-000000000000';
  const many = Array.from({ length: 13 }, (_, number) => `/pictures/${number}.webp`);
  for (const [images, message] of [
    [many, 'More pictures must be at most 12.'],
    [['/pictures/a.webp', '/pictures/a.webp'], 'More pictures must not have a picture twice.'],
    [['javascript:alert(1)'], 'More pictures must be pictures.'],
    [[gone], 'This picture was deleted. Choose another.'],
  ] as const) {
    const id = randomUUID();
    await save(id, first({ ...vendor, images }));
    const refused = await publish(id, 1);
    expect([refused.status, refused.body.field, refused.body.message]).toEqual([
      400,
      'images',
      message,
    ]);
  }
});
