// Runs a suite of Vitest whose inputs change often, without the files that passed with the same inputs before.
// `node --conditions=@parlour/source tools/src/suites/runChanged.ts SUITE`; delete `.nx/passed` to run all.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startVitest } from 'vitest/node';
import { readPackages } from '../workspace/packages.ts';
import { root } from '../workspace/paths.ts';
import {
  mergeReport,
  type Passed,
  passedResults,
  passedShape,
  reportShape,
  testHashes,
} from './changedTests.ts';
import { filesOf, web } from './sourceFiles.ts';

interface Suite {
  /** The folder that gets the report. */
  readonly folder: string;
  readonly options: { readonly config: string; readonly project?: string[] };
  readonly files: () => readonly string[];
}

const storyFolders = () =>
  readPackages().flatMap(({ folder, parlour }) =>
    Object.keys(parlour.stories).map((path) => `${folder}/${path}`),
  );

const suites: Readonly<Record<string, Suite>> = {
  story: {
    folder: '.',
    options: { config: '.storybook/vitest.config.ts' },
    files: () => storyFolders().flatMap((folder) => filesOf(`${folder}/**/*.stories.tsx`)),
  },
  web: {
    folder: 'apps/web',
    options: { config: 'vitest.workspace.ts', project: ['web'] },
    files: () => filesOf(`${web}/**/*.test.{ts,tsx}`),
  },
};

const name = process.argv[2] ?? '';
const suite = suites[name];
if (suite === undefined) throw new Error(`No suite is called ${name}.`);

const passedFile = join(root, '.nx/passed', `${name}.json`);
const readPassed = (): Passed => {
  try {
    return passedShape.parse(JSON.parse(readFileSync(passedFile, 'utf8')));
  } catch {
    return {};
  }
};

const hashes = testHashes(suite.files(), [
  process.version,
  `TEST_LONG=${process.env['TEST_LONG']}`,
]);
const passed = readPassed();
const earlier = [...hashes.values()].flatMap((hash) => passed[hash] ?? []);
const changed = [...hashes].flatMap(([file, hash]) => (hash in passed ? [] : [file]));
console.log(`parlour: ${changed.length} of ${hashes.size} test files have changed inputs`);

const reportFile = join(root, suite.folder, 'test-results/report.json');
rmSync(reportFile, { force: true });
if (changed.length > 0) {
  const vitest = await startVitest(changed, {
    ...suite.options,
    watch: false,
    reporters: ['default', 'json'],
    outputFile: { json: reportFile },
  });
  await vitest.close();
}
const empty = {
  numPassedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};
const report = mergeReport(
  reportShape.parse(changed.length === 0 ? empty : JSON.parse(readFileSync(reportFile, 'utf8'))),
  earlier,
);
for (const [file, value] of [
  [reportFile, report],
  [passedFile, passedResults(report.testResults, hashes)],
] as const) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}
