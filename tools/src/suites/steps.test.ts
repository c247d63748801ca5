import { expect, test } from 'vitest';
import { planSteps } from './steps.ts';

const namesOf = (...changed: readonly string[]) => planSteps(changed).map(({ name }) => name);

test('a changed document is checked and formatted', () => {
  expect(namesOf('README.md')).toEqual(['checks of the repository', 'format of 1 files']);
});

test('changed code is tested, linted and compiled in its package', () => {
  const path = 'libs/core/src/events/eventMonths.ts';
  expect(namesOf(path)).toEqual([
    'the tests beside the changes',
    'lint of 1 files',
    'types of libs/core',
    'checks of the repository',
    'format of 1 files',
  ]);
  const [tests] = planSteps([path]);
  expect(tests?.command.slice(-2)).toEqual(['--project=core', 'libs/core/src/events/']);
});

test('what is directly in the source of a package is tested by the test of its name alone', () => {
  const filtersOf = (path: string) => planSteps([path])[0]?.command.at(-1);
  expect(filtersOf('apps/api/src/config.ts')).toBe('apps/api/src/config.test.');
  expect(filtersOf('apps/api/src/config.test.ts')).toBe('apps/api/src/config.test.');
});

test('a removed file is compiled without, and neither linted nor formatted', () => {
  expect(namesOf('libs/vite-plugins/src/old.ts')).toEqual([
    'types of libs/vite-plugins',
    'checks of the repository',
  ]);
});

test('a file of the workspace itself is compiled with its configuration', () => {
  expect(namesOf('vitest.projects.ts')).toContain('types of .');
  expect(namesOf('apps/web/vite.config.ts')).toContain('types of .');
  expect(namesOf('apps/api/bundleServer.ts')).toContain('types of .');
  expect(namesOf('apps/api/src/config.ts')).not.toContain('types of .');
});
