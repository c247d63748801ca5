// `npm test`: runs every check and every suite through Nx with its cache, and prints one line with the totals.
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startClubPool } from '@parlour/e2e';
import {
  ensureBareDebian,
  ensureChromium,
  ensureDisplay,
  ensurePromtool,
  ensureProxies,
} from './suites/browser.ts';
import { journeyNames } from './suites/journeys.ts';
import { formatSummary, sumTallies, tallyCheck, tallySuite } from './suites/tally.ts';
import { runTasks, type TaskResult } from './suites/tasks.ts';
import { root } from './workspace/paths.ts';

const isLong = process.env['TEST_LONG'] === '1';
const journeyPrefix = 'journey-';
// They need programs of the machine.
const longJourneys: readonly string[] = ['proxies', 'release'];
const journeys = journeyNames()
  .filter((name) => isLong || !longJourneys.includes(name))
  .map((name) => journeyPrefix + name);
// The journeys in all browsers take minutes.
const browsersTarget = 'browsers';
const checks = [
  'format',
  'lint',
  'typecheck',
  'knip',
  'checks',
  'check-package',
  'build',
  'pictures',
];
// To open every page of Storybook takes minutes.
if (isLong) checks.push('book');
const suites = ['test', 'story', ...journeys, ...(isLong ? [browsersTarget] : [])];

/** Reads the report of a suite in its project's folder, undefined when there is none. */
function reportOf({ folder, target }: TaskResult): string | undefined {
  const isJourney = target.startsWith(journeyPrefix) || target === browsersTarget;
  const results = isJourney ? `test-results/${target.replace(journeyPrefix, '')}` : 'test-results';
  const file = join(root, folder, results, 'report.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const tallyOf = (task: TaskResult) =>
  suites.includes(task.target)
    ? tallySuite(reportOf(task), task.hasSucceeded)
    : tallyCheck(task.hasSucceeded);

console.log('parlour: running every check and every test; this takes some minutes the first time');
const missing = ensureChromium();
if (missing !== undefined) console.error(`parlour: ${missing}`);
if (isLong) {
  const lines = [ensureDisplay(), ensureProxies(), ensureBareDebian(), ensurePromtool()].flat();
  for (const line of lines) console.log(`parlour: ${line}`);
}

// The suites start hundreds of processes, which load the same modules: Node keeps what it compiled of them.
process.env['NODE_COMPILE_CACHE'] ??= join(root, '.nx/compiled');

// Deletes the reports of earlier runs: they must not count for a suite that writes none.
const reports = '{,libs/*/,apps/*/,tools/,examples/}test-results/{,*/}report.json';
for (const file of globSync(reports, { cwd: root })) rmSync(join(root, file));

const clubs = await startClubPool();
// Nx starts the targets of a project in this order while it knows no durations. What takes longest must not start last.
const tasks = await runTasks([...suites, ...checks], clubs.environment);
await clubs.dispose();
const failed = tasks.filter((task) => !task.hasSucceeded);
if (failed.length > 0) {
  console.log(`parlour: failed: ${failed.map(({ id }) => id).join(', ')}`);
}
// Without tasks, Nx itself could not run: that is a failure too.
const total = tasks.length === 0 ? tallyCheck(false) : sumTallies(tasks.map(tallyOf));
for (const test of total.flaky) console.log(`parlour: flaky: ${test}`);
for (const test of total.failures) console.log(`parlour: failed: ${test}`);
console.log(formatSummary(total));
process.exitCode = total.failed === 0 ? 0 : 1;
