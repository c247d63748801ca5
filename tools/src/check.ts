// `npm run check`: checks what the changes since the last commit touch, in seconds, and says what it leaves out.
// `npm run check -- --since main` compares with another commit.
import { execFile, execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { planSteps } from './suites/steps.ts';
import { root } from './workspace/paths.ts';

const { since } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } }).values;

const git = (...parameters: readonly string[]) =>
  execFileSync('git', [...parameters, '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '');

const changed = [
  ...new Set([
    ...git('diff', '--name-only', '--no-renames', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
];
console.log(`parlour: checking ${changed.length} files that changed since ${since}`);

const remaining = (changed.length === 0 ? [] : planSteps(changed)).values();
const work = async () => {
  // All lines of work take from the same iterator.
  for (const {
    name,
    command: [program, ...parameters],
  } of remaining) {
    const start = performance.now();
    const output = await new Promise<string | undefined>((resolve) => {
      const options = { cwd: root, maxBuffer: 100_000_000 };
      execFile(program, parameters, options, (error, stdout, stderr) =>
        resolve(error === null ? undefined : stdout + stderr),
      );
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${output === undefined ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (output === undefined) continue;
    process.exitCode = 1;
    console.log(output);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
console.log(
  'parlour: left out: other tests and packages that use these files, stories, journeys, builds and unused code; ' +
    'npm test -- --all checks them',
);
