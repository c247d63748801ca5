import {
  requestMoves,
  requestStatuses,
  type RequestMove,
  type RequestStatus,
} from '@parlour/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { moveRequest } from './moveRequest.ts';
import {
  cancellationMove,
  isBooked,
  isBookedStatus,
  isOpenRequest,
  isRatable,
  isTakenBackAfter,
  messageEffect,
} from './requestLife.ts';
import { type RequestActor, requestLifeMachine } from './requestLifeMachine.ts';

const DAY = 86_400_000;
const now = Date.parse('2030-03-10T12:00:00Z');
const member: RequestActor = { kind: 'member' };
const concierge: RequestActor = { kind: 'staff', permissions: ['desk.read', 'desk.reply'] };
const manager: RequestActor = { kind: 'staff', permissions: ['desk.reply', 'desk.assign'] };
const holder: RequestActor = { ...concierge, isHolder: true };
const editor: RequestActor = { kind: 'staff', permissions: ['content.edit'] };
const system: RequestActor = { kind: 'system' };

const requestOf = (status: RequestStatus, daysSinceEnd = 1) => ({
  status,
  closedAt: isOpenRequest(status) ? null : now - daysSinceEnd * DAY,
  isMerged: false,
});

const resultOf = (
  status: RequestStatus,
  move: RequestMove,
  by: RequestActor,
  daysSinceEnd?: number,
) => {
  const result = moveRequest(requestOf(status, daysSinceEnd), move, by, now);
  return result.ok ? result.value : result.failure.reason;
};

test.each<[RequestStatus, RequestMove, RequestActor, string]>([
  ['received', 'take', concierge, 'in_progress'],
  ['confirmed', 'take', concierge, 'confirmed'],
  ['received', 'take', member, 'permission'],
  ['received', 'take', editor, 'permission'],
  ['received', 'assign', concierge, 'permission'],
  ['received', 'assign', manager, 'in_progress'],
  ['awaiting_member', 'assign', manager, 'awaiting_member'],
  ['received', 'ask', concierge, 'awaiting_member'],
  ['awaiting_vendor', 'ask', concierge, 'awaiting_member'],
  ['awaiting_member', 'ask', concierge, 'status'],
  ['awaiting_member', 'reply', member, 'in_progress'],
  ['awaiting_member', 'reply', concierge, 'permission'],
  ['in_progress', 'reply', member, 'status'],
  ['received', 'confirm', concierge, 'status'],
  ['in_progress', 'confirm', concierge, 'confirmed'],
  ['confirmed', 'confirm', concierge, 'confirmed'],
  ['awaiting_member', 'complete', concierge, 'completed'],
  ['in_progress', 'complete', system, 'permission'],
  ['confirmed', 'complete', system, 'completed'],
  ['in_progress', 'cancel', member, 'cancelled'],
  ['confirmed', 'cancel', member, 'permission'],
  ['confirmed', 'ask_cancellation', member, 'confirmed'],
  ['confirmed', 'cancel', concierge, 'cancelled'],
  ['completed', 'cancel', concierge, 'status'],
  ['received', 'decline', concierge, 'declined'],
  ['received', 'decline', member, 'permission'],
  ['received', 'release', system, 'received'],
  ['declined', 'reopen', member, 'permission'],
  ['declined', 'reopen', concierge, 'in_progress'],
])('core/requests-42: %j by %j', (status, move, by, outcome) => {
  expect(resultOf(status, move, by)).toBe(outcome);
});

test('core/requests-44: an ended request is reopened within 14 days, and not later', () => {
  for (const status of ['completed', 'cancelled'] as const) {
    expect(resultOf(status, 'reopen', member, 13.999)).toBe('in_progress');
    expect(resultOf(status, 'reopen', concierge, 13.999)).toBe('in_progress');
    expect(resultOf(status, 'reopen', member, 14)).toBe('status');
  }
});

test('core/requests-50: a merged request takes nothing but its separation', () => {
  const merged = { ...requestOf('in_progress'), isMerged: true };
  const possible = (by: RequestActor) =>
    requestMoves.filter((move) => moveRequest(merged, move, by, now).ok);
  expect([member, concierge, manager, system].map(possible)).toEqual([[], [], ['unmerge'], []]);
  expect(moveRequest(merged, 'cancel', member, now)).toMatchObject({
    failure: { message: 'This request goes on in another one, where you can write to us.' },
  });
});

test('core/requests-50: what is confirmed is not merged, other open requests are', () => {
  const mergeable = requestStatuses.filter(
    (status) => resultOf(status, 'merge', manager) === status,
  );
  expect(mergeable).toEqual(['received', 'in_progress', 'awaiting_vendor', 'awaiting_member']);
});

test('core/requests-49: whatever the status, a request is handed over by who has it or may assign, unless it ended, was merged or is put aside', () => {
  const everybody = [
    member,
    concierge,
    holder,
    manager,
    editor,
    { ...editor, isHolder: true },
    system,
  ] satisfies readonly RequestActor[];
  fc.assert(
    fc.property(
      fc.constantFrom(...requestStatuses),
      fc.constantFrom(...everybody),
      fc.boolean(),
      fc.boolean(),
      (status, by, isMerged, isSnoozed) => {
        const request = { ...requestOf(status), isMerged, isSnoozed };
        const result = moveRequest(request, 'hand_over', by, now);
        const isPossible = isOpenRequest(status) && !isMerged && !isSnoozed;
        const isPermitted = by === holder || by === manager;
        expect(result.ok).toBe(isPossible && isPermitted);
        if (result.ok) expect(result.value).toBe(status === 'received' ? 'in_progress' : status);
        else expect(result.failure.reason).toBe(isPossible ? 'permission' : 'status');
      },
    ),
  );
});

test('core/requests-49: a request that is put aside is not handed over, and says so', () => {
  const request = { ...requestOf('in_progress'), isSnoozed: true };
  expect(moveRequest(request, 'hand_over', holder, now)).toMatchObject({
    failure: { message: 'This request is put aside. Bring it back first.' },
  });
});

test('core/requests-42: a failure tells the member what they can do', () => {
  expect(moveRequest(requestOf('confirmed'), 'cancel', member, now)).toEqual({
    ok: false,
    failure: {
      reason: 'permission',
      message: 'You cannot do this yourself. Please ask for it in a message.',
    },
  });
  expect(moveRequest(requestOf('received'), 'confirm', concierge, now)).toMatchObject({
    failure: { message: 'This is not possible while the request is “Received”.' },
  });
  expect(moveRequest(requestOf('declined'), 'confirm', concierge, now)).toMatchObject({
    failure: { message: 'This request has ended already. Please reload it to see how.' },
  });
});

test('core/requests-40, core/requests-42: every status is reached from a new request, and none but the ended ones ends', () => {
  const events = requestMoves.flatMap((type) =>
    [member, manager, system].map((by) => ({ type, by, at: now })),
  );
  const reached = getShortestPaths(requestLifeMachine, {
    events,
    serializeState: ({ value }) => JSON.stringify(value),
  }).map(({ state }) => state.value);
  expect(new Set(reached)).toEqual(new Set(requestStatuses));
  const ends = requestStatuses.filter(
    (status) => resultOf(status, 'decline', concierge) === 'status',
  );
  expect(ends).toEqual(requestStatuses.filter((status) => !isOpenRequest(status)));
});

const statuses = fc.constantFrom(...requestStatuses);
const actors = fc.constantFrom(member, concierge, manager, editor, system);
const steps = fc.array(fc.tuple(fc.constantFrom(...requestMoves), actors));

test('core/requests-42: whatever is tried in any order, an ended request changes by reopening alone', () => {
  fc.assert(
    fc.property(statuses, steps, (start, tried) => {
      let request = requestOf(start);
      for (const [move, by] of tried) {
        const result = moveRequest(request, move, by, now);
        if (!result.ok) continue;
        if (!isOpenRequest(request.status) && result.value !== request.status) {
          expect(move).toBe('reopen');
        }
        request = requestOf(result.value);
      }
    }),
  );
});

test('core/requests-43, core/requests-44, core/requests-48: what a member is offered is what the machine of its life lets them do', () => {
  const days = fc.double({ min: 0, max: 30, noNaN: true });
  fc.assert(
    fc.property(statuses, days, fc.boolean(), (status, daysSinceEnd, isMerged) => {
      const request = { ...requestOf(status, daysSinceEnd), isMerged };
      const { closedAt } = request;
      const own = {
        status,
        closedAt: closedAt === null ? null : new Date(closedAt).toISOString(),
        mergedInto: isMerged ? {} : null,
      };
      const may = (move: RequestMove) => moveRequest(request, move, member, now).ok;
      expect([may('cancel'), may('ask_cancellation')]).toEqual([
        cancellationMove(own) === 'cancel',
        cancellationMove(own) === 'ask_cancellation',
      ]);
      if (isMerged) return;
      const effect = messageEffect(own, Math.floor(now));
      expect(may('reply')).toBe(effect === 'reply');
      if (closedAt === null || Number.isInteger(closedAt)) {
        expect(may('reopen')).toBe(effect === 'reopen');
      }
      expect(effect === null).toBe(isOpenRequest(status) && status !== 'awaiting_member');
    }),
  );
});

test.each([
  ['completed', null, null, true],
  ['completed', { stars: 5 }, null, false],
  ['completed', null, { id: 'other' }, false],
  ['confirmed', null, null, false],
])(
  'core/requests-47: %s with the rating %j and merged into %j',
  (status, rating, mergedInto, expected) => {
    expect(isRatable({ status, closedAt: null, rating, mergedInto })).toBe(expected);
  },
);

test('core/requests-41: what was arranged stands while a request is confirmed or completed', () => {
  expect(requestStatuses.filter(isBookedStatus)).toEqual(['confirmed', 'completed']);
});

/** A request on its way through the graph of its life. */
interface Walked {
  readonly status: RequestStatus;
  readonly isTakenBack: boolean;
  /** What was done and where it led, the first move first. */
  readonly path: readonly (readonly [RequestMove, RequestStatus])[];
}

const movesFrom = new Map(
  requestStatuses.map((status) => [
    status,
    requestMoves.flatMap((move) => {
      const by = move === 'reply' ? member : manager;
      const result = moveRequest(requestOf(status), move, by, now);
      const isStep = result.ok && (result.value !== status || move === 'confirm');
      return isStep ? [[move, result.value] as const] : [];
    }),
  ]),
);
const stepsOf = ({ status, isTakenBack, path }: Walked): readonly Walked[] =>
  (movesFrom.get(status) ?? []).map((step) => {
    const [move, toStatus] = step;
    const change = { toStatus, isConfirmation: move === 'confirm' };
    const after = isTakenBackAfter({ status, isTakenBack }, change);
    return { status: toStatus, isTakenBack: after, path: [...path, step] };
  });

test('core/requests-41: on every way through its life, a request has its day if and only if it was confirmed since the last status without one', () => {
  let walks: readonly Walked[] = [{ status: 'received', isTakenBack: true, path: [] }];
  for (let length = 0; length < 6; length += 1) {
    walks = walks.flatMap(stepsOf);
    const wrong = walks.filter((walk) => {
      const lastWithout = walk.path.findLastIndex(([, status]) => !isBookedStatus(status));
      const since = walk.path.slice(lastWithout + 1);
      return isBooked(walk) !== since.some(([move]) => move === 'confirm');
    });
    expect(wrong).toEqual([]);
  }
  expect(walks.length).toBeGreaterThan(1000);
});
