import { randomUUID } from 'node:crypto';
import type { ContentKey, ContentKind, DraftToSave, ReleaseDetail } from '@parlour/contract/staff';
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

const vendor = { name: 'Casa Aurea', type: 'Hotels', description: '<p>Quiet rooms</p>' };
const offer = { title: 'Tea', provider: 'Casa', memberBenefitDescription: 'a', description: 'b' };

const save = async (kind: ContentKind, body: DraftToSave['body'], id: string = randomUUID()) => {
  const draft = { body, baseVersion: 0, version: 0 };
  const saved = await club.desk.saveContentDraft(
    { params: { kind, id }, body: draft },
    { as: editor },
  );
  expect(saved.status).toBe(200);
  return { kind, id };
};
const add = async (title = 'Autumn season') =>
  (await club.desk.addRelease({ body: { title } }, { as: editor })).data();
const fill = (id: string, items: ContentKey[], as = editor) =>
  club.desk.addToRelease({ params: { id }, body: { items } }, { as });
const read = async (id: string) =>
  (await club.desk.getRelease({ params: { id } }, { as: editor })).data();
const releaseOf = async (...items: ContentKey[]) => {
  const { id } = await add();
  expect((await fill(id, items)).data().refused).toEqual([]);
  return read(id);
};
const publicationOf = ({ version, drafts }: ReleaseDetail) => ({
  version,
  drafts: drafts.map(({ kind, id, version: seen }) => ({ kind, id, version: seen })),
  words: [],
});
const publish = (release: ReleaseDetail, as = editor) =>
  club.desk.publishRelease({ params: { id: release.id }, body: publicationOf(release) }, { as });
const choose = ({ kind, id }: ContentKey, releaseId: string | null) =>
  club.desk.chooseRelease({ params: { kind, id }, body: { releaseId } }, { as: editor });
const contentOf = async ({ kind, id }: ContentKey) =>
  (await club.desk.getContent({ params: { kind, id } }, { as: editor })).data();
const isVendorShown = async (id: string) =>
  (await club.api.getVendor({ params: { id } }, { as: member })).status === 200;

test('api/staff/releases-1, api/staff/releases-5: a release is renamed and deleted as it was seen, and its drafts stay', async () => {
  const draft = await save('vendor', vendor);
  const release = await releaseOf(draft);
  const params = { id: release.id };
  const rename = (version: number, as: DeskBrowser) =>
    club.desk.renameRelease({ params, body: { title: 'Winter', version } }, { as });
  expect((await rename(1, editor)).data()).toMatchObject({ title: 'Winter', version: 2 });
  expect((await rename(1, other)).body.code).toBe('changed_meanwhile');
  const listed = (await club.desk.listReleases({}, { as: editor })).data();
  expect(listed.find(({ id }) => id === release.id)).toMatchObject({ itemCount: 1 });
  const remove = (version: number) =>
    club.desk.deleteRelease({ params, query: { version } }, { as: editor });
  expect((await remove(1)).status).toBe(409);
  expect((await remove(2)).status).toBe(200);
  expect((await contentOf(draft)).draft).toMatchObject({ version: 1, release: null });
  expect((await club.desk.getRelease({ params }, { as: editor })).status).toBe(404);
});

test('api/staff/releases-2: a draft is put in, moved and taken out, and many are added each for itself', async () => {
  const [one, two] = [await save('vendor', vendor), await save('benefit', offer)];
  const [spring, summer] = [await add('Spring'), await add('Summer')];
  expect((await choose(one, spring.id)).data().draft?.release).toMatchObject({ title: 'Spring' });
  const missing = { kind: 'vendor', id: 'nothing' } as const;
  const result = (await fill(summer.id, [one, two, missing])).data();
  expect(result.done).toEqual([two.id]);
  expect(result.refused.map(({ title }) => title).toSorted()).toEqual(['Casa Aurea', 'nothing']);
  expect((await choose(one, summer.id)).data().draft?.release?.title).toBe('Summer');
  expect((await read(summer.id)).drafts).toHaveLength(2);
  expect((await read(spring.id)).drafts).toEqual([]);
  expect((await choose(one, null)).data().draft?.release).toBeNull();
  const list = { params: { kind: 'benefit' }, query: { state: 'draft' } } as const;
  const { items } = (await club.desk.listContent(list, { as: editor })).data();
  expect(items.find(({ id }) => id === two.id)).toMatchObject({ releaseTitle: 'Summer' });
});

test('api/staff/releases-3: one bad draft keeps all from being published, and each issue names its item and field', async () => {
  const good = await save('vendor', vendor);
  const bad = await save('vendor', { name: 'Nameless' });
  const guide = await save('gift_guide', { name: 'Gifts', sections: [{ id: '', name: null }] });
  const release = await releaseOf(good, bad, guide);
  const refused = await publish(release);
  expect(refused.status).toBe(200);
  expect(refused.data().publishedAt).toBeNull();
  const issues = [
    { ...bad, title: 'Nameless', field: 'type', message: 'Type is required.' },
    { ...bad, title: 'Nameless', field: 'description', message: 'Description is required.' },
    { ...guide, title: 'Gifts', field: 'sections.0.name', message: 'Heading is required.' },
  ];
  expect(refused.data().issues).toEqual(expect.arrayContaining(issues));
  expect(refused.data().issues).toHaveLength(3);
  expect(await isVendorShown(good.id)).toBe(false);
  expect((await read(release.id)).drafts).toHaveLength(3);
  const entries = await club.testDatabase.run(
    `select action from audit_entries where subject = 'release:${release.id}'`,
  );
  expect(entries.map(({ action }) => action)).toEqual(['release.added', 'release.filled']);
});

test('api/staff/releases-4, api/staff/releases-8: new items refer to each other, and are published in an order that resolves', async () => {
  const host = await save('vendor', vendor);
  const city = { kind: 'destination', id: randomUUID() } as const;
  const part = await save('destination', {
    name: 'Alfama',
    parentId: city.id,
    vendorIds: [host.id],
  });
  await save('destination', { name: 'Lisbon', vendorIds: [host.id] }, city.id);
  const benefit = await save('benefit', { ...offer, vendorId: host.id });
  const release = await releaseOf(benefit, part, city, host);
  expect(release.issues).toEqual([]);
  const published = (await publish(release)).data();
  expect(published).toMatchObject({ drafts: [], itemCount: 4 });
  expect(published.publishedAt).not.toBeNull();
  expect(published.published.map(({ title }) => title).toSorted()).toEqual([
    'Alfama',
    'Casa Aurea',
    'Lisbon',
    'Tea',
  ]);
  expect(await isVendorShown(host.id)).toBe(true);
  const versions = await club.desk.listContentVersions({ params: host }, { as: editor });
  expect(versions.data()[0]).toMatchObject({ note: 'Published with “Autumn season”' });
  const entries = await club.testDatabase.run(
    `select action from audit_entries where subject in ('release:${release.id}', 'vendor:${host.id}')
      order by seq`,
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'content.saved',
    'release.added',
    'release.filled',
    'release.published',
    'content.published',
  ]);
  expect((await publish(release)).body.message).toBe('This release was published.');
  expect((await fill(release.id, [host])).status).toBe(409);
});

test('api/staff/releases-4: a circle of new items, and what is neither live nor in the release, are refused', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  await save('destination', { name: 'One', parentId: two, vendorIds: [] }, one);
  await save('destination', { name: 'Two', parentId: one, vendorIds: [] }, two);
  const outside = await save('vendor', vendor);
  const benefit = await save('benefit', { ...offer, vendorId: outside.id });
  const release = await releaseOf(
    { kind: 'destination', id: one },
    { kind: 'destination', id: two },
    benefit,
  );
  const { issues } = (await publish(release)).data();
  expect(issues.map(({ id, field }) => [id, field]).toSorted()).toEqual(
    [
      [one, null],
      [two, null],
      [benefit.id, 'vendorId'],
    ].toSorted(),
  );
});

test('api/staff/releases-5: what was added or changed after it was looked at is not published', async () => {
  const draft = await save('vendor', vendor);
  const release = await releaseOf(draft);
  await fill(release.id, [await save('vendor', { ...vendor, name: 'Late' })], other);
  expect((await publish(release)).body.code).toBe('changed_meanwhile');
  const seen = await read(release.id);
  const body = { body: { ...vendor, name: 'Other' }, baseVersion: 0, version: 1 };
  await club.desk.saveContentDraft({ params: draft, body }, { as: other });
  expect((await publish(seen)).body.code).toBe('changed_meanwhile');
  expect(await isVendorShown(draft.id)).toBe(false);
  expect((await publish(await read(release.id))).data().publishedAt).not.toBeNull();
});

test('api/staff/releases-3, api/staff/releases-5: an item that was published meanwhile keeps the release, and two publish it once', async () => {
  const draft = await save('vendor', vendor);
  const params = draft;
  const alone = { version: 1, wordsToHolders: null };
  await club.desk.publishContent({ params, body: alone }, { as: editor });
  const again = { body: vendor, baseVersion: 1, version: 0 };
  await club.desk.saveContentDraft({ params, body: again }, { as: editor });
  const release = await releaseOf(draft);
  await club.testDatabase.run(`update vendors set version = 2 where id = '${draft.id}'`);
  expect((await publish(release)).data().issues).toMatchObject([{ ...draft, field: null }]);
  await club.testDatabase.run(`update vendors set version = 1 where id = '${draft.id}'`);
  const outcomes = await Promise.all([publish(release), publish(release, other)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const versions = (await club.desk.listContentVersions({ params }, { as: editor })).data();
  expect(versions.map(({ number }) => number)).toEqual([2, 1]);
});

test('api/staff/releases-6: a draft of a release is published alone only where that is said', async () => {
  const draft = await save('vendor', vendor);
  const release = await releaseOf(draft);
  const publishAlone = (leavesRelease?: boolean) =>
    club.desk.publishContent(
      {
        params: draft,
        body: {
          version: 1,
          wordsToHolders: null,
          ...(leavesRelease === undefined ? {} : { leavesRelease }),
        },
      },
      { as: editor },
    );
  const refused = await publishAlone();
  expect(refused.status).toBe(400);
  expect(refused.body.message).toContain('“Autumn season”');
  const publishAt = new Date(club.now().getTime() + 3_600_000).toISOString();
  const scheduling = { params: draft, body: { version: 1, publishAt } };
  expect((await club.desk.scheduleContent(scheduling, { as: editor })).status).toBe(400);
  const bulk = { action: 'publish' as const, ids: [draft.id] };
  const params = { kind: 'vendor' } as const;
  const result = await club.desk.changeManyContents({ params, body: bulk }, { as: editor });
  expect(result.data().refused).toMatchObject([{ id: draft.id }]);
  expect((await publishAlone(true)).status).toBe(200);
  expect(await read(release.id)).toMatchObject({ drafts: [], published: [] });
});

test('api/staff/releases-8: a concierge reads and changes no release, and an empty one is not published', async () => {
  const concierge = await club.signInStaff('concierge');
  const draft = await save('vendor', vendor);
  const release = await releaseOf(draft);
  const params = { id: release.id };
  const as = { as: concierge };
  const schedule = { version: 1, publishAt: null };
  const hiding = { version: 0, hideAt: null, wordsToHolders: null };
  const tries = [
    await club.desk.listReleases({}, as),
    await club.desk.getRelease({ params }, as),
    await club.desk.addRelease({ body: { title: 'Mine' } }, as),
    await club.desk.renameRelease({ params, body: { title: 'Mine', version: 1 } }, as),
    await club.desk.deleteRelease({ params, query: { version: 1 } }, as),
    await fill(release.id, [draft], concierge),
    await club.desk.chooseRelease({ params: draft, body: { releaseId: null } }, as),
    await publish(release, concierge),
    await club.desk.scheduleRelease({ params, body: schedule }, as),
    await club.desk.scheduleHiding({ params: draft, body: hiding }, as),
  ];
  expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 403));
  expect(await isVendorShown(draft.id)).toBe(false);
  await choose(draft, null);
  expect((await publish(await read(release.id))).body.field).toBe('drafts');
});

test('api/staff/releases-9, api/staff/content-16: a preview shows the drafts of its release, which are offered to refer to', async () => {
  const host = await save('vendor', { ...vendor, name: 'Quinta Nova' });
  const gone = await save('vendor', vendor);
  const guide = await save('destination', { name: 'Porto', vendorIds: [host.id, gone.id] });
  const release = await releaseOf(host, guide);
  const { path } = (await club.desk.previewContent({ params: guide }, { as: editor })).data();
  const ref = new URL(path, 'https://club.example').searchParams.get('ref') ?? '';
  const shown = (await club.api.getDestination({ params: { id: guide.id } }, { ref })).data();
  expect(shown.connections.map((connection) => connection.vendor.name)).toEqual(['Quinta Nova']);
  expect(await isVendorShown(host.id)).toBe(false);
  const search = async (extra: { release?: string }) => {
    const query = { text: 'quinta nov', ...extra };
    const params = { kind: 'vendor' } as const;
    return (await club.desk.searchContentChoices({ params, query }, { as: editor })).data();
  };
  expect(await search({ release: release.id })).toMatchObject([{ id: host.id }]);
  expect(await search({})).toEqual([]);
  const all = { params: { kind: 'vendor' } } as const;
  expect((await club.desk.searchContentChoices(all, { as: editor })).data()).not.toEqual([]);
  expect((await contentOf(guide)).names[host.id]).toBe('Quinta Nova');
});
