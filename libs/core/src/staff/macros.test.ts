import type { NewMacro } from '@parlour/contract/staff';
import { expect, test } from 'vitest';
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
