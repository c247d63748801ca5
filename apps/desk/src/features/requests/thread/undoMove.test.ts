import type { DeskRequestDetail } from '@parlour/contract/staff';
import { expect, test } from 'vitest';
import { administrator, concierge } from '../../../testing/people.ts';
import { newRequestDetail, requestTime, takenRequest } from '../../../testing/requests.ts';
import { undoneInWords, undoOf } from './undoMove.ts';

const ada = { id: administrator.id, name: 'Ada Marsh' };
const nobodys = { ...takenRequest, assignee: null };
const adas = { ...takenRequest, assignee: ada };
const vendor = { ...takenRequest, status: 'awaiting_vendor' };
const later = { ...takenRequest, snoozedUntil: '2030-02-03T08:00:00.000Z' };
const merged = {
  ...takenRequest,
  mergedInto: { id: 'r9', reference: 'RQ-8NVB2D', subject: 'A table for two' },
  entries: [
    {
      ...takenRequest.entries[0]!,
      move: { name: 'merge', from: 'in_progress', to: 'in_progress' },
      createdAt: requestTime.toISOString(),
    },
  ],
} satisfies DeskRequestDetail;

const cases = [
  ['take', newRequestDetail, takenRequest, { move: 'release' }],
  ['take', nobodys, takenRequest, { move: 'release' }],
  ['release', takenRequest, nobodys, { move: 'take' }],
  ['snooze', takenRequest, later, { move: 'wake' }],
  ['wake', later, takenRequest, { move: 'snooze', until: later.snoozedUntil }],
  ['await_vendor', takenRequest, vendor, { move: 'resume' }],
  ['resume', vendor, takenRequest, { move: 'await_vendor' }],
] as const;

test.each(cases)(
  'desk/requests/thread-5: %s is taken back by the reverse move',
  (move, before, after, undo) => {
    expect(undoOf({ move, before, after }, concierge, requestTime)).toEqual(undo);
  },
);

test('desk/requests/thread-5: what was given or taken from a colleague goes back to them, by who may assign', () => {
  const given = { move: 'assign', before: adas, after: takenRequest } as const;
  const undo = { move: 'assign', assigneeId: ada.id };
  expect(undoOf(given, { ...administrator, id: 'staff-5' }, requestTime)).toEqual(undo);
  expect(undoOf({ ...given, move: 'take' }, concierge, requestTime)).toBeNull();
});

test('desk/requests/thread-5, desk/requests/thread-6: a move that no other one leads back from has no Undo', () => {
  const waiting = { ...takenRequest, status: 'awaiting_member' };
  for (const [move, before, after] of [
    ['await_vendor', newRequestDetail, vendor],
    ['await_vendor', waiting, vendor],
    ['resume', waiting, takenRequest],
    ['resume', { ...takenRequest, status: 'confirmed' }, takenRequest],
    ['complete', takenRequest, { ...takenRequest, status: 'completed' }],
    ['link', takenRequest, takenRequest],
  ] as const) {
    expect(undoOf({ move, before, after }, concierge, requestTime)).toBeNull();
  }
  const over = { ...later, snoozedUntil: '2030-01-03T08:00:00.000Z' };
  expect(undoOf({ move: 'wake', before: over, after: takenRequest }, concierge, requestTime)).toBe(
    null,
  );
});

test('desk/requests/thread-3, desk/requests/thread-5: a merge is taken back within a day, by who may assign', () => {
  const made = { move: 'merge', before: takenRequest, after: merged } as const;
  expect(undoOf(made, administrator, requestTime)).toEqual({ move: 'unmerge' });
  expect(undoOf(made, concierge, requestTime)).toBeNull();
  const dayLater = new Date(requestTime.getTime() + 86_400_000);
  expect(undoOf(made, administrator, dayLater)).toBeNull();
});

test('desk/requests/thread-5: a take that is undone is said to be back in the queue, and another move to be undone', () => {
  expect(undoneInWords({ move: 'release' })).toBe('Put back into the queue');
  expect(undoneInWords({ move: 'resume' })).toBe('Undone');
});
