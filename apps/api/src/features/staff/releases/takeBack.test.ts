import type { ContentKey, ContentKind, DraftToSave, ReleaseDetail } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEMBER } from '../../../testing/constants.ts';
import { publishDraft, saveDraft } from '../../../testing/studioDraft.ts';
import {
  type DeskBrowser,
  startTestClub,
  type TestClub,
  type Tokens,
} from '../../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let editor: DeskBrowser;
let member: Tokens;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  editor = await club.signInStaff('editor');
  member = await club.signIn(MEMBER);
});
afterAll(() => stop());

const vendor = { name: 'Casa Aurea', type: 'Hotels', description: '<p>Quiet rooms</p>' };
const offer = { title: 'Tea', provider: 'Casa', memberBenefitDescription: 'a', description: 'b' };
const ball = {
  title: 'Ball',
  timeZone: 'Europe/Lisbon',
  startDate: '2031-05-01T15:00:00.000Z',
  location: 'The library',
  description: '<p>Ball</p>',
};

/** An item whose first version is published, and which has a draft of its second. */
const saveSecond = async (
  kind: ContentKind,
  first: DraftToSave['body'],
  second: DraftToSave['body'],
): Promise<ContentKey> => {
  const item = await saveDraft({ club, editor }, kind, first);
  await publishDraft({ club, editor }, item);
  return saveDraft({ club, editor }, kind, second, { id: item.id, baseVersion: 1 });
};
const read = async (id: string) =>
  (await club.desk.getRelease({ params: { id } }, { as: editor })).data();
const published = async (...items: ContentKey[]): Promise<ReleaseDetail> => {
  const body = { title: 'Autumn season' };
  const { id } = (await club.desk.addRelease({ body }, { as: editor })).data();
  await club.desk.addToRelease({ params: { id }, body: { items } }, { as: editor });
  const { version, drafts } = await read(id);
  const seen = drafts.map(({ kind, id: itemId, version: draft }) => ({
    kind,
    id: itemId,
    version: draft,
  }));
  const publication = { version, drafts: seen, words: [] };
  const result = await club.desk.publishRelease(
    { params: { id }, body: publication },
    { as: editor },
  );
  expect(result.data().publishedAt).not.toBeNull();
  return result.data();
};
const takeBack = (
  { id, version }: ReleaseDetail,
  words: { kind: ContentKind; id: string; text: string }[] = [],
  as = editor,
) => club.desk.revertRelease({ params: { id }, body: { version, words } }, { as });
const contentOf = async (params: ContentKey) =>
  (await club.desk.getContent({ params }, { as: editor })).data();
const versionsOf = async (params: ContentKey) =>
  (await club.desk.listContentVersions({ params }, { as: editor })).data();
const register = (id: string) => {
  const attendeeInfo = { firstName: 'Ann', lastName: 'Lee', email: 'ann@club.example' };
  return club.api.registerForEvent(
    { params: { id }, body: { eventId: id, attendeeInfo } },
    { as: member },
  );
};

test('api/staff/releases-11: what a release changed is as before, what it added is hidden, and it is done once', async () => {
  const added = await saveDraft({ club, editor }, 'vendor', vendor);
  const changed = await saveSecond('benefit', offer, {
    ...offer,
    title: 'Supper',
    vendorId: added.id,
  });
  const release = await published(added, changed);
  expect(release.published.map(({ isChanged }) => isChanged)).toEqual([false, false]);
  const draft = await saveDraft(
    { club, editor },
    'benefit',
    { ...offer, title: 'Lunch' },
    { ...changed, baseVersion: 2 },
  );
  const after = (await takeBack(release)).data();
  expect(after.revertedAt).not.toBeNull();
  expect(after.published.map(({ isChanged }) => isChanged)).toEqual([false, false]);
  expect(await contentOf(changed)).toMatchObject({
    published: { version: 3, body: { title: 'Tea', vendorId: null } },
    draft: { baseVersion: 3, body: { title: 'Lunch' } },
  });
  const gone = await club.api.getVendor({ params: { id: added.id } }, { as: member });
  expect(gone.status).toBe(404);
  const note = '“Autumn season” was taken back';
  expect((await versionsOf(added))[0]).toMatchObject({ number: 2, note });
  expect((await versionsOf(changed)).map(({ number }) => number)).toEqual([3, 2, 1]);
  const entries = await club.testDatabase.run(
    `select action, subject from audit_entries where seq >
      (select seq from audit_entries where action = 'release.reverted' and subject = 'release:${release.id}') - 1
      order by seq`,
  );
  expect(entries).toEqual([
    { action: 'release.reverted', subject: `release:${release.id}` },
    { action: 'content.reverted', subject: `benefit:${changed.id}` },
    { action: 'content.hidden', subject: `vendor:${added.id}` },
  ]);
  const listed = (await club.desk.listReleases({}, { as: editor })).data();
  expect(listed.find(({ id }) => id === release.id)).toMatchObject({
    itemCount: 2,
    revertedAt: after.revertedAt,
  });
  expect((await takeBack(after)).body.message).toBe('This release was taken back already.');
  await publishDraft({ club, editor }, draft);
});

test('api/staff/releases-11: an item that was changed since is named, and nothing is taken back', async () => {
  const [one, two] = [
    await saveDraft({ club, editor }, 'vendor', vendor),
    await saveDraft({ club, editor }, 'benefit', offer),
  ];
  const release = await published(one, two);
  await saveDraft(
    { club, editor },
    'vendor',
    { ...vendor, name: 'Casa Nova' },
    { ...one, baseVersion: 1 },
  );
  await publishDraft({ club, editor }, one);
  const refused = await takeBack(release);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe(
    'Changed since it was published: “Casa Aurea”. Nothing was taken back.',
  );
  expect((await contentOf(two)).published).toMatchObject({ version: 1, hiddenAt: null });
  const seen = await read(release.id);
  expect(seen.revertedAt).toBeNull();
  expect(seen.published).toMatchObject([
    { id: two.id, isChanged: false },
    { id: one.id, isChanged: true },
  ]);
});

test('api/staff/releases-11: what can’t be as before is named, and nothing is taken back', async () => {
  const host = await saveDraft({ club, editor }, 'vendor', vendor);
  await publishDraft({ club, editor }, host);
  const changed = await saveSecond('benefit', { ...offer, vendorId: host.id }, offer);
  const added = await saveDraft({ club, editor }, 'vendor', { ...vendor, name: 'Casa Nova' });
  const release = await published(changed, added);
  const hiding = { version: 1, isHidden: true, wordsToHolders: null };
  await club.desk.hideContent({ params: host, body: hiding }, { as: editor });
  const refused = await takeBack(release);
  expect(refused.status).toBe(400);
  expect(refused.body.message).toContain("“Tea” can't be as before");
  expect((await contentOf(added)).published).toMatchObject({ version: 1, hiddenAt: null });
  expect((await read(release.id)).revertedAt).toBeNull();
});

test('api/staff/releases-11: who is registered for an event of the release is told, with the words for it', async () => {
  const moved = await saveSecond('event', ball, { ...ball, startDate: '2031-05-02T15:00:00.000Z' });
  const added = await saveDraft({ club, editor }, 'event', { ...ball, title: 'Regatta' });
  await register(moved.id);
  const release = await published(moved, added);
  await club.mailbox.next(({ subject }) => subject.includes('A change to your'));
  await register(added.id);
  const seen = await read(release.id);
  expect(seen.published.map(({ told }) => told)).toEqual([1, 1]);
  await takeBack(seen, [{ ...added, text: 'The lake is frozen.' }]);
  const change = await club.mailbox.next(({ subject }) => subject.includes('A change to your'));
  expect(change.text).toContain('Ball');
  const end = await club.mailbox.next(({ text }) => text.includes('The lake is frozen.'));
  expect(end.text).toContain('Regatta');
});

test('api/staff/releases-11, api/staff/releases-8: neither a waiting release, nor another version, nor a concierge takes one back', async () => {
  const waiting = (
    await club.desk.addRelease({ body: { title: 'Winter' } }, { as: editor })
  ).data();
  expect((await takeBack(waiting)).status).toBe(409);
  const release = await published(await saveDraft({ club, editor }, 'vendor', vendor));
  expect((await takeBack({ ...release, version: 1 })).status).toBe(409);
  const concierge = await club.signInStaff('concierge');
  expect((await takeBack(release, [], concierge)).status).toBe(403);
  const outcomes = await Promise.all([takeBack(release), takeBack(release)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
