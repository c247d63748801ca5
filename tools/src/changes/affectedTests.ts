import { dirname, join, matchesGlob } from 'node:path';
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

/** As many test files of a package as run in seconds. */
const FEW = 20;

/** The tests and stories that a change reaches, by path. */
export interface AffectedTests {
  /**
   * Tests of the changed packages that import the change, and those of the changed features. Where a package has many,
   * only those in a changed folder or feature, and directly in `src` those of a changed file.
   */
  readonly own: readonly string[];
  /** The other tests that import the change or open its page. */
  readonly others: readonly string[];
  readonly stories: readonly string[];
}

/** The file that a test tests, which has its name. Any other file itself. */
const testedBy = (file: string) => file.replace(/\.test(?=\.tsx?$)/, '');

const imports = (file: string, changed: readonly string[]) => {
  const closure = importClosure([file], graph);
  return changed.some((path) => closure.has(path));
};

/** Whether a test reads one of the files by a pattern, as a test of conventions does. */
const readsByPattern = (file: string, changed: readonly string[]) =>
  [...(readText(file) ?? '').matchAll(/import\.meta\.glob\(([^)]*)\)/g)]
    .flatMap(([, patterns = '']) => [...patterns.matchAll(/'(\.[^']*)'/g)])
    .map(([, pattern = '']) => join(dirname(file), pattern))
    .some((pattern) => changed.some((path) => matchesGlob(path, pattern)));

/** Whether a test opens a page that loads one of the files. Only tests of the member app open pages. */
const opens = (file: string, changed: readonly string[]) => {
  if (!file.startsWith(`${web}/`)) return false;
  const inputs = new Set(featureInputs(file));
  return changed.some((path) => inputs.has(path));
};

/**
 * Finds the tests and stories that read one of the changed files, directly or through others, or open its page.
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
    if (imports(file, changed) || readsByPattern(file, changed)) importers.add(file);
    else if (opens(file, changed)) openers.add(file);
  }
  const isStory = (file: string) => file.includes('.stories.');
  const tests = [...importers, ...openers].filter((file) => !isStory(file)).toSorted();
  const isOwn = (file: string) => (importers.has(file) ? isOwnPackage(file) : isOwnFeature(file));
  const isChanged = (file: string) => changed.includes(file) || changed.includes(testedBy(file));
  const changedFolders = new Set(
    changed.filter((path) => testedBy(path) === path).map((path) => dirname(path)),
  );
  // What is directly in `src` binds a package together: most tests there start all of it, and few are about the change.
  const isBeside = (file: string) =>
    changedFolders.has(dirname(file)) && !folders.includes(dirname(dirname(file)));
  const isNear = (file: string) => isOwnFeature(file) || isChanged(file) || isBeside(file);
  const own = folders.flatMap((folder) => {
    const inPackage = tests.filter((file) => file.startsWith(`${folder}/`) && isOwn(file));
    return inPackage.length > FEW ? inPackage.filter(isNear) : inPackage;
  });
  return {
    own,
    others: tests.filter((file) => !own.includes(file)),
    stories: [...importers].filter(isStory).toSorted(),
  };
}
