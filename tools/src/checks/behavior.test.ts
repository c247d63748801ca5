import { expect, test } from 'vitest';
import { behavior } from './behavior.ts';

const specification =
  '# Requests\n\n- **RQ1** A request has a type.\n- **RQ2** It has a subject.\n';
const proof = "test('RQ1, RQ2: a request needs both', () => {});";
const check = (files: Record<string, string>) => behavior(new Map(Object.entries(files)));
/** Returns the issues of a SPEC.md, with a test of what it states. */
const issuesOf = (text: string) =>
  check({ 'SPEC.md': text, 'a.test.ts': proof, 'RQ/SPEC.md': specification }).issues.filter(
    (issue) => issue.startsWith('SPEC.md'),
  );

test('a stated ID with a test, and a test with a stated ID, pass', () => {
  const files = { 'libs/core/src/SPEC.md': specification, 'libs/core/src/a.test.ts': proof };
  expect(check(files)).toEqual({ judged: 2, issues: [] });
});

test('titles of parametrized, React and browser tests count', () => {
  const files = {
    'apps/web/SPEC.md': specification,
    'apps/web/src/a.test.tsx': "test.each([1, 2])('RQ1: %s', () => {});",
    'apps/e2e/src/b.e2e.ts': 'memberTest(\n  `RQ2: a subject`, async () => {});',
  };
  expect(check(files).issues).toEqual([]);
});

test('an ID without a test is an issue, which says the sentence', () => {
  const tests = "test('RQ1: a type', () => {});";
  expect(check({ 'SPEC.md': specification, 'a.test.ts': tests }).issues).toEqual([
    `SPEC.md:4: no test proves RQ2 "It has a subject.": add one whose title begins with 'RQ2: '`,
  ]);
});

test.each([
  ['a group', 'a.test.ts', "describe('RQ1: a type', () => {});"],
  ['groups for values', 'a.test.ts', "describe.each([1])('RQ1: a type', () => {});"],
  ['a comment', 'a.test.ts', "// test('RQ1: a type', () => {});"],
  ['a test that is left out', 'a.test.ts', "test.skip('RQ1: a type', () => {});"],
  ['an ordinary file', 'a.ts', "test('RQ1: a type', () => {});"],
])('%s proves nothing', (_, file, text) => {
  const files = { 'SPEC.md': '- **RQ1** A request has a type.\n', [file]: text };
  expect(check(files).issues).toHaveLength(1);
});

test('an unknown ID in a title is an issue', () => {
  const files = {
    'SPEC.md': specification,
    'a.test.ts': `${proof}\ntest('RQ7: what nobody states', () => {});`,
  };
  expect(check(files).issues).toEqual([
    'a.test.ts:2: add RQ7 to the SPEC.md of its feature, which states what the test proves',
  ]);
});

test('a prefix belongs to one SPEC.md, and an ID is stated once', () => {
  const files = {
    'a/SPEC.md': '- **RQ1** One.\n- **RQ1** Again.\n',
    'b/SPEC.md': '- **RQ2** Two.\n- **RQ3** Three.\n',
    'a.test.ts': "test('RQ1, RQ2, RQ3: all', () => {});",
  };
  expect(check(files).issues).toEqual([
    'a/SPEC.md:2: RQ1 is stated twice',
    'b/SPEC.md: has the prefix RQ of a/SPEC.md: give the newer one another',
  ]);
});

test('IDs of any length are read', () => {
  expect(issuesOf('- **DKRL1** A release is listed.\n')).toEqual([
    `SPEC.md:1: no test proves DKRL1 "A release is listed.": add one whose title begins with 'DKRL1: '`,
  ]);
});

test.each(['- **rq1** One.', '- **RQ1**: One.', '- **RQ1**', '- One.', '- **RQ-1** One.'])(
  'the line %s is refused, because it is not read',
  (line) => {
    expect(issuesOf(`${line}\n`)).toEqual([
      "SPEC.md:1: is read as no behavior, write '- **ID** What holds.'",
    ]);
  },
);

test('a page without lines is refused', () => {
  expect(issuesOf('# Requests\n')).toEqual(['SPEC.md: state a behavior, or remove the page']);
});

test('a line states one claim', () => {
  expect(
    issuesOf('- **AB1** One claim, with `a; b` in code.\n- **AB2** One; and two.\n'),
  ).toContain('SPEC.md:2: AB2 joins claims with a semicolon, state one');
});

test('the pages for those who run a club name only what is stated', () => {
  const issues = (page: string) =>
    check({ 'SPEC.md': specification, 'a.test.ts': proof, 'docs/threat-model.md': page }).issues;
  expect(issues('Types are checked (RQ1), tokens are signed by HS256.')).toEqual([]);
  expect(issues('One.\nTypes are checked (RQ1, RQ3).')).toEqual([
    'docs/threat-model.md:2: no SPEC.md states RQ3',
  ]);
});
