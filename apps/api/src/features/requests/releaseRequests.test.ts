import { expect, onTestFinished, test } from 'vitest';
import { systemRandom } from '../../platform/crypto/random.ts';
import { startTestClub } from '../../testing/testClub.ts';
import { releaseRequestsOf } from './releaseRequests.ts';

test('api/requests-26: the open requests of an ended account are unassigned, with an internal line in each thread', async () => {
  const { club, stop } = await startTestClub();
  onTestFinished(() => stop());
  const as = await club.signIn();
  const [leaving, staying] = [
    await club.signInStaff('concierge'),
    await club.signInStaff('concierge'),
  ];
  const take = async (staff: typeof leaving) => {
    const body = { requestType: 'Other', subject: 'Help', otherDescription: 'x' } as const;
    const { id } = (await club.api.submitRequest({ body }, { as })).data();
    const at = { params: { id } };
    await club.desk.moveDeskRequest({ ...at, body: { move: 'take', version: 1 } }, { as: staff });
    return at;
  };
  const [open, ended, other] = [await take(leaving), await take(leaving), await take(staying)];
  await club.desk.moveDeskRequest(
    { ...ended, body: { move: 'complete', version: 2 } },
    { as: leaving },
  );
  const released = await club.database.transaction((transaction) =>
    releaseRequestsOf(
      transaction,
      { clock: { now: () => club.now() }, random: systemRandom },
      leaving.staffId,
    ),
  );
  expect(released).toEqual([open.params.id]);
  const read = async (at: typeof open) =>
    (await club.desk.getDeskRequest(at, { as: staying })).data();
  expect(await read(open)).toMatchObject({
    assignee: null,
    status: 'in_progress',
    entries: [
      { move: { name: 'take' } },
      { author: { kind: 'system' }, move: { name: 'release' } },
    ],
  });
  expect((await read(ended)).assignee).toMatchObject({ id: leaving.staffId });
  expect((await read(other)).assignee).toMatchObject({ id: staying.staffId });
  const own = (await club.api.getRequest(open, { as })).data();
  expect(own).toMatchObject({ concierge: null, entries: [{ move: { name: 'take' } }] });
});
