// `npm test`: says whether the checkout is healthy, and prints one line with the totals. `npm test -- --all` runs every check
// and every test. Nx runs them with its cache, so that what passed before is not repeated.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleVariable } from '@parlour/e2e';
import { findStatements } from './checks/behavior.ts';
import { readRepository } from './checks/repository.ts';
import {
  ensureBareDebian,
  ensureDisplay,
  ensurePromtool,
  ensureProxies,
} from './suites/programs.ts';
import { describeFailures } from './suites/describeFailures.ts';
import { formatSummary, sumTallies, tallyCheck, tallySuite } from './suites/tally.ts';
import { runTasks, type TaskResult } from './suites/tasks.ts';
import { root } from './workspace/paths.ts';

const isLong = process.env['TEST_LONG'] === '1';
const { all = isLong } = parseArgs({ options: { all: { type: 'boolean' } } }).values;

// Nx starts the targets of a project in this order while it knows no durations. What takes longest must not start last.
const suites = [
  'test-core',
  'test-libs',
  'story-core',
  'journeys-core',
  ...(all ? ['test-rest', 'story-rest', 'journeys-rest'] : []),
  ...(isLong ? ['journeys-machine', 'browsers'] : []),
];
const checks = [
  'lint-web',
  'lint-rest',
  'typecheck-libs',
  'typecheck-web',
  'typecheck-rest',
  'format',
  'knip',
  'checks',
  ...(all ? ['check-package', 'pictures'] : []),
  // To open every page of Storybook takes minutes.
  ...(isLong ? ['book'] : []),
];

/** Reads the report of a suite where it ran, in its project's folder or in the root; undefined when there is none. */
function reportOf({ folder, target }: TaskResult): string | undefined {
  const file = [folder, '.']
    .map((place) => join(root, place, 'test-results', target, 'report.json'))
    .find((path) => existsSync(path));
  return file && readFileSync(file, 'utf8');
}

const tallyOf = (task: TaskResult) =>
  suites.includes(task.target)
    ? tallySuite(reportOf(task), task.hasSucceeded)
    : tallyCheck(task.hasSucceeded);

console.log(
  all
    ? 'parlour: running every check and every test; this takes many minutes the first time'
    : 'parlour: testing whether this checkout is healthy; `npm test -- --all` tests everything',
);
if (isLong) {
  const lines = [ensureDisplay(), ensureProxies(), ensureBareDebian(), ensurePromtool()].flat();
  for (const line of lines) console.log(`parlour: ${line}`);
}

// The suites start hundreds of processes, which load the same modules: Node keeps what it compiled of them.
process.env['NODE_COMPILE_CACHE'] ??= join(root, '.nx/compiled');

// Deletes the reports of earlier runs: they must not count for a suite that writes none.
const reports = '{,libs/*/,apps/*/,tools/,examples/}test-results/*/report.json';
for (const file of globSync(reports, { cwd: root })) rmSync(join(root, file));

const bundleFolder = mkdtempSync(join(tmpdir(), 'parlour-server-'));
const { tasks, hasSucceeded } = await runTasks([...suites, ...checks], {
  [bundleVariable]: bundleFolder,
});
rmSync(bundleFolder, { recursive: true, force: true });
const failed = tasks.filter((task) => !task.hasSucceeded);
if (failed.length > 0) {
  console.log(`parlour: failed: ${failed.map(({ id }) => id).join(', ')}`);
}
const total = sumTallies(tasks.map(tallyOf));
// Nx itself could not run, or not run a task.
if (!hasSucceeded && total.failed === 0) total.failed = 1;
// Nx passes over a target that no project has. After a failure, what needs the failed task is absent too.
const absent = [...suites, ...checks].filter(
  (target) => hasSucceeded && !tasks.some((task) => task.target === target),
);
total.failed += absent.length;
total.failures.push(...absent.map((target) => `${target}: no project has it`));
for (const test of total.flaky) console.log(`parlour: flaky: ${test}`);
const failures = describeFailures(total.failures, () => findStatements(readRepository(root)));
for (const line of failures) console.log(`parlour: failed: ${line}`);
console.log(formatSummary(total));
process.exitCode = total.failed === 0 ? 0 : 1;
