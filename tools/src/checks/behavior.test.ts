import { expect, test } from 'vitest';
import { behavior } from './behavior.ts';

const page = 'libs/core/src/wines/SPEC.md';
const specification =
  '# Wines\n\n- **core/wines-1** A wine has a color.\n- **core/wines-2** It has a year.\n';
const proof = "test('core/wines-1, core/wines-2: a wine has both', () => {});";
const check = (files: Record<string, string>) => behavior(new Map(Object.entries(files)));
const issuesOf = (text: string, tests = proof) =>
  check({ [page]: text, 'a.test.ts': tests }).issues;

test('a stated ID with a test, and a test with a stated ID, pass', () => {
  expect(check({ [page]: specification, 'libs/core/src/a.test.ts': proof })).toEqual({
    judged: 2,
    issues: [],
  });
});

test('titles of parametrized, React and browser tests count', () => {
  const files = {
    [page]: specification,
    'apps/web/src/a.test.tsx': "test.each([1, 2])('core/wines-1: %s', () => {});",
    'apps/e2e/src/b.e2e.ts': 'memberTest(\n  `core/wines-2: a year`, async () => {});',
  };
  expect(check(files).issues).toEqual([]);
});

test('an ID without a test is an issue, which says the sentence', () => {
  expect(issuesOf(specification, "test('core/wines-1: a color', () => {});")).toEqual([
    `${page}:4: no test proves core/wines-2 "It has a year.": add one whose title begins with 'core/wines-2: '`,
  ]);
});

test.each([
  ['a group', 'a.test.ts', "describe('core/wines-1: a color', () => {});"],
  ['groups for values', 'a.test.ts', "describe.each([1])('core/wines-1: a color', () => {});"],
  ['a comment', 'a.test.ts', "// test('core/wines-1: a color', () => {});"],
  ['a test that is left out', 'a.test.ts', "test.skip('core/wines-1: a color', () => {});"],
  ['an ordinary file', 'a.ts', "test('core/wines-1: a color', () => {});"],
])('%s proves nothing', (_, file, text) => {
  const files = { [page]: '- **core/wines-1** A wine has a color.\n', [file]: text };
  expect(check(files).issues).toHaveLength(1);
});

test.each(['core/wines-7', 'core/beers-1'])('the unknown ID %s in a title is an issue', (id) => {
  const tests = `${proof}\ntest('${id}: what nobody states', () => {});`;
  expect(issuesOf(specification, tests)).toEqual([`a.test.ts:2: no SPEC.md states ${id}`]);
});

test('a title may begin with another word and a number', () => {
  expect(issuesOf(specification, `${proof}\ntest('sha-256: a digest', () => {});`)).toEqual([]);
});

test('the prefix is that of the path, and numbers rise', () => {
  expect(
    issuesOf('- **core/wines-2** One.\n- **core/wines-1** Two.\n- **core/beers-3** Three.\n'),
  ).toEqual([
    `${page}:2: core/wines-1 comes after core/wines-2: run 'npm run behavior'`,
    `${page}:3: core/beers-3 is not core/wines with a number: run 'npm run behavior'`,
    expect.stringContaining('no test proves core/beers-3'),
  ]);
  expect(issuesOf('- **core/wines-2** One.\n- **core/wines-2** Again.\n')).toContain(
    `${page}:2: core/wines-2 comes after core/wines-2: run 'npm run behavior'`,
  );
});

test('a prefix belongs to one SPEC.md', () => {
  const files = {
    'libs/core/src/wines/SPEC.md': '- **core/wines-1** One.\n',
    'libs/core/wines/SPEC.md': '- **core/wines-2** Two.\n',
    'a.test.ts': proof,
  };
  expect(check(files).issues).toEqual([
    'libs/core/wines/SPEC.md: has the prefix core/wines of libs/core/src/wines/SPEC.md: name its folder otherwise',
  ]);
});

test.each([
  '- **core/wines-1**: One.',
  '- **core/wines-1**',
  '- One.',
  '* **core/wines-1** One.',
  '  - **core/wines-1** One.',
  '**core/wines-1** One.',
])('the line %s is refused, because it is not read', (line) => {
  expect(issuesOf(`${line}\n`, '')).toEqual([
    `${page}:1: is read as no behavior, write '- **core/wines-1** What holds.'`,
  ]);
});

test('a page without lines is refused', () => {
  expect(issuesOf('# Wines\n', '')).toEqual([`${page}: state a behavior, or remove the page`]);
});

test('a line states one claim', () => {
  const lines = '- **core/wines-1** One, with `a; b` in code.\n- **core/wines-2** One; and two.\n';
  expect(issuesOf(lines)).toEqual([
    `${page}:2: core/wines-2 joins claims with a semicolon, state one`,
  ]);
});

test('documents, comments and titles name only what is stated', () => {
  const cellar = '- **cellar-1** It is cool.\n';
  const issues = (file: string, text: string) =>
    check({
      [page]: specification,
      'libs/cellar/SPEC.md': cellar,
      'a.test.ts': `${proof} test('cellar-1: it is cool', f);`,
      [file]: text,
    }).issues;
  expect(issues('docs/a.md', 'Checked (core/wines-1, cellar-1), signed by HS256.')).toEqual([]);
  expect(issues('docs/a.md', 'One.\n(core/wines-1, core/wines-3, cellar-2).')).toEqual([
    'docs/a.md:2: no SPEC.md states core/wines-3',
    'docs/a.md:2: no SPEC.md states cellar-2',
  ]);
  expect(issues('b.ts', "/** A year (`core/wines-3`). */\nconst id = 'cellar-2';")).toEqual([
    'b.ts:1: no SPEC.md states core/wines-3',
  ]);
  expect(issues('b.test.ts', "test('cellar-2: it is dark', f);")).toEqual([
    'b.test.ts:1: no SPEC.md states cellar-2',
  ]);
});
