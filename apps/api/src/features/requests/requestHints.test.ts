import type { DeskMove } from '@parlour/contract/staff';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { systemRandom } from '../../platform/crypto/random.ts';
import { requests } from '../../platform/postgres/schema/index.ts';
import { testAuditTrail } from '../../testing/auditTrail.ts';
import { SECOND_MEMBER, STAFF } from '../../testing/constants.ts';
import { type LiveStream, openLiveStream } from '../../testing/liveStream.ts';
import { startTestClub, type Tokens } from '../../testing/testClub.ts';
import { DAY } from '../../platform/process/clock.ts';
import { createRequestSweep } from './sweep.ts';

/** Starts a club with a request of a member, its concierge, and the streams of both and of another member, who have heard of it. */
async function startHints() {
  const { club, stop } = await startTestClub();
  onTestFinished(() => stop());
  const url = await club.app.listen({ host: '127.0.0.1', port: 0 });
  const [member, stranger] = [await club.signIn(), await club.signIn(SECOND_MEMBER)];
  const anna = await club.signInStaff('concierge');
  const submit = async (as: Tokens) => {
    const body = { requestType: 'Other', subject: 'A piano', otherDescription: 'x' } as const;
    return (await club.api.submitRequest({ body }, { as })).data().id;
  };
  const streams = {
    ofMember: await openLiveStream(url, member),
    ofStranger: await openLiveStream(url, stranger),
    ofStaff: await openLiveStream(url, anna),
  };
  for (const stream of Object.values(streams)) await stream.nth(1);
  const at = { params: { id: await submit(member) } };
  for (const stream of [streams.ofMember, streams.ofStaff]) await stream.nth(2);
  return { club, member, stranger, anna, submit, at, ...streams };
}

const versionsOf = (stream: LiveStream, requestId: string) =>
  stream.events().flatMap(({ data }) => {
    const { id, version } = Object(data);
    return id === requestId ? [version] : [];
  });

test('api/requests-32: a member hears of a message of the concierge and of each move, and of no note and tag', async () => {
  const { club, member, anna, at, ofMember, ofStaff } = await startHints();
  const { id } = at.params;
  const as = anna;
  await club.desk.writeDeskNote({ ...at, body: { text: 'He is always late' } }, { as });
  await club.desk.changeDeskTags({ ...at, body: { added: ['music'], removed: [] } }, { as });
  const message = { text: 'Upright or grand?', lastSeenEntry: null };
  await club.desk.writeDeskMessage({ ...at, body: message }, { as });
  await club.desk.moveDeskRequest({ ...at, body: { move: 'take', version: 2 } }, { as });
  expect(await ofMember.nth(4)).toEqual({
    event: 'hint',
    data: { kind: 'request', id, version: 3 },
  });
  await ofStaff.nth(6);
  expect(versionsOf(ofMember, id)).toEqual([1, 2, 3]);
  expect(versionsOf(ofStaff, id)).toEqual([1, 1, 1, 2, 3]);
  await club.api.sendRequestMessage({ ...at, body: { text: 'A grand' } }, { as: member });
  expect(await ofStaff.nth(7)).toMatchObject({ data: { id, version: 4 } });
  expect(ofMember.text() + ofStaff.text()).not.toMatch(/late|music|grand|take/);
});

test('api/requests-32: another member hears of none of it', async () => {
  const { club, stranger, anna: as, submit, at, ofStranger } = await startHints();
  const message = { text: 'Upright or grand?', lastSeenEntry: null };
  await club.desk.writeDeskMessage({ ...at, body: message }, { as });
  await club.desk.writeDeskNote({ ...at, body: { text: 'He is always late' } }, { as });
  const ownId = await submit(stranger);
  // A later hint of their own has arrived: the others would have come before it.
  expect(await ofStranger.nth(2)).toMatchObject({ data: { id: ownId } });
  expect(ofStranger.text()).not.toContain(at.params.id);
});

test('api/requests-32: a cancellation, a rating, a continued request and a completion by itself are heard of', async () => {
  const { club, member: as, at, ofMember } = await startHints();
  const { id } = at.params;
  await club.api.cancelRequest({ ...at, body: { version: 1 } }, { as });
  await ofMember.nth(3);
  expect(versionsOf(ofMember, id)).toEqual([1, 2]);
  const set = (changes: Partial<typeof requests.$inferInsert>) =>
    club.database.queries.update(requests).set(changes).where(eq(requests.id, id));
  await set({ status: 'confirmed', closedAt: null, confirmedDate: '2020-01-01' });
  const { database } = club;
  await createRequestSweep({
    database,
    outbox: { put: () => Promise.resolve() },
    clock: { now: () => club.now() },
    random: systemRandom,
    audit: testAuditTrail,
    branding: {
      clubName: 'The Club',
      clubAddress: '1 Club Street',
      staffEmail: STAFF,
      logoUrl: null,
      accentColors: null,
      publicUrl: 'https://club.example',
      desk: { url: 'https://desk.club.example' },
      areRequestsEmailed: true,
    },
  })();
  await ofMember.nth(4);
  expect(versionsOf(ofMember, id)).toEqual([1, 2, 3]);
  await club.api.rateRequest({ ...at, body: { stars: 5 } }, { as });
  await ofMember.nth(5);
  expect(versionsOf(ofMember, id)).toEqual([1, 2, 3, 4]);
  await set({ closedAt: new Date('2020-02-01') });
  const continued = await club.api.sendRequestMessage({ ...at, body: { text: 'Again' } }, { as });
  const { id: newId } = continued.data();
  expect(newId).not.toBe(id);
  expect(await ofMember.nth(6)).toMatchObject({ data: { id: newId, version: 1 } });
});

test('api/requests-33: what staff do among themselves changes no response to the member, and hints at nothing', async () => {
  const { club, member, anna: as, submit, at, ofMember, ofStaff } = await startHints();
  const { id } = at.params;
  const own = async () => (await club.api.getRequest(at, { as: member })).data();
  const move = async (body: DeskMove) => {
    const moved = await club.desk.moveDeskRequest({ ...at, body }, { as });
    expect(moved.status).toBe(200);
  };
  await move({ move: 'take', version: 1 });
  await move({
    move: 'confirm',
    version: 2,
    date: '2030-04-01',
    time: '19:30',
    endDate: null,
  });
  const before = await own();
  expect(before.version).toBe(3);
  const otherId = await submit(member);
  const until = new Date(club.now().getTime() + DAY).toISOString();
  await move({ move: 'snooze', version: 3, until });
  await move({ move: 'wake', version: 4 });
  await move({ move: 'link', otherId });
  await club.desk.writeDeskNote({ ...at, body: { text: 'He is always late' } }, { as });
  await club.desk.changeDeskTags({ ...at, body: { added: ['music'], removed: [] } }, { as });
  const { links: _, ...seen } = await own();
  const { links: __, ...former } = before;
  expect(seen).toEqual(former);
  await move({ move: 'release', version: 6 });
  expect(await own()).toMatchObject({ version: 3, updatedAt: before.updatedAt });
  await move({ move: 'resume', version: 7 });
  await ofMember.nth(6);
  expect(versionsOf(ofMember, id)).toEqual([1, 2, 3, 8]);
  await move({ move: 'await_vendor', version: 8 });
  expect((await own()).version).toBe(8);
  // The member's version is that of the last change which they saw, whatever staff did since.
  const outdated = await club.api.cancelRequest({ ...at, body: { version: 3 } }, { as: member });
  expect(outdated).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  const stale = await club.desk.moveDeskRequest(
    { ...at, body: { move: 'resume', version: 8 } },
    { as },
  );
  expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  const canceled = await club.api.cancelRequest({ ...at, body: { version: 8 } }, { as: member });
  expect(canceled.data()).toMatchObject({ status: 'cancelled', version: 10 });
  await ofMember.nth(7);
  expect(versionsOf(ofMember, id)).toEqual([1, 2, 3, 8, 10]);
  const ofDesk = versionsOf(ofStaff, id);
  expect(ofDesk.toSorted((one, other) => one - other)).toEqual(ofDesk);
});

test('api/requests-33: that a question to the member ended is hinted at, though its line is of staff alone', async () => {
  const { club, member, anna: as, at, ofMember } = await startHints();
  for (const body of [
    { move: 'ask', version: 1, text: 'Upright or grand?' },
    { move: 'resume', version: 2 },
  ] as const) {
    await club.desk.moveDeskRequest({ ...at, body }, { as });
  }
  await ofMember.nth(4);
  expect(versionsOf(ofMember, at.params.id)).toEqual([1, 2, 3]);
  expect((await club.api.getRequest(at, { as: member })).data().version).toBe(3);
});
