import { calls, type CallTable } from '@parlour/contract';
import { staffCalls } from '@parlour/contract/staff';
import { type Check, findFiles } from './repository.ts';

/** It makes every call, and proves only that each has an envelope. */
const everyCall = 'apps/api/src/http/envelopes.test.ts';

/** The tables of calls: their file, and what makes their calls in a test of the server. */
const callTables: readonly {
  readonly file: string;
  readonly caller: string;
  readonly table: CallTable;
}[] = [
  { file: 'libs/contract/src/calls.ts', caller: 'club.api', table: calls },
  { file: 'libs/contract/src/staff/calls.ts', caller: 'club.desk', table: staffCalls },
];

/** Checks that a test of the server makes each call, by its name or its path. */
export const testedCalls: Check = (repository) => {
  const tests = findFiles(repository, /^apps\/api\/.*\.test\.ts$/)
    .filter(([path]) => path !== everyCall)
    .map(([, text]) => text)
    .join('\n');
  return callTables.flatMap(({ file, caller, table }) =>
    Object.entries(table).flatMap(([name, { method, path }]) => {
      const url = `['"\`]${path.replaceAll(/:\w+/g, '[^/\'"`]+')}['"\`?]`;
      // `inject` sends a GET where no method is given.
      const before = method === 'GET' ? "(?:'GET',\\s*|url: )" : `'${method}',\\s*(?:url: )?`;
      const sent = new RegExp(before + url);
      return new RegExp(`\\.${name}\\b`).test(tests) || sent.test(tests)
        ? []
        : [
            `${file}: add a test that makes the call as ${caller}.${name}, beside its handler in apps/api/src/features`,
          ];
    }),
  );
};
