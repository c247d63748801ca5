import { requestMoves, requestStatuses, type RequestMove } from '@parlour/contract';
import { expect, test } from 'vitest';
import { isBookedStatus } from './requestLife.ts';
import { isEmailedMove, moveInWords, moveVisibility, takesBack } from './requestMoves.ts';

const words = (name: string, kind: 'member' | 'staff' | 'system', author: string | null) =>
  moveInWords(
    { author: { kind, name: author }, move: { name, from: 'received', to: 'in_progress' } },
    'member',
  );

test('core/requests-45: moves that order the work of staff stay among staff and are never emailed', () => {
  const internal = requestMoves.filter((move) => moveVisibility(move, 'in_progress') === 'staff');
  expect(internal).toEqual([
    'hand_over',
    'release',
    'await_vendor',
    'resume',
    'snooze',
    'wake',
    'link',
  ] satisfies RequestMove[]);
  expect(internal.some((move) => isEmailedMove(move, 'in_progress'))).toBe(false);
});

test('core/requests-45: a member is emailed what changes what they can expect', () => {
  expect(requestMoves.filter((move) => isEmailedMove(move))).toEqual([
    'ask',
    'confirm',
    'complete',
    'cancel',
    'decline',
    'reopen',
  ] satisfies RequestMove[]);
});

test('core/requests-45: every move has its own words', () => {
  const all = requestMoves.map((move) => words(move, 'staff', 'Anna'));
  expect(new Set(all).size).toBe(requestMoves.length);
  expect(words('confirm', 'staff', 'Anna')).toBe('Anna confirmed the request');
  expect(words('complete', 'system', null)).toBe('The club completed the request');
  expect(words('cancel', 'member', 'Ada')).toBe('You canceled the request');
  expect(words('of_tomorrow', 'staff', 'Anna')).toBe('Anna changed the request');
  expect(
    moveInWords(
      {
        author: { kind: 'staff', name: 'Anna' },
        move: { name: 'assign', from: 'received', to: 'in_progress' },
      },
      'staff',
    ),
  ).toBe('You are looking after the request');
  expect(
    moveInWords({
      author: { kind: 'staff', name: 'Anna' },
      move: { name: 'take', from: 'received', to: 'in_progress' },
    }),
  ).toBe('Anna took the request');
  expect(moveInWords({ author: { kind: 'staff', name: 'Anna' }, move: null }, 'member')).toBe('');
});

test('core/requests-46: going on from what was arranged is read and emailed, from any other status it stays among staff', () => {
  for (const status of requestStatuses) {
    const isTold = isBookedStatus(status);
    expect([moveVisibility('resume', status), isEmailedMove('resume', status)]).toEqual([
      isTold ? 'member' : 'staff',
      isTold,
    ]);
    expect(takesBack(status, 'in_progress')).toBe(isTold);
    expect(takesBack(status, 'completed')).toBe(false);
  }
  const goingOn = { name: 'resume', from: 'confirmed', to: 'in_progress' };
  const author = { kind: 'staff', name: 'Anna' };
  expect(moveInWords({ author, move: goingOn }, 'member')).toBe('Anna is working on a change');
  expect(moveInWords({ author, move: goingOn }, 'staff')).toBe('You are working on a change');
  expect(words('resume', 'staff', 'Anna')).toBe('Anna went on with the request');
});
