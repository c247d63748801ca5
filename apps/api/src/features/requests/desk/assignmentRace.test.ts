import { expect, onTestFinished, test } from 'vitest';
import { startTestClub } from '../../../testing/testClub.ts';
import { lockStaffMember, updateStaffMember } from '../../staff/people/repository.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 150));

async function prepare() {
  const { club, stop } = await startTestClub();
  onTestFinished(() => stop());
  const member = await club.signIn();
  const leaving = await club.signInStaff('concierge');
  const manager = await club.signInStaff('manager');
  const administrator = await club.signInStaff('administrator');
  const request = { requestType: 'Other', subject: 'Help', otherDescription: 'x' } as const;
  const { id } = (await club.api.submitRequest({ body: request }, { as: member })).data();
  const at = { params: { id } };
  const assign = () =>
    club.desk.moveDeskRequest(
      { ...at, body: { move: 'assign', version: 1, assigneeId: leaving.staffId } },
      { as: manager },
    );
  const take = () =>
    club.desk.moveDeskRequest({ ...at, body: { move: 'take', version: 1 } }, { as: leaving });
  const handOver = () =>
    club.desk.handOverDeskRequests(
      { body: { requests: [{ id, version: 1 }], to: leaving.staffId, text: 'For the night' } },
      { as: manager },
    );
  const assignee = async () =>
    (await club.desk.getDeskRequest(at, { as: manager })).data().assignee;
  return { club, id, leaving, administrator, assign, take, handOver, assignee };
}

test.each(['assign', 'take'] as const)(
  'api/requests/desk-15: a request cannot be given by %s while the account of its assignee ends',
  async (way) => {
    const { club, leaving, assignee, assign, take } = await prepare();
    const ways = { assign, take };
    const given = await club.database.transaction(async (transaction) => {
      await lockStaffMember(transaction, leaving.staffId, 'no key update');
      const waiting = ways[way]();
      await pause();
      await updateStaffMember(transaction, leaving.staffId, { status: 'ended' });
      return { waiting };
    });
    expect((await given.waiting).status).not.toBe(200);
    expect(await assignee()).toBeNull();
  },
);

test('api/requests/desk-15: an account that ends while it is given a request returns it', async () => {
  const { club, leaving, administrator, assign, assignee } = await prepare();
  const ending = await club.database.transaction(async (transaction) => {
    await lockStaffMember(transaction, leaving.staffId, 'share');
    const params = { id: leaving.staffId };
    const ended = club.desk.endStaffAccount({ params }, { as: administrator });
    await pause();
    // It shares the lock, and so is before the end.
    expect((await assign()).status).toBe(200);
    return { ended };
  });
  expect((await ending.ended).status).toBe(200);
  expect(await assignee()).toBeNull();
});

test('api/requests/desk-15: a request is not handed over to an account that ends meanwhile, which is named', async () => {
  const { club, id, leaving, handOver, assignee } = await prepare();
  const given = await club.database.transaction(async (transaction) => {
    await lockStaffMember(transaction, leaving.staffId, 'no key update');
    const waiting = handOver();
    await pause();
    await updateStaffMember(transaction, leaving.staffId, { status: 'ended' });
    return { waiting };
  });
  expect((await given.waiting).data()).toMatchObject({
    done: [],
    refused: [{ id, reason: 'receiver' }],
  });
  expect(await assignee()).toBeNull();
});

test('api/requests/desk-15: an account that ends while requests are handed over to it returns them', async () => {
  const { club, id, leaving, administrator, handOver, assignee } = await prepare();
  const ending = await club.database.transaction(async (transaction) => {
    await lockStaffMember(transaction, leaving.staffId, 'share');
    const params = { id: leaving.staffId };
    const ended = club.desk.endStaffAccount({ params }, { as: administrator });
    await pause();
    // It shares the lock, and so is before the end.
    expect((await handOver()).data().done).toEqual([id]);
    return { ended };
  });
  expect((await ending.ended).status).toBe(200);
  expect(await assignee()).toBeNull();
});
