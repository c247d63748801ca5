// Staff command `node --conditions=@parlour/source apps/api/src/commands/check.ts`: says in a line each whether what the
// server needs is there, and what to do (api/commands-1). It ends with exit code 1 where something fails, and changes nothing.
import { checkServer } from './checks/checkServer.ts';
import { lineOf } from './checks/outcome.ts';
import { run } from './withDatabase.ts';

await run({ usage: 'check', words: [0] }, async () => {
  const outcomes = await checkServer(process.env);
  for (const outcome of outcomes) console.log(lineOf(outcome));
  process.exitCode = outcomes.some(({ state }) => state === 'failure') ? 1 : 0;
});
