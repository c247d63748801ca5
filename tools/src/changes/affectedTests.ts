import { featureInputs, featureOf } from '../suites/changedTests.ts';
import { importClosure } from '../suites/importGraph.ts';
import { filesOf, indexOf, readText, web } from '../suites/sourceFiles.ts';
import { isWithinFeatures } from '../suites/visitedFeatures.ts';
import { readPackages } from '../workspace/packages.ts';

const testFiles = () =>
  readPackages()
    .flatMap(({ folder }) => filesOf(`${folder}/src/**/*.{test,stories}.{ts,tsx}`))
    .filter((file) => !file.includes('/fixtures/'));

const graph = { read: readText, indexOf, follows: isWithinFeatures };

/** The tests and stories that a change reaches, by path. */
export interface AffectedTests {
  /** Tests of the changed packages that import the change, and those of the changed features. */
  readonly own: readonly string[];
  /** Tests that import the change from another package, or open its page from another feature. */
  readonly others: readonly string[];
  readonly stories: readonly string[];
}

const imports = (file: string, changed: readonly string[]) => {
  const closure = importClosure([file], graph);
  return changed.some((path) => closure.has(path));
};

/** Whether a test opens a page that loads one of the files. Only tests of the member app open pages. */
const opens = (file: string, changed: readonly string[]) => {
  if (!file.startsWith(`${web}/`)) return false;
  const inputs = new Set(featureInputs(file));
  return changed.some((path) => inputs.has(path));
};

/**
 * Finds the tests and stories that import one of the changed files, directly or through others, or open its page.
 * @param changed - paths from the workspace's root.
 * @param folders - the folders of the changed packages.
 */
export function affectedTests(
  changed: readonly string[],
  folders: readonly string[],
): AffectedTests {
  const features = new Set(changed.flatMap((path) => featureOf(path) ?? []));
  const isOwnFeature = (file: string) => features.has(featureOf(file) ?? '');
  const isOwnPackage = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`));
  const importers = new Set<string>();
  const openers = new Set<string>();
  for (const file of testFiles()) {
    if (imports(file, changed)) importers.add(file);
    else if (opens(file, changed)) openers.add(file);
  }
  const isStory = (file: string) => file.includes('.stories.');
  const tests = [...importers, ...openers].filter((file) => !isStory(file)).toSorted();
  const isOwn = (file: string) => (importers.has(file) ? isOwnPackage(file) : isOwnFeature(file));
  return {
    own: tests.filter(isOwn),
    others: tests.filter((file) => !isOwn(file)),
    stories: [...importers].filter(isStory).toSorted(),
  };
}
