import { requestStatuses } from '@parlour/contract';
import { type MacroMove, macroMoves, type NewMacro } from '@parlour/contract/staff';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MovableRequest, moveRequest } from '../requests/moveRequest.ts';
import { isOpenRequest } from '../requests/requestLife.ts';
import { isEmailedMove } from '../requests/requestMoves.ts';
import { macroIssue, moveOfText } from './macros.ts';

const macro = (changes: Partial<NewMacro>): NewMacro => ({
  title: 'A macro',
  moves: [],
  snoozeDays: null,
  text: null,
  tags: [],
  ...changes,
});

test('core/staff-5: the text goes with the move that the member is written to about', () => {
  expect(moveOfText(macro({ moves: ['take', 'ask'] }))).toBe('ask');
  expect(moveOfText(macro({ moves: ['complete'] }))).toBe('complete');
  expect(moveOfText(macro({ moves: ['take', 'snooze'] }))).toBeNull();
});

test.each<[string, Partial<NewMacro>, string]>([
  ['nothing to do', {}, 'moves'],
  ['two texts to the member', { moves: ['ask', 'complete'], text: 'Hello' }, 'moves'],
  ['a snooze without days', { moves: ['snooze'] }, 'snoozeDays'],
  ['days without a snooze', { moves: ['take'], snoozeDays: 2 }, 'snoozeDays'],
  ['a question without a text', { moves: ['ask'] }, 'text'],
  ['a decline without a text', { moves: ['decline'] }, 'text'],
  ['an unknown slot', { text: 'Dear {member.email}' }, 'text'],
])('core/staff-6: a macro with %s is refused', (_, changes, field) => {
  expect(macroIssue(macro(changes))).toMatchObject({ field });
});

test('core/staff-6: what can be run is accepted', () => {
  for (const changes of [
    { tags: ['vip'] },
    { text: 'Dear {member.firstName}' },
    { moves: ['take', 'snooze'], snoozeDays: 3 },
    { moves: ['take', 'ask'], text: 'When?' },
  ] as const satisfies Partial<NewMacro>[]) {
    expect(macroIssue(macro(changes as Partial<NewMacro>))).toBeNull();
  }
});

const possible = (request: MovableRequest, moves: readonly MacroMove[]): boolean => {
  const [move, ...rest] = moves;
  if (move === undefined) return true;
  const by = { kind: 'staff', permissions: ['desk.reply', 'desk.assign'] } as const;
  const result = moveRequest(request, move, by, 0);
  if (!result.ok) return false;
  const closedAt = isOpenRequest(result.value) ? null : 0;
  return possible({ ...request, status: result.value, closedAt }, rest);
};

test('core/staff-7: a macro is refused if and only if no request could ever take its moves', () => {
  const moves = fc.array(fc.constantFrom(...macroMoves), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(moves, (chosen) => {
      const isPossible = requestStatuses.some((status) =>
        possible({ status, closedAt: isOpenRequest(status) ? null : 0, isMerged: false }, chosen),
      );
      const issue = macroIssue(
        macro({
          moves: chosen,
          snoozeDays: chosen.includes('snooze') ? 1 : null,
          text: 'Hello',
        }),
      );
      const isOfOrder = issue?.message.includes('can never follow') === true;
      const isTwice = chosen.filter((move) => isEmailedMove(move)).length > 1;
      expect(isOfOrder).toBe(!isPossible && !isTwice);
    }),
  );
});

test('core/staff-7: the first move that can never follow is named', () => {
  for (const [moves, number] of [
    [['complete', 'wake'], 2],
    [['take', 'resume', 'take', 'await_vendor', 'reopen'], 5],
    [['ask', 'ask'], null],
    [['reopen', 'take', 'await_vendor', 'resume'], null],
  ] as const) {
    const issue = macroIssue(macro({ moves: [...moves], text: 'Hello' }));
    const message = `Move ${number} can never follow the ones before it.`;
    if (number !== null) expect(issue).toEqual({ field: 'moves', message });
    else expect(issue?.message ?? '').not.toContain('can never follow');
  }
});
