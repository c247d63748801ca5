import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodingsOf } from '../../../testing/canaries.ts';
import { MEMBER } from '../../../testing/constants.ts';
import { dataUrl, pdf } from '../../../testing/documentFiles.ts';
import {
  type DeskBrowser,
  startTestClub,
  type TestClub,
  type Tokens,
} from '../../../testing/testClub.ts';
import { visaCard } from '../../../testing/visaCard.ts';

const PASSPORT = 'QXP73580173664';
const CARD = '4929735801736642';
const reason = 'Boarding pass for Friday';
const minutes = (count: number) => count * 60_000;
let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
let id: string;
let documentId: string;
let staff: Record<'concierge' | 'editor' | 'manager', DeskBrowser>;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
  const [row] = await club.testDatabase.run(`select id from members where email = '${MEMBER}'`);
  id = String(row?.['id']);
  await club.api.addPaymentMethod({ body: { ...visaCard, cardNumber: CARD } }, { as });
  const body = {
    file: dataUrl(pdf('Her passport'), 'application/pdf'),
    title: `Passport ${PASSPORT}`,
    description: `Passport number: ${PASSPORT}`,
  };
  documentId = (await club.api.uploadDocument({ body }, { as })).data().id;
  staff = {
    concierge: await club.signInStaff('concierge'),
    editor: await club.signInStaff('editor'),
    manager: await club.signInStaff('manager'),
  };
});
afterAll(() => stop());

const of = (memberId = id) => ({ params: { id: memberId } });
const open = (by: DeskBrowser, body: { reason: string } = { reason }, params = {}) =>
  club.desk.openMemberDocument({ params: { id, documentId, ...params }, body }, { as: by });
const readAll = (by: DeskBrowser) =>
  Promise.all([
    club.desk.getMember(of(), { as: by }),
    club.desk.listMemberCards(of(), { as: by }),
    club.desk.listMemberDocuments(of(), { as: by }),
    open(by),
  ]);
const entriesOf = ({ staffId }: DeskBrowser) =>
  club.testDatabase.run(
    `select action, subject, reason from audit_entries where actor = 'staff:${staffId}' order by seq`,
  );

test('api/staff/members-1: a member is read with the newest requests, registrations and redemptions', async () => {
  const request = { requestType: 'Other', subject: 'A piano tuner', otherDescription: 'Soon' };
  for (let count = 0; count < 11; count += 1) {
    await club.call('POST', '/api/requests', { as, body: request });
  }
  const { events } = (await club.api.listEvents({ query: {} }, { as })).data();
  const event = events.find(({ startDate }) => new Date(startDate) > club.now());
  const [benefit] = (await club.api.listBenefits({ query: {} }, { as })).data().benefits;
  // Until it is replaced, a member of old has the id as the ref.
  await club.testDatabase.run(`update members set ref = 'its-own-ref' where id = '${id}'`);
  const profile = (await club.api.getProfile({}, { as })).data();
  const { ref, firstName, lastName, email } = profile;
  const eventId = event!.id;
  const attendeeInfo = { firstName, lastName, email };
  const registered = await club.api.registerForEvent(
    { params: { id: eventId }, body: { eventId, attendeeInfo } },
    { as },
  );
  expect(registered.status).toBe(200);
  const redeemed = await club.api.redeemBenefit({ params: { id: benefit!.id } }, { as });
  const read = await club.desk.getMember(of(), { as: staff.concierge });
  expect(read.data()).toMatchObject({
    id,
    firstName,
    isActive: true,
    requests: { length: 10, 0: { subject: 'A piano tuner', member: { id } } },
    registrations: [{ event: { id: eventId } }],
    redemptions: [{ benefit: { id: benefit!.id } }],
  });
  expect(read.text).not.toContain(ref);
  expect(read.text).not.toContain(redeemed.data().redemptionCode);
  expect(read.text).not.toContain('isHidden');
  const setHidden = async (time: Date | null) => {
    const { run } = club.testDatabase;
    await run('update events set hidden_at = $1 where id = $2', [time, eventId]);
    await run('update benefits set hidden_at = $1 where id = $2', [time, benefit!.id]);
  };
  await setHidden(club.now());
  expect((await club.desk.getMember(of(), { as: staff.concierge })).data()).toMatchObject({
    registrations: [{ event: { isHidden: true } }],
    redemptions: [{ benefit: { isHidden: true } }],
  });
  await setHidden(null);
});

test('api/staff/members-2: an editor and a member read nothing of a member', async () => {
  for (const response of await readAll(staff.editor)) expect(response.status).toBe(403);
  expect(await entriesOf(staff.editor)).toEqual([]);
  for (const part of ['', '/cards', '/documents']) {
    const path = `/api/staff/members/${id}${part}`;
    expect((await club.call('GET', path, { as })).status).toBe(403);
  }
});

test('api/staff/members-2, api/staff/members-5: a member that does not exist is a 404 without an entry', async () => {
  const by = await club.signInStaff('manager');
  const nobody = of('nobody');
  expect((await club.desk.getMember(nobody, { as: by })).status).toBe(404);
  expect((await club.desk.listMemberCards(nobody, { as: by })).status).toBe(404);
  expect((await club.desk.listMemberDocuments(nobody, { as: by })).status).toBe(404);
  expect(await entriesOf(by)).toEqual([]);
});

test('api/staff/members-3: cards are shown by brand, last four digits and expiry alone', async () => {
  const cards = (await club.desk.listMemberCards(of(), { as: staff.concierge })).data();
  expect(cards).toEqual([
    { id: cards[0]?.id, brand: 'Visa', lastFour: '6642', expiryMonth: 5, expiryYear: 2032 },
  ]);
});

test('api/staff/members-4: a concierge neither lists documents nor opens one', async () => {
  const by = await club.signInStaff('concierge');
  const [member, cards, documents, opened] = await readAll(by);
  expect([member.status, cards.status, documents.status, opened.status]).toEqual([
    200, 200, 403, 403,
  ]);
  expect((await entriesOf(by)).map(({ action }) => action).toSorted()).toEqual([
    'cards.listed',
    'member.read',
  ]);
});

test('api/staff/members-4: no planted number of a card or document is in a response or the log', async () => {
  const responses = await readAll(staff.manager);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const texts = [...responses.map(({ text }) => text), club.logged()];
  for (const secret of [PASSPORT, CARD].flatMap(encodingsOf)) {
    expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  }
});

test('api/staff/members-5, api/staff/members-6: every read is an entry, and the opening of a document has its reason', async () => {
  const by = await club.signInStaff('manager');
  await club.desk.getMember(of(), { as: by });
  await club.desk.listMemberCards(of(), { as: by });
  await club.desk.listMemberDocuments(of(), { as: by });
  await open(by, { reason: `  ${reason} ` });
  const subject = `member:${id}`;
  expect(await entriesOf(by)).toEqual([
    { action: 'member.read', subject, reason: null },
    { action: 'cards.listed', subject, reason: null },
    { action: 'documents.listed', subject, reason: null },
    { action: 'document.opened', subject: `document:${documentId}`, reason },
    { action: 'document.opened', subject, reason },
  ]);
  expect(club.logged()).not.toContain(reason);
  const shown = await club.desk.listAuditEntries(
    { query: { actor: `staff:${by.staffId}`, action: 'document.opened' } },
    { as: by },
  );
  expect(shown.data().entries).toMatchObject([{ reason }, { reason }]);
});

test('api/staff/members-6: a document is not opened without a reason, nor with a card number as one', async () => {
  const by = await club.signInStaff('manager');
  for (const refused of ['', '  a ', 'x'.repeat(201), 'two\nlines', `card ${CARD}`]) {
    const response = await open(by, { reason: refused });
    expect([response.status, response.body.field]).toEqual([400, 'reason']);
  }
  const path = `/api/staff/members/${id}/documents/${documentId}/opening`;
  expect((await club.call('POST', path, { as: by, body: {} })).status).toBe(400);
  expect(await entriesOf(by)).toEqual([]);
});

test('api/staff/members-6: a document of another member than the named one is a 404', async () => {
  const by = await club.signInStaff('manager');
  const [other] = await club.testDatabase.run(`select id from members where id <> '${id}' limit 1`);
  const response = await open(by, { reason }, { id: String(other?.['id']) });
  expect(response.status).toBe(404);
  expect(await entriesOf(by)).toEqual([]);
});

test('api/staff/members-7: an opened document is the file, and enters no cache', async () => {
  const { status, headers, text } = await open(staff.manager);
  expect([status, text.startsWith('%PDF')]).toEqual([200, true]);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/pdf' });
});

test('api/staff/members-6: without a fresh proof a document is not opened', async () => {
  const by = await club.signInStaff('manager');
  club.passTime(minutes(6));
  const response = await open(by);
  expect([response.status, response.body.code]).toEqual([403, 'step_up_required']);
  expect((await club.desk.listMemberDocuments(of(), { as: by })).status).toBe(200);
});
