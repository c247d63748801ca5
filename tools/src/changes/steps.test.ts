import { expect, test } from 'vitest';
import type { AffectedTests } from './affectedTests.ts';
import { leftOut, planSteps } from './steps.ts';

const noTests: AffectedTests = { own: [], others: [], stories: [] };
const namesOf = (present: readonly string[], tests = noTests) =>
  planSteps({ present, removed: [] }, tests).map(({ name }) => name);

test('a changed document is checked and formatted, and leaves nothing out', () => {
  expect(namesOf(['README.md'])).toEqual(['checks of the repository', 'format of 1 files']);
  expect(leftOut({ present: ['README.md'], removed: [] }, noTests)).toEqual([]);
});

test('changed code is tested, linted and compiled in its package', () => {
  const own = ['libs/core/src/events/eventMonths.test.ts'];
  const steps = planSteps(
    { present: ['libs/core/src/events/eventMonths.ts'], removed: [] },
    { ...noTests, own },
  );
  expect(steps.map(({ name }) => name)).toEqual([
    '1 test files of libs/core',
    'lint of 1 files',
    'types of libs/core',
    'checks of the repository',
    'format of 1 files',
  ]);
  expect(steps[0]?.command).toEqual(expect.arrayContaining(['--project=core', ...own]));
});

test('a removed file is compiled without, and neither linted nor formatted', () => {
  const steps = planSteps({ present: [], removed: ['libs/core/src/old.ts'] }, noTests);
  expect(steps.map(({ name }) => name)).toEqual(['types of libs/core', 'checks of the repository']);
});

test('what a change may break elsewhere is named', () => {
  const lines = leftOut(
    { present: ['libs/map/src/Map.tsx'], removed: [] },
    {
      own: [],
      others: ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts'],
      stories: ['e.stories.tsx'],
    },
  );
  expect(lines).toEqual([
    'left out: types of packages that use it: apps/desk, apps/web',
    'left out: other tests that read it: a.test.ts, b.test.ts, c.test.ts and 1 more',
    'left out: stories that import it, which `npm run story -- FILE` opens: e.stories.tsx',
    expect.stringMatching(
      /^left out: journeys, which `npx nx journey-FOLDER @parlour\/e2e` runs: /,
    ),
    'left out: unused exports and files (knip): npm run knip',
  ]);
});

test('a change of what a published library exports names the reference, and one of its tests does not', () => {
  const linesOf = (path: string) => leftOut({ present: [path], removed: [] }, noTests).join('\n');
  expect(linesOf('libs/contract/src/giftGuides.ts')).toContain('npm run reference');
  expect(linesOf('libs/contract/src/calls.test.ts')).not.toContain('npm run reference');
});
