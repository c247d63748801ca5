import { expect, onTestFinished, test } from 'vitest';
import { openLiveStream } from '../../../testing/liveStream.ts';
import { startTestClub } from '../../../testing/testClub.ts';

test('api/staff/presence-1: the desks hear who writes in a request and who ended, and no member does', async () => {
  const { club, stop } = await startTestClub();
  onTestFinished(stop);
  const url = await club.app.listen({ host: '127.0.0.1', port: 0 });
  const as = await club.signIn();
  const [writer, other] = [
    await club.signInStaff('concierge'),
    await club.signInStaff('concierge'),
  ];
  const [ofOther, ofMember] = [await openLiveStream(url, other), await openLiveStream(url, as)];
  const announced = await club.desk.announceWriting({ params: { id: 'R1' } }, { as: writer });
  expect(announced.status).toBe(200);
  expect(await ofOther.nth(2)).toEqual({
    event: 'presence',
    data: { requestId: 'R1', staffId: writer.staffId, state: 'writing' },
  });
  const ended = { params: { id: 'R1' }, query: { state: 'ended' } } as const;
  expect((await club.desk.announceWriting(ended, { as: writer })).status).toBe(200);
  expect(await ofOther.nth(3)).toEqual({
    event: 'presence',
    data: { requestId: 'R1', staffId: writer.staffId, state: 'ended' },
  });
  const body = { requestType: 'Other', subject: 'A', otherDescription: 'B' } as const;
  await club.api.submitRequest({ body }, { as });
  // The hint comes after what the member must not hear of.
  expect(await ofMember.nth(2)).toMatchObject({ event: 'hint' });
  expect(ofMember.text()).not.toContain('presence');
  const editor = await club.signInStaff('editor');
  const refused = await club.desk.announceWriting({ params: { id: 'R1' } }, { as: editor });
  expect(refused.status).toBe(403);
});

test('api/staff/presence-2, api/staff/presence-3: those who edit content hear who has an item open, and concierges do not', async () => {
  const { club, stop } = await startTestClub();
  onTestFinished(stop);
  const url = await club.app.listen({ host: '127.0.0.1', port: 0 });
  const [one, other, concierge] = [
    await club.signInStaff('editor'),
    await club.signInStaff('manager'),
    await club.signInStaff('concierge'),
  ];
  const ofOther = await openLiveStream(url, other);
  const ofConcierge = await openLiveStream(url, concierge);
  const params = { kind: 'event', id: 'e1' } as const;
  for (const state of ['open', 'closed'] as const) {
    const { status } = await club.desk.announceEditing({ params, query: { state } }, { as: one });
    expect(status).toBe(200);
  }
  for (const [place, state] of ['open', 'closed'].entries()) {
    expect(await ofOther.nth(place + 2)).toEqual({
      event: 'editing',
      data: { kind: 'event', itemId: 'e1', staffId: one.staffId, state },
    });
  }
  await club.desk.announceWriting({ params: { id: 'R1' } }, { as: concierge });
  // It comes after what the concierge must not hear of.
  expect(await ofConcierge.nth(2)).toMatchObject({ event: 'presence' });
  const refused = await club.desk.announceEditing(
    { params, query: { state: 'open' } },
    { as: concierge },
  );
  expect(refused.status).toBe(403);
  const editors = (await club.desk.listEditors({}, { as: one })).data();
  expect(editors.map(({ id }) => id)).toEqual(expect.arrayContaining([one.staffId, other.staffId]));
  expect(editors.map(({ id }) => id)).not.toContain(concierge.staffId);
});
