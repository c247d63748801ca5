import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEMBER, SECOND_MEMBER } from '../../testing/constants.ts';
import { startTestClub, type TestClub, type Tokens } from '../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
let asOther: Tokens;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
  asOther = await club.signIn(SECOND_MEMBER);
});
afterAll(() => stop());

const run: TestClub['testDatabase']['run'] = (text, values) => club.testDatabase.run(text, values);

const list = async (viewMode?: 'public' | 'personalized', by = as) =>
  (await club.api.listGiftGuides({ query: { viewMode } }, { as: by })).data();

const idsOf = (guides: readonly { readonly id: string }[]) => guides.map(({ id }) => id);

const memberId = async (email: string) =>
  String((await run('select id from members where email = $1', [email]))[0]?.['id']);

test('api/gift-guides-1: the list has the public guides and the member’s own, with sections and products', async () => {
  const { guides, publicGuides, personalizedGuides, totalCount } = await list();
  expect(totalCount).toBe(guides.length);
  expect(publicGuides.length).toBeGreaterThanOrEqual(3);
  expect(personalizedGuides.length).toBeGreaterThanOrEqual(1);
  expect(idsOf(guides)).toEqual(idsOf([...publicGuides, ...personalizedGuides]));
  const rows = await run(
    `select g.id from gift_guides g left join members m on m.id = g.member_id
     where (g.member_id is null or m.email = $1)
       and exists (select 1 from gift_sections s where s.guide_id = g.id)
     order by position`,
    [MEMBER],
  );
  expect(idsOf(guides)).toEqual(rows.map(({ id }) => id));
  const idsIn = async (table: string, owner: string) =>
    new Set((await run(`select id from ${table} where ${owner}`)).map(({ id }) => id));
  const visible = rows.map(({ id }) => `'${id}'`).join();
  const sections = guides.flatMap((guide) => guide.sections);
  expect(new Set(idsOf(sections))).toEqual(
    await idsIn('gift_sections', `guide_id in (${visible})`),
  );
  expect(new Set(idsOf(sections.flatMap(({ products }) => products)))).toEqual(
    await idsIn(
      'gift_products',
      `section_id in (select id from gift_sections where guide_id in (${visible}))`,
    ),
  );
});

test('api/gift-guides-7: a guide without sections is not listed, and has its page', async () => {
  const [empty] = await run(
    `select id from gift_guides g where member_id is null
       and not exists (select 1 from gift_sections s where s.guide_id = g.id)`,
  );
  expect(idsOf((await list()).guides)).not.toContain(empty?.['id']);
  const page = await club.call('GET', `/api/gift-guides/${String(empty?.['id'])}`, { as });
  expect(page).toMatchObject({ status: 200, body: { data: { sections: [] } } });
});

test('api/gift-guides-2: a view mode selects one kind', async () => {
  const all = await list();
  expect(await list('public')).toEqual({
    guides: all.publicGuides,
    publicGuides: all.publicGuides,
    personalizedGuides: [],
    totalCount: all.publicGuides.length,
  });
  expect(await list('personalized')).toEqual({
    guides: all.personalizedGuides,
    publicGuides: [],
    personalizedGuides: all.personalizedGuides,
    totalCount: all.personalizedGuides.length,
  });
  const refused = await club.call('GET', '/api/gift-guides?viewMode=all', { as });
  expect(refused).toMatchObject({ status: 400, body: { field: 'viewMode' } });
});

test('api/gift-guides-3: a guide made for one member does not exist for another', async () => {
  const [own] = (await list('personalized')).personalizedGuides;
  const product = own?.sections[0]?.products[0]?.id;
  expect(idsOf((await list(undefined, asOther)).guides)).not.toContain(own?.id);
  const ref = await memberId(MEMBER);
  for (const path of [`/api/gift-guides/${own?.id}`, `/api/gift-guides/products/${product}`]) {
    expect((await club.call('GET', path, { as })).status).toBe(200);
    expect((await club.call('GET', path, { as: asOther })).status).toBe(404);
    expect((await club.call('GET', `${path}?ref=${ref}`)).status).toBe(404);
  }
});

test('api/gift-guides-3: neither a wrong flag nor a guide that is not yet public gives anything away', async () => {
  const other = await memberId(SECOND_MEMBER);
  const add = (id: string, isPublic: boolean, owner: string | null) =>
    run(
      `insert into gift_guides (id, position, name, description, is_personalized, is_public, member_id)
       values ($1, 900, $1, '', false, $2, $3)`,
      [id, isPublic, owner],
    );
  await add('flagged', true, other);
  await add('draft', false, null);
  await run(`insert into gift_sections (id, guide_id, position, name, description)
    select id || '-section', id, 0, id, '' from gift_guides where id in ('flagged', 'draft')`);
  const listed = idsOf((await list()).guides);
  for (const id of ['flagged', 'draft']) {
    expect(listed).not.toContain(id);
    expect((await club.api.getGiftGuide({ params: { id } }, { as })).status).toBe(404);
  }
  expect(idsOf((await list(undefined, asOther)).personalizedGuides)).toContain('flagged');
});

test('api/gift-guides-4: one guide and one product, or that there is none', async () => {
  const [first] = (await list()).guides;
  const guide = await club.api.getGiftGuide({ params: { id: first!.id } }, { as });
  expect(guide.data()).toEqual(first);
  const product = first?.sections[0]?.products[0];
  const found = await club.api.getGiftProduct({ params: { id: product!.id } }, { as });
  expect(found.data()).toEqual(product);
  for (const id of ['none', '%F0%9F%8E%81', "';--", '%20']) {
    expect(await club.call('GET', `/api/gift-guides/${id}`, { as })).toMatchObject({
      status: 404,
      body: { message: 'Gift guide not found' },
    });
    expect(await club.call('GET', `/api/gift-guides/products/${id}`, { as })).toMatchObject({
      status: 404,
      body: { message: 'Gift Item Not Found' },
    });
  }
});

test('api/gift-guides-4: a product says with its guide, and alone, whether it is for one member', async () => {
  const { publicGuides, personalizedGuides } = await list();
  for (const [guides, isPersonalized] of [
    [publicGuides, false],
    [personalizedGuides, true],
  ] as const) {
    const products = guides.flatMap(({ sections }) => sections.flatMap((each) => each.products));
    expect(products.map((product) => product.isPersonalized)).toEqual(
      products.map(() => isPersonalized),
    );
    const [first] = products;
    const { body } = await club.api.getGiftProduct({ params: { id: first!.id } }, { as });
    expect(body.data).toEqual(first);
  }
});

test('api/gift-guides-5: a visitor reads public guides and their products with a ref, and no list', async () => {
  const [first] = (await list('public')).guides;
  const product = first?.sections[0]?.products[0]?.id;
  const ref = await memberId(MEMBER);
  for (const path of [`/api/gift-guides/${first?.id}`, `/api/gift-guides/products/${product}`]) {
    const shared = await club.call('GET', `${path}?ref=${ref}`);
    expect([shared.status, shared.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect((await club.call('GET', `${path}?ref=nobody`)).status).toBe(401);
  }
  expect((await club.api.listGiftGuides({}, { ref })).status).toBe(401);
});

test('api/gift-guides-6: prices are in major units, and links safe', async () => {
  const [row] = await run('select id from gift_products limit 1');
  const priced = async (price: number | null, max: number | null, currency: string | null) => {
    await run(
      `update gift_products set price_minor = $2, max_price_minor = $3, currency_code = $4,
       product_url = 'javascript:x()' where id = $1`,
      [row?.['id'], price, max, currency],
    );
    const response = await club.api.getGiftProduct({ params: { id: String(row?.['id']) } }, { as });
    const product = response.data();
    expect(product.productUrl).toBeNull();
    return [product.price, product.maxPrice];
  };
  expect(await priced(1250, 1999, 'USD')).toEqual([12.5, 19.99]);
  expect(await priced(1250, null, 'JPY')).toEqual([1250, null]);
  expect(await priced(null, 1250, null)).toEqual([null, 12.5]);
  expect(await priced(100, 200, 'no currency')).toEqual([1, 2]);
});
