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
    "SPEC.md: add a test whose title begins with 'RQ2: '",
  ]);
});

test("a group's title and an ordinary file prove nothing", () => {
  const files = {
    'SPEC.md': '- **RQ1** A request has a type.\n',
    'a.test.ts': "describe('RQ1: a type', () => {});",
    'a.ts': "test('RQ1: a type', () => {});",
  };
  expect(check(files)).toEqual(["SPEC.md: add a test whose title begins with 'RQ1: '"]);
});

test('an unknown ID in a title is an issue', () => {
  expect(check({ 'a.test.ts': "\ntest('RQ7: what nobody states', () => {});" })).toEqual([
    'a.test.ts:2: add RQ7 to the SPEC.md of its feature, which states what the test proves',
  ]);
});

test('a prefix belongs to one SPEC.md, and an ID is stated once', () => {
  const files = {
    'a/SPEC.md': '- **RQ1** One.\n- **RQ1** Again.\n',
    'b/SPEC.md': '- **RQ2** Two.\n- **RQ3** Three.\n',
    'a.test.ts': "test('RQ1, RQ2, RQ3: all', () => {});",
  };
  expect(check(files)).toEqual([
    'a/SPEC.md: RQ1 is stated twice',
    'b/SPEC.md: has the prefix RQ of a/SPEC.md: give the newer one another',
  ]);
});
