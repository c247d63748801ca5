import { calls } from '@parlour/contract';
import { staffCalls } from '@parlour/contract/staff';
import { Visitor } from 'oxc-parser';
import { type Check, findFiles } from './repository.ts';
import { parseSource } from './syntax.ts';

/** It makes every call, and proves only that each has an envelope. */
const everyCall = 'apps/api/src/http/envelopes.test.ts';

/** Each call, with the file of its table and what makes it in a test of the server. */
const rows = [
  ...Object.keys(calls).map((name) => ['libs/contract/src/calls.ts', 'club.api', name]),
  ...Object.keys(staffCalls).map((name) => ['libs/contract/src/staff/calls.ts', 'club.desk', name]),
] as const;

/** Checks that a test of the server names each call as a member of something, as in `club.api.NAME`. */
export const testedCalls: Check = (repository) => {
  const named = new Set<string>();
  const visitor = new Visitor({
    MemberExpression({ property }) {
      if (property.type === 'Identifier') named.add(property.name);
    },
  });
  for (const [path, text] of findFiles(repository, /^apps\/api\/.*\.test\.ts$/)) {
    if (path !== everyCall) visitor.visit(parseSource(path, text).program);
  }
  const issues = rows
    .filter(([, , name = '']) => !named.has(name))
    .map(
      ([file, caller, name]) =>
        `${file}: add a test that makes the call as ${caller}.${name}, beside its handler in apps/api/src/features`,
    );
  return { judged: rows.length, issues };
};
