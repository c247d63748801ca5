import { z } from 'zod';
import { importClosure } from './importGraph.ts';
import {
  featureFolder,
  filesOf,
  hashOf,
  indexOf,
  isFeature,
  readText,
  sourcesOf,
} from './sourceFiles.ts';
import { isWithinFeatures, visitedFeatures } from './visitedFeatures.ts';
import { fileResult } from './vitestReport.ts';

type FileResult = z.infer<typeof fileResult>;

/** The parts of Vitest's JSON report that are read here. */
export const reportShape = z.looseObject({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(fileResult),
});
type Report = z.infer<typeof reportShape>;

/** The results of test files that passed, by the hash over their inputs. */
export const passedShape = z.record(z.string(), z.array(fileResult));
export type Passed = z.infer<typeof passedShape>;

// Everything of the browser's side but the features, tests and docs: a change in it runs every test.
const commonFiles = () =>
  [
    'package-lock.json',
    'tsconfig.base.json',
    'vitest.*.ts',
    '.storybook/*',
    'apps/web/**/*',
    'libs/**/*',
    'apps/e2e/src/support/{chromium,testLength}.ts',
    'tools/src/book/{propDocs,derivedPropsHandler}.ts',
    'tools/src/workspace/packages.ts',
  ]
    .flatMap(filesOf)
    .filter((path) => !isFeature(path) && !/\.(?:test|stories)\.tsx?$|\.md$/.test(path))
    .toSorted();

const ownFeature = new RegExp(`^${featureFolder}/[^/]+`);

/** Returns the folder of the feature that a file belongs to; undefined outside of the features. */
export function featureOf(file: string): string | undefined {
  return ownFeature.exec(file)?.[0];
}

/**
 * Returns what a test file depends on among the features: itself, what it imports, directly or through others, its own
 * feature and those whose pages it opens. A test of the shell may open any page.
 */
export function featureInputs(file: string): string[] {
  const own = featureOf(file);
  const folders = [
    ...(own === undefined ? [] : [own]),
    ...visitedFeatures(readText(file) ?? '').map((feature) => `${featureFolder}/${feature}`),
  ];
  const graph = { read: readText, indexOf };
  const inputs = importClosure(
    [file, ...folders.flatMap((folder) => sourcesOf(`${folder}/**/*`))],
    isFeature(file) ? { ...graph, follows: isWithinFeatures } : graph,
  );
  return [...inputs].filter((path) => path === file || isFeature(path)).toSorted();
}

/**
 * Hashes what each test file depends on: itself, what it imports of the features, and everything else of the browser's side.
 *
 * @param options what more the results depend on, e.g. the length of the tests.
 */
export function testHashes(
  files: readonly string[],
  options: readonly string[],
): ReadonlyMap<string, string> {
  const common = [hashOf(commonFiles()), ...options].join();
  return new Map(files.map((file) => [file, `${common}:${hashOf(featureInputs(file))}`]));
}

const hasPassed = ({ status, assertionResults }: FileResult) =>
  status === 'passed' && assertionResults.every((test) => test.status !== 'failed');

const count = (results: readonly FileResult[], statuses: readonly string[]) =>
  results
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => statuses.includes(status)).length;

/** Adds the earlier results of unchanged files to the report of those that ran. */
export function mergeReport(report: Report, earlier: readonly FileResult[]): Report {
  return {
    ...report,
    numPassedTests: report.numPassedTests + count(earlier, ['passed']),
    numPendingTests: report.numPendingTests + count(earlier, ['pending', 'skipped']),
    testResults: [...report.testResults, ...earlier],
  };
}

/** Returns the results to keep: of each present file, if all of its tests passed in every project. */
export function passedResults(
  results: readonly FileResult[],
  hashes: ReadonlyMap<string, string>,
): Passed {
  return Object.fromEntries(
    [...hashes].flatMap(([file, hash]) => {
      const own = results.filter(({ name }) => name.endsWith(`/${file}`));
      return own.length > 0 && own.every(hasPassed) ? [[hash, own]] : [];
    }),
  );
}
