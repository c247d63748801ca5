import { expect, test } from 'vitest';
import type { Check } from './repository.ts';
import { runChecks } from './runChecks.ts';

const finding =
  (judged: number, ...issues: readonly string[]): Check =>
  () => ({ judged, issues });

test('issues are told with what the check saves', () => {
  const subjects = {
    links: {
      saves: 'No reader follows a dead link.',
      parts: [finding(2), finding(1, 'a.md: dead')],
    },
    pages: { saves: 'Every page is seen.', parts: [finding(3)] },
  };
  expect(runChecks(subjects, new Map())).toEqual({
    issueCount: 1,
    lines: ['a.md: dead', '  (links: No reader follows a dead link.)'],
  });
});

test('a part that judges nothing fails, however many things another one judges', () => {
  const subjects = { links: { saves: 'Much.', parts: [finding(2), finding(0)] } };
  expect(runChecks(subjects, new Map())).toEqual({
    issueCount: 1,
    lines: ['links: a part of the check judges nothing', '  (links: Much.)'],
  });
});
