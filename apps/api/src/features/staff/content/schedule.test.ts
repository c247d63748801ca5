import { randomUUID } from 'node:crypto';
import type { DraftToSave } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRandom } from '../../../platform/crypto/random.ts';
import type { Message } from '../../../platform/mail/message.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { MINUTE } from '../../../platform/process/clock.ts';
import { testAuditTrail } from '../../../testing/auditTrail.ts';
import { MEMBER } from '../../../testing/constants.ts';
import {
  type DeskBrowser,
  startTestClub,
  type TestClub,
  type Tokens,
} from '../../../testing/testClub.ts';
import { createContentSweep } from './sweep.ts';
import { branding } from '../../../testing/branding.ts';

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

/** Publishes what is due, and returns the emails that were put into the outbox. */
const sweep = async () => {
  const messages: Message[] = [];
  const outbox: Pick<Outbox, 'put'> = {
    put: (_transaction, message) => {
      if (message !== null) messages.push(message);
      return Promise.resolve();
    },
  };
  await createContentSweep({
    database: club.database,
    outbox,
    clock: { now: () => club.now() },
    random: systemRandom,
    audit: testAuditTrail,
    branding,
  })();
  return messages;
};

const tea = {
  title: 'Tea',
  timeZone: 'Europe/Lisbon',
  startDate: '2031-05-01T15:00:00.000Z',
  location: 'The library',
  description: '<p>Tea</p>',
};
const at = (id: string) => ({ params: { kind: 'event', id } }) as const;
const save = (id: string, body: DraftToSave) =>
  club.desk.saveContentDraft({ ...at(id), body }, { as: editor });
const draft = (body: DraftToSave['body'], baseVersion = 0): DraftToSave => ({
  body,
  baseVersion,
  version: 0,
});
const publish = (id: string, wordsToHolders: string | null = null) =>
  club.desk.publishContent({ ...at(id), body: { version: 1, wordsToHolders } }, { as: editor });
const schedule = (id: string, publishAt: Date | null, version = 1) =>
  club.desk.scheduleContent(
    { ...at(id), body: { version, publishAt: publishAt?.toISOString() ?? null } },
    { as: editor },
  );
const later = (milliseconds: number) => new Date(club.now().getTime() + milliseconds);
const pageOf = (id: string) => club.api.getEvent({ params: { id } }, { as: member });
const contentOf = async (id: string) => (await club.desk.getContent(at(id), { as: editor })).data();

test('api/staff/content-7: a draft goes live at its time, in the name of who gave it', async () => {
  const id = randomUUID();
  await save(id, draft(tea));
  expect((await schedule(id, later(-MINUTE))).body.field).toBe('publishAt');
  await schedule(id, later(10 * MINUTE));
  await sweep();
  expect((await pageOf(id)).status).toBe(404);
  club.passTime(10 * MINUTE);
  await sweep();
  expect((await pageOf(id)).data()).toMatchObject({ title: 'Tea' });
  const [version] = (await club.desk.listContentVersions(at(id), { as: editor })).data();
  expect(version).toMatchObject({ source: 'schedule', publishedBy: { id: editor.staffId } });
  const entries = await club.testDatabase.run(
    `select actor from audit_entries where action = 'content.published' and subject = 'event:${id}'`,
  );
  expect(entries).toEqual([{ actor: `staff:${editor.staffId}` }]);
});

test('api/staff/content-7: one that can’t be published stays a draft and says why, and the next one goes live', async () => {
  const [broken, good] = [randomUUID(), randomUUID()];
  await save(broken, draft({ ...tea, startDate: null }));
  await save(good, draft(tea));
  await schedule(broken, later(MINUTE));
  await schedule(good, later(2 * MINUTE));
  club.passTime(10 * MINUTE);
  await sweep();
  expect((await contentOf(broken)).draft).toMatchObject({
    publishAt: null,
    issue: 'Begins is required.',
  });
  expect((await pageOf(good)).status).toBe(200);
});

test('api/staff/content-9: who is registered is told of another time, with the new calendar file', async () => {
  const id = randomUUID();
  await save(id, draft(tea));
  await publish(id);
  const attendeeInfo = { firstName: 'Ann', lastName: 'Lee', email: 'ann@club.example' };
  const body = { eventId: id, attendeeInfo };
  await club.api.registerForEvent({ params: { id }, body }, { as: member });
  expect((await contentOf(id)).holders).toBe(1);
  await save(id, draft({ ...tea, description: '<p>Another text</p>' }, 1));
  await schedule(id, later(MINUTE));
  club.passTime(10 * MINUTE);
  expect(await sweep()).toEqual([]);
  await save(id, draft({ ...tea, startDate: '2031-05-02T15:00:00.000Z' }, 2));
  await schedule(id, later(MINUTE));
  club.passTime(10 * MINUTE);
  const [email, ...others] = await sweep();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ to: { address: MEMBER }, subject: 'A change to your event: Tea' });
  expect(String(email?.attachments?.[0]?.content)).toMatch(/SEQUENCE:1\r\n/);
});

test('api/staff/content-8, api/staff/content-9: a hidden event is canceled in calendars, and its registration stays and can be canceled', async () => {
  const id = randomUUID();
  await save(id, draft({ ...tea, title: 'Supper' }));
  await publish(id);
  const attendeeInfo = { firstName: 'Ann', lastName: 'Lee', email: 'ann@club.example' };
  const body = { eventId: id, attendeeInfo };
  await club.api.registerForEvent({ params: { id }, body }, { as: member });
  const hiding = { version: 1, isHidden: true, wordsToHolders: 'We are sorry.' };
  await club.desk.hideContent({ ...at(id), body: hiding }, { as: editor });
  const { text } = await club.mailbox.next(
    ({ subject }) => subject.includes('Supper') && subject.includes('does not'),
  );
  expect(text).toContain('We are sorry.');
  expect((await pageOf(id)).status).toBe(404);
  const own = (await club.api.listRegistrations({}, { as: member })).data();
  expect(own.map(({ event }) => event.id)).toContain(id);
  expect((await club.api.cancelRegistration({ params: { id } }, { as: member })).status).toBe(200);
});

const tokenOf = async (id: string) => {
  const { path } = (await club.desk.previewContent(at(id), { as: editor })).data();
  return new URL(path, 'https://club.example').searchParams.get('ref') ?? '';
};

test('api/staff/content-12: a preview shows the draft and nothing else, and ends', async () => {
  const [id, second] = [randomUUID(), randomUUID()];
  await save(id, draft({ title: 'Not yet', startDate: null }));
  await save(second, draft({ title: 'Second' }));
  const ref = await tokenOf(id);
  const shown = await club.api.getEvent({ params: { id } }, { ref });
  expect(shown.data()).toMatchObject({ id, title: 'Not yet' });
  expect(shown.headers['cache-control']).toContain('no-store');
  expect((await club.api.getEvent({ params: { id: second } }, { ref })).status).toBe(404);
  expect((await club.api.getEvent({ params: { id } }, { ref: `${ref}x` })).status).toBe(401);
  expect((await pageOf(id)).status).toBe(404);
  expect((await contentOf(id)).published).toBeNull();
  club.passTime(15 * MINUTE);
  expect((await club.api.getEvent({ params: { id } }, { ref })).status).toBe(401);
});

test('api/staff/content-12: a preview as a member shows the draft alone, by the same token', async () => {
  const id = randomUUID();
  await save(id, draft({ title: 'Not yet' }));
  const { memberPath } = (await club.desk.previewContent(at(id), { as: editor })).data();
  const start = new URLSearchParams(new URL(memberPath, 'https://club.example').hash.slice(1));
  expect(start.get('page')).toBe(`/events/${id}`);
  const as = { token: start.get('preview') ?? '', crmToken: '-' };
  const shown = await club.api.getEvent({ params: { id } }, { as });
  expect([shown.status, shown.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(shown.data()).toMatchObject({ id, title: 'Not yet' });
  for (const call of [club.api.getProfile, club.api.listEvents, club.api.getMemberView]) {
    expect((await call({}, { as })).status).toBe(401);
  }
  club.passTime(15 * MINUTE);
  expect((await club.api.getEvent({ params: { id } }, { as })).status).toBe(401);
});

test('api/staff/content-12: the preview of a destination is not cached for members', async () => {
  const id = String(
    (await club.testDatabase.run('select id from destinations limit 1'))[0]?.['id'],
  );
  const params = { kind: 'destination', id } as const;
  const before = (await club.desk.getContent({ params }, { as: editor })).data().published;
  const body = draft({ ...before?.body, name: 'Elsewhere' }, before?.version);
  await club.desk.saveContentDraft({ params, body }, { as: editor });
  const { path } = (await club.desk.previewContent({ params }, { as: editor })).data();
  const ref = new URL(path, 'https://club.example').searchParams.get('ref') ?? '';
  const shown = await club.api.getDestination({ params: { id } }, { ref });
  expect(shown.data().destination.name).toBe('Elsewhere');
  const members = await club.api.getDestination({ params: { id } }, { as: member });
  expect(members.data().destination.name).toBe(before?.body['name']);
});

test('api/staff/content-12: a preview asks the database for one thing after another, since it has one connection', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => void warnings.push(message);
  process.on('warning', note);
  const body = { name: 'Gifts', sections: [{ id: '', name: 'For her', products: [] }] };
  const id = randomUUID();
  const params = { kind: 'gift_guide', id } as const;
  await club.desk.saveContentDraft({ params, body: draft(body) }, { as: editor });
  const { path } = (await club.desk.previewContent({ params }, { as: editor })).data();
  const ref = new URL(path, 'https://club.example').searchParams.get('ref') ?? '';
  expect((await club.api.getGiftGuide({ params: { id } }, { ref })).data().sections).toHaveLength(
    1,
  );
  process.off('warning', note);
  expect(warnings).toEqual([]);
});
