import { type SavedItem, SAVED_LIMIT, type SavedKind } from '@parlour/contract';
import { removalsForgottenBefore } from '@parlour/core';
import { beforeEach, expect, test } from 'vitest';
import { after, DAY, MINUTE } from '../../platform/process/clock.ts';
import { startClubOfTwo } from '../../testing/clubOfTwo.ts';
import { MEMBER, SECOND_MEMBER } from '../../testing/constants.ts';
import { openDatabase } from '../../platform/postgres/database.ts';
import { sequentialScansOf } from '../../testing/sequentialScans.ts';
import { deleteOldRemovals } from './repository.ts';
import { createSaved } from './service.ts';

const { club, as, other } = await startClubOfTwo();
const run: typeof club.testDatabase.run = (text, values) => club.testDatabase.run(text, values);

beforeEach(async () => void (await run('delete from saved_items')));

const firstOf = async (table: string, condition = 'hidden_at is null') =>
  String((await run(`select id from ${table} where ${condition} order by id limit 1`))[0]?.['id']);
const vendor = await firstOf('vendors');
const event = await firstOf('events', `start_date > '${club.now().toISOString()}'`);
const benefit = await firstOf('benefits', 'expires_at is null');
const destination = await firstOf('destinations');
const product = await firstOf(
  'gift_products',
  'section_id in (select s.id from gift_sections s join gift_guides g on g.id = s.guide_id where g.member_id is null)',
);
const things: readonly (readonly [SavedKind, string])[] = [
  ['vendor', vendor],
  ['event', event],
  ['benefit', benefit],
  ['destination', destination],
  ['gift_product', product],
];

const at = (time = club.now()) => time.toISOString();
const save = (kind: SavedKind, id: string, { note = '', changedAt = at(), by = as } = {}) =>
  club.api.saveItem({ params: { kind, id }, body: { changedAt, note } }, { as: by });
const unsave = (kind: SavedKind, id: string, { changedAt = at(), by = as } = {}) =>
  club.api.unsaveItem({ params: { kind, id }, query: { changedAt } }, { as: by });
const list = async (by = as) => (await club.api.listSaved({}, { as: by })).data();
const one = async (): Promise<SavedItem | undefined> => (await list())[0];

test('api/saved-1: each kind is listed with what its row shows, the last saved first', async () => {
  for (const [kind, id] of things) {
    club.passTime(MINUTE);
    expect((await save(kind, id, { note: `About ${kind}` })).status).toBe(200);
  }
  const items = await list();
  expect(items.map(({ kind, id }) => [kind, id])).toEqual(things.toReversed());
  for (const item of items) {
    expect(item).toMatchObject({ isOffered: true, isBack: false, note: `About ${item.kind}` });
    expect(item.name).not.toBe('');
    expect(item.imageUrl).toMatch(/^\/pictures\//);
    expect(item.startDate === null).toBe(item.kind !== 'event');
    expect(item.timeZone === null).toBe(item.kind !== 'event');
  }
  const [row] = await run('select slug, type, city from vendors where id = $1', [vendor]);
  expect(items.find(({ kind }) => kind === 'vendor')).toMatchObject({
    pageId: row?.['slug'],
    vendorType: row?.['type'],
    detail: `${row?.['type']}, ${row?.['city']}`,
  });
});

test('api/saved-1: a full list takes one query for each kind', async () => {
  const [{ id: memberId } = {}] = await run('select id from members where email = $1', [MEMBER]);
  await run(
    `insert into saved_items (member_id, kind, item_id, name, note, is_saved, changed_at, saved_at)
     select $1, 'vendor', id, name, '', true, now(), now() from vendors limit ${SAVED_LIMIT}`,
    [memberId],
  );
  await save('event', event);
  let items: readonly SavedItem[] = [];
  // Too small to be read by index here.
  const small = ['saved_items', 'vendors', 'events'];
  const service = createSaved({ clock: club });
  const work = async (queries: Parameters<typeof service.list>[0]) =>
    void (items = await service.list(queries, String(memberId)));
  const { queries } = await sequentialScansOf(club, work, small);
  expect(items.length).toBeGreaterThan(100);
  expect(queries).toBe(3);
});

test('api/saved-2: saving again changes nothing, and a changed note keeps the place', async () => {
  const changedAt = at();
  await save('vendor', vendor, { changedAt });
  club.passTime(MINUTE);
  await save('event', event);
  const [first] = await run(`select * from saved_items where kind = 'vendor'`);
  expect((await save('vendor', vendor, { changedAt })).data()).toEqual({ isSaved: true });
  expect(await run(`select * from saved_items where kind = 'vendor'`)).toEqual([first]);
  club.passTime(MINUTE);
  await save('vendor', vendor, { note: '  By the window\n  ' });
  expect((await list()).map(({ kind, note }) => [kind, note])).toEqual([
    ['event', ''],
    ['vendor', 'By the window'],
  ]);
});

test('api/saved-2: what the club does not offer is a 404, and what is beyond the limit is refused in words', async () => {
  expect((await save('vendor', 'nobody')).status).toBe(404);
  expect((await save('event', await firstOf('events', `end_date < '${at()}'`))).status).toBe(404);
  const [{ id: memberId } = {}] = await run('select id from members where email = $1', [MEMBER]);
  await run(
    `insert into saved_items (member_id, kind, item_id, name, note, is_saved, changed_at, saved_at)
     select $1, 'event', 'gone-' || n, 'Gone', '', true, now(), now() from generate_series(1, ${SAVED_LIMIT}) n`,
    [memberId],
  );
  const { status, body } = await save('vendor', vendor);
  expect([status, body.message]).toEqual([
    400,
    'You can save at most 500 things. Please remove one first.',
  ]);
  expect(await list()).toHaveLength(SAVED_LIMIT);
  expect((await save('vendor', vendor, { by: other })).status).toBe(200);
  // A note on what is saved is no further item.
  const noted = await club.api.saveItem(
    { params: { kind: 'event', id: 'gone-1' }, body: { changedAt: at(), note: 'x' } },
    { as },
  );
  expect(noted.status).toBe(200);
  expect((await list()).find(({ id }) => id === 'gone-1')?.note).toBe('x');
});

test.each([
  ['a long note', { note: 'x'.repeat(501) }],
  ['another kind', { kind: 'voucher' }],
  ['no moment', { changedAt: 'yesterday' }],
])('api/saved-2: %s is refused', async (_, changed) => {
  const { kind, ...body } = { kind: 'vendor', note: '', changedAt: at(), ...changed };
  expect((await club.call('PUT', `/api/saved/${kind}/${vendor}`, { as, body })).status).toBe(400);
  expect(await run('select * from saved_items')).toEqual([]);
});

test('api/saved-3, api/saved-4: the latest change wins, in whatever order two devices are heard', async () => {
  const early = at();
  club.passTime(MINUTE);
  const middle = at();
  club.passTime(MINUTE);
  const late = at();
  await unsave('vendor', vendor, { changedAt: middle });
  expect((await save('vendor', vendor, { changedAt: early })).data()).toEqual({ isSaved: false });
  expect(await list()).toEqual([]);
  await save('vendor', vendor, { changedAt: late, note: 'for two' });
  expect((await unsave('vendor', vendor, { changedAt: middle })).data()).toEqual({ isSaved: true });
  await save('vendor', vendor, { changedAt: early, note: 'old' });
  expect((await one())?.note).toBe('for two');
});

test('api/saved-3: a clock that is ahead counts as the server’s', async () => {
  await save('vendor', vendor, { changedAt: '2099-01-01T00:00:00Z' });
  club.passTime(MINUTE);
  expect((await unsave('vendor', vendor)).data().isSaved).toBe(false);
  expect(await list()).toEqual([]);
});

test('api/saved-3: of changes at once the latest wins', async () => {
  const timestamps = [1, 2, 3, 4].map((n) => after(club.now(), -n * 1000).toISOString());
  await Promise.all(
    timestamps.map((changedAt, n) =>
      n % 2 === 0
        ? save('vendor', vendor, { changedAt, note: String(n) })
        : unsave('vendor', vendor, { changedAt }),
    ),
  );
  expect((await one())?.note).toBe('0');
});

test('api/saved-4: a removal is forgotten after sixty days, and what was never offered leaves nothing', async () => {
  await unsave('vendor', vendor);
  await save('event', event);
  await unsave('vendor', 'nobody');
  expect(await run('select kind from saved_items order by kind')).toHaveLength(2);
  const database = openDatabase(club.testDatabase.connectionString, () => undefined);
  const forget = (days: number) =>
    deleteOldRemovals(database.queries, removalsForgottenBefore(after(club.now(), days * DAY)));
  await forget(59);
  expect(await run('select kind from saved_items')).toHaveLength(2);
  await forget(61);
  await database.close();
  expect(await run('select kind from saved_items')).toEqual([{ kind: 'event' }]);
});

test('api/saved-5: a deleted item stays, and a benefit that is over has no page', async () => {
  await run(
    `insert into destinations (id, position, name, is_primary) values ('gone', 99, 'Atlantis', false)`,
  );
  await run('update benefits set expires_at = $2 where id = $1', [benefit, at().slice(0, 10)]);
  await save('destination', 'gone');
  await save('benefit', benefit);
  await run(`delete from destinations where id = 'gone'`);
  club.passTime(DAY);
  const [over, gone] = (await list()).toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
  expect(over).toMatchObject({ kind: 'benefit', isOffered: false, pageId: null });
  expect(gone).toMatchObject({ name: 'Atlantis', isOffered: false, pageId: null });
  await run('update benefits set expires_at = null where id = $1', [benefit]);
});

test('api/saved-7: markup in a note is text, and the audit trail has nothing of it', async () => {
  const note = '<img src=x onerror=alert(1)>';
  await save('vendor', vendor, { note });
  expect((await one())?.note).toBe(note);
  const trail = await run('select audit_entries::text as text from audit_entries');
  expect(trail.filter(({ text }) => String(text).includes('saved'))).toEqual([]);
});

test('api/saved-8: no call reaches what another member saved', async () => {
  await save('vendor', vendor, { note: 'secret' });
  expect(await list(other)).toEqual([]);
  club.passTime(MINUTE);
  await save('vendor', vendor, { by: other, note: 'mine' });
  club.passTime(MINUTE);
  await unsave('vendor', vendor, { by: other });
  expect((await one())?.note).toBe('secret');
  expect(await list(other)).toEqual([]);
  for (const [method, path] of [
    ['GET', '/api/saved'],
    ['PUT', `/api/saved/vendor/${vendor}`],
    ['DELETE', `/api/saved/vendor/${vendor}?changedAt=${at()}`],
  ] as const) {
    const body = method === 'PUT' ? { body: { changedAt: at(), note: '' } } : {};
    expect((await club.call(method, path, body)).status).toBe(401);
    const visit = `${path}${path.includes('?') ? '&' : '?'}ref=member-eleanor-marsh`;
    expect((await club.call(method, visit, body)).status).toBe(401);
  }
});

test('api/saved-8: a product of another member’s guide can’t be saved, and what one had is not shown', async () => {
  const [row] = await run(
    `select p.id, g.id as guide, g.member_id from gift_products p join gift_sections s on s.id = p.section_id
     join gift_guides g on g.id = s.guide_id join members m on m.id = g.member_id where m.email = $1 limit 1`,
    [MEMBER],
  );
  const id = String(row?.['id']);
  expect((await save('gift_product', id, { by: other })).status).toBe(404);
  expect((await save('gift_product', id)).status).toBe(200);
  await run(
    'update gift_guides set member_id = (select id from members where email = $2) where id = $1',
    [row?.['guide'], SECOND_MEMBER],
  );
  expect(await one()).toMatchObject({ pageId: null, imageUrl: null, isOffered: false });
});

test('api/saved-9: what a member saved goes with their row', async () => {
  await run(
    `insert into members select (jsonb_populate_record(m, '{"id": "leaver", "ref": "leaver", "email": "leaver@club.example", "crm_id": "leaver"}')).*
     from members m limit 1`,
  );
  await run(
    `insert into saved_items (member_id, kind, item_id, name, note, is_saved, changed_at, saved_at)
     values ('leaver', 'vendor', $1, '', '', true, now(), now())`,
    [vendor],
  );
  await run(`delete from members where id = 'leaver'`);
  expect(await run('select * from saved_items')).toEqual([]);
});

// Last, since its week ends the other member’s session.
test('api/saved-5, api/saved-6: what staff hide stays with its name, and is marked once it is back', async () => {
  await save('vendor', vendor, { note: 'for two' });
  const name = (await one())?.name;
  const hide = (hiddenAt: string | null) =>
    run('update vendors set hidden_at = $2 where id = $1', [vendor, hiddenAt]);
  await hide(at());
  await run(`update vendors set name = 'Renamed' where id = $1`, [vendor]);
  expect(await one()).toMatchObject({
    name,
    pageId: null,
    imageUrl: null,
    note: 'for two',
    isOffered: false,
  });
  club.passTime(DAY);
  await hide(null);
  await run('update vendors set name = $2 where id = $1', [vendor, name]);
  for (const days of [0, 6]) {
    club.passTime(days * DAY);
    expect(await one()).toMatchObject({ name, isOffered: true, isBack: true });
  }
  club.passTime(DAY);
  expect(await one()).toMatchObject({ isOffered: true, isBack: false });
  await hide(at());
  expect(await one()).toMatchObject({ isOffered: false, isBack: false });
  await hide(null);
  expect(await one()).toMatchObject({ isBack: true });
});
