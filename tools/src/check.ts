// `npm run check`: checks what the changes since the last commit touch, and says what it leaves out.
// `npm run check -- --since main` compares with another commit.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { affectedTests } from './changes/affectedTests.ts';
import { changedFiles } from './changes/changedFiles.ts';
import { runSteps } from './changes/runSteps.ts';
import { leftOut, packagesOf, planSteps } from './changes/steps.ts';

const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
const changed = changedFiles(values.since);
const all = [...changed.present, ...changed.removed];
if (all.length === 0) {
  console.log(`parlour: nothing has changed since ${values.since}`);
} else {
  console.log(`parlour: checking ${all.length} changed files`);
  const tests = affectedTests(
    all,
    packagesOf(all).map(({ folder }) => folder),
  );
  const hasSucceeded = await runSteps(planSteps(changed, tests), availableParallelism());
  for (const line of leftOut(changed, tests)) console.log(line);
  console.log(
    `parlour: ${hasSucceeded ? 'all of this holds' : 'something failed'}; npm test checks everything`,
  );
  process.exitCode = hasSucceeded ? 0 : 1;
}
