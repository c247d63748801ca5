import { calls } from '@parlour/contract';
import { staffCalls } from '@parlour/contract/staff';
import { expect, test } from 'vitest';
import { testedCalls } from './testedCalls.ts';

const names = [...Object.keys(calls), ...Object.keys(staffCalls)];
const made = (left: readonly string[], more = '') => ({
  'apps/api/src/features/cellar/cellar.test.ts':
    left.map((name) => `await club.api.${name}({}, { as });`).join('\n') + more,
  'apps/api/src/http/envelopes.test.ts': 'api.getBenefit({})',
});
const issuesOf = (files: Record<string, string>) =>
  testedCalls(new Map(Object.entries(files))).issues;
const without = (name: string) => names.filter((each) => each !== name);

test('a call needs a test of the server that names it', () => {
  expect(issuesOf(made(names))).toEqual([]);
  expect(issuesOf(made(without('getBenefit')))).toEqual([
    'libs/contract/src/calls.ts: add a test that makes the call as club.api.getBenefit, beside its handler in apps/api/src/features',
  ]);
  expect(issuesOf(made(without('getMember')))).toEqual([
    'libs/contract/src/staff/calls.ts: add a test that makes the call as club.desk.getMember, beside its handler in apps/api/src/features',
  ]);
  const inComment = '// await club.desk.getMember({}, { as });';
  expect(issuesOf(made(without('getMember'), `\n${inComment}`))).toHaveLength(1);
  const byTable = '\nawait club.app.inject(staffCalls.getMember.path);';
  expect(issuesOf(made(without('getMember'), byTable))).toEqual([]);
});
