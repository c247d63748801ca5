import type { ContentKey } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRandom } from '../../../platform/crypto/random.ts';
import type { Message } from '../../../platform/mail/message.ts';
import { MINUTE } from '../../../platform/process/clock.ts';
import { testAuditTrail } from '../../../testing/auditTrail.ts';
import { branding } from '../../../testing/branding.ts';
import { MEMBER } from '../../../testing/constants.ts';
import { publishDraft, saveDraft } from '../../../testing/studioDraft.ts';
import {
  type DeskBrowser,
  startTestClub,
  type TestClub,
  type Tokens,
} from '../../../testing/testClub.ts';
import { createContentSweep } from '../content/sweep.ts';
import { createReleaseSweep } from './sweep.ts';

// Shorter than staff may idle.
const SOON = 10 * MINUTE;

let club: TestClub;
let stop: () => Promise<void>;
let editor: DeskBrowser;
let manager: DeskBrowser;
let member: Tokens;
const messages: Message[] = [];
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  [editor, manager] = [await club.signInStaff('editor'), await club.signInStaff('manager')];
  member = await club.signIn(MEMBER);
});
afterAll(() => stop());

const dependencies = () => ({
  database: club.database,
  outbox: {
    put: (_transaction: unknown, message: Message | null) => {
      if (message !== null) messages.push(message);
      return Promise.resolve();
    },
  },
  clock: { now: () => club.now() },
  random: systemRandom,
  audit: testAuditTrail,
  branding,
});
const sweep = () => createReleaseSweep(dependencies())();
const later = (milliseconds: number) => new Date(club.now().getTime() + milliseconds).toISOString();

const tea = {
  title: 'Tea',
  timeZone: 'Europe/Lisbon',
  startDate: '2031-05-01T15:00:00.000Z',
  location: 'The library',
  description: '<p>Tea</p>',
};
const register = (id: string) =>
  club.api.registerForEvent(
    {
      params: { id },
      body: {
        eventId: id,
        attendeeInfo: { firstName: 'Ann', lastName: 'Lee', email: 'ann@club.example' },
      },
    },
    { as: member },
  );
const releaseOf = async (...items: ContentKey[]) => {
  const body = { title: 'Autumn season' };
  const { id } = (await club.desk.addRelease({ body }, { as: editor })).data();
  await club.desk.addToRelease({ params: { id }, body: { items } }, { as: editor });
  return id;
};
const read = async (id: string) =>
  (await club.desk.getRelease({ params: { id } }, { as: editor })).data();
const schedule = (id: string, publishAt: string | null, version = 1, as = manager) =>
  club.desk.scheduleRelease({ params: { id }, body: { version, publishAt } }, { as });
const statusOf = async ({ id }: ContentKey) =>
  (await club.api.getEvent({ params: { id } }, { as: member })).status;

test('api/staff/releases-7: a release goes live at its time once, though two servers sweep, in the name of who gave it', async () => {
  const [one, two] = [
    await saveDraft({ club, editor }, 'event', tea),
    await saveDraft({ club, editor }, 'event', { ...tea, title: 'Supper' }),
  ];
  const id = await releaseOf(one, two);
  expect((await schedule(id, later(-MINUTE))).body.field).toBe('publishAt');
  await schedule(id, later(10 * MINUTE));
  await sweep();
  expect(await statusOf(one)).toBe(404);
  club.passTime(10 * MINUTE);
  await Promise.all([sweep(), sweep()]);
  expect([await statusOf(one), await statusOf(two)]).toEqual([200, 200]);
  const versions = (await club.desk.listContentVersions({ params: two }, { as: editor })).data();
  expect(versions).toMatchObject([
    { number: 1, source: 'schedule', publishedBy: { id: manager.staffId } },
  ]);
  const entries = await club.testDatabase.run(
    `select actor from audit_entries where action = 'release.published' and subject = 'release:${id}'`,
  );
  expect(entries).toEqual([{ actor: `staff:${manager.staffId}` }]);
});

test('api/staff/releases-7: one that can’t be published waits and says why, and the next one goes live', async () => {
  const [good, bad] = [
    await saveDraft({ club, editor }, 'event', tea),
    await saveDraft({ club, editor }, 'event', { ...tea, startDate: null }),
  ];
  const next = await saveDraft({ club, editor }, 'event', tea);
  const [broken, whole] = [await releaseOf(good, bad), await releaseOf(next)];
  await schedule(broken, later(MINUTE));
  await schedule(whole, later(2 * MINUTE));
  club.passTime(10 * MINUTE);
  await sweep();
  expect(await read(broken)).toMatchObject({
    publishAt: null,
    publishedAt: null,
    issue: 'Tea: Begins is required.',
  });
  expect([await statusOf(good), await statusOf(next)]).toEqual([404, 200]);
});

test('api/staff/releases-7: a schedule is taken back as it was seen', async () => {
  const event = await saveDraft({ club, editor }, 'event', tea);
  const id = await releaseOf(event);
  await schedule(id, later(MINUTE));
  expect((await schedule(id, null)).body.code).toBe('changed_meanwhile');
  expect((await schedule(id, null, 2)).data().publishAt).toBeNull();
  club.passTime(10 * MINUTE);
  await sweep();
  expect(await statusOf(event)).toBe(404);
});

test('api/staff/releases-10: who is registered for an event that a release moves is told, with the words for it', async () => {
  const event = await saveDraft({ club, editor }, 'event', tea);
  await publishDraft({ club, editor }, event);
  await register(event.id);
  const moved = { ...tea, startDate: '2031-05-02T15:00:00.000Z' };
  await saveDraft({ club, editor }, 'event', moved, { id: event.id, baseVersion: 1 });
  const release = await read(await releaseOf(event));
  expect(release.drafts).toMatchObject([{ id: event.id, told: 1 }]);
  const body = {
    version: release.version,
    drafts: [{ ...event, version: 1 }],
    words: [{ ...event, text: 'The library is painted.' }],
  };
  await club.desk.publishRelease({ params: { id: release.id }, body }, { as: editor });
  const { text } = await club.mailbox.next(({ subject }) => subject.includes('A change to your'));
  expect(text).toContain('The library is painted.');
});

test('api/staff/content-15: an item is hidden at its time, and who is registered is told', async () => {
  const event = await saveDraft({ club, editor }, 'event', { ...tea, title: 'Regatta' });
  const hide = (hideAt: string | null, version: number, wordsToHolders: string | null = null) =>
    club.desk.scheduleHiding(
      { params: event, body: { version, hideAt, wordsToHolders } },
      { as: manager },
    );
  expect((await hide(later(-SOON), 0)).body.field).toBe('hideAt');
  expect((await hide(later(SOON), 0)).data().hiding).not.toBeNull();
  const publication = { version: 1, publishAt: later(2 * SOON) };
  const tooLate = await club.desk.scheduleContent(
    { params: event, body: publication },
    { as: editor },
  );
  expect(tooLate.body.field).toBe('publishAt');
  await publishDraft({ club, editor }, event);
  await register(event.id);
  expect((await hide(later(SOON), 0)).body.code).toBe('changed_meanwhile');
  await hide(later(SOON), 1, 'The season is over.');
  const list = { params: { kind: 'event' }, query: { text: 'regatta' } } as const;
  const { items } = (await club.desk.listContent(list, { as: editor })).data();
  expect(items[0]?.hideAt).not.toBeNull();
  club.passTime(SOON);
  messages.length = 0;
  const hiding = createContentSweep(dependencies());
  await Promise.all([hiding(), createContentSweep(dependencies())()]);
  expect(await statusOf(event)).toBe(404);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.text).toContain('The season is over.');
  const entries = await club.testDatabase.run(
    `select actor from audit_entries where action = 'content.hidden' and subject = 'event:${event.id}'`,
  );
  expect(entries).toEqual([{ actor: `staff:${manager.staffId}` }]);
  const content = await club.desk.getContent({ params: event }, { as: editor });
  expect(content.data().hiding).toBeNull();
  expect((await hide(later(SOON), 1)).body.field).toBe('hideAt');
});

test('api/staff/content-15: a time is taken back, dropped by hiding by hand, and by what was never published', async () => {
  const event = await saveDraft({ club, editor }, 'event', tea);
  const hidingOf = async () =>
    (await club.desk.getContent({ params: event }, { as: editor })).data().hiding;
  const hide = (hideAt: string | null, version: number) =>
    club.desk.scheduleHiding(
      { params: event, body: { version, hideAt, wordsToHolders: null } },
      { as: manager },
    );
  await hide(later(SOON), 0);
  await hide(null, 0);
  expect(await hidingOf()).toBeNull();
  await hide(later(SOON), 0);
  club.passTime(2 * SOON);
  await createContentSweep(dependencies())();
  expect(await hidingOf()).toBeNull();
  await publishDraft({ club, editor }, event);
  await hide(later(SOON), 1);
  const hidden = { version: 1, isHidden: true, wordsToHolders: null };
  await club.desk.hideContent({ params: event, body: hidden }, { as: editor });
  expect(await hidingOf()).toBeNull();
});
