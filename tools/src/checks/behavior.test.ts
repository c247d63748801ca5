import { expect, test } from 'vitest';
import { behavior } from './behavior.ts';

const specification =
  '# Requests\n\n- **RQ1** A request has a type.\n- **RQ2** It has a subject.\n';
const check = (files: Record<string, string>) => behavior(new Map(Object.entries(files)));

test('a stated ID with a test, and a test with a stated ID, pass', () => {
  const tests = "test('RQ1, RQ2: a request needs both', () => {});";
  expect(
    check({ 'libs/core/src/SPEC.md': specification, 'libs/core/src/a.test.ts': tests }),
  ).toEqual([]);
});

test('titles of parametrized, React and browser tests count', () => {
  const files = {
    'apps/web/SPEC.md': specification,
    'apps/web/src/a.test.tsx': "test.each([1, 2])('RQ1: %s', () => {});",
    'apps/e2e/src/b.e2e.ts': 'memberTest(\n  `RQ2: a subject`, async () => {});',
  };
  expect(check(files)).toEqual([]);
});

test('an ID without a test is an issue', () => {
  const tests = "test('RQ1: a type', () => {});";
  expect(check({ 'SPEC.md': specification, 'a.test.ts': tests })).toEqual([
    "SPEC.md: no test's title begins with RQ2",
  ]);
});

test("a group's title and an ordinary file prove nothing", () => {
  const files = {
    'SPEC.md': '- **RQ1** A request has a type.\n',
    'a.test.ts': "describe('RQ1: a type', () => {});",
    'a.ts': "test('RQ1: a type', () => {});",
  };
  expect(check(files)).toEqual(["SPEC.md: no test's title begins with RQ1"]);
});

test('an unknown ID in a title is an issue', () => {
  expect(check({ 'a.test.ts': "\ntest('RQ7: what nobody states', () => {});" })).toEqual([
    'a.test.ts:2: no SPEC.md states RQ7',
  ]);
});

test('a prefix belongs to one SPEC.md, and an ID is stated once', () => {
  const files = {
    'a/SPEC.md': '- **RQ1** One.\n- **RQ1** Again.\n',
    'b/SPEC.md': '- **RQ2** Two.\n',
    'a.test.ts': "test('RQ1, RQ2: both', () => {});",
  };
  expect(check(files)).toEqual([
    'a/SPEC.md: RQ1 is stated twice',
    'b/SPEC.md: RQ2 has the prefix of a/SPEC.md',
  ]);
});
