import type { WorkspacePackage } from '../workspace/packages.ts';
import { filesOf, hashOf } from './sourceFiles.ts';

/** What every result depends on, besides the linted files: the rules, the installed packages and the compiler's options. */
const rules = () =>
  [
    '.oxlintrc.json',
    'package.json',
    'package-lock.json',
    'tsconfig*.json',
    'tools/src/lint/**/*',
  ].flatMap(filesOf);

/** The files of the workspace itself. They may depend on every package. */
export const workspaceFiles = ['.storybook', ...filesOf('*.ts')];

/** Returns a package and the packages of the workspace that it depends on, directly or through others. */
function withDependencies(
  start: WorkspacePackage,
  packages: readonly WorkspacePackage[],
): ReadonlySet<WorkspacePackage> {
  const found = new Set([start]);
  for (const { dependencies, devDependencies } of found) {
    const names = { ...dependencies, ...devDependencies };
    for (const each of packages) if (Object.hasOwn(names, each.name)) found.add(each);
  }
  return found;
}

/**
 * Hashes what the lint results of each package depend on, because rules with types see the packages that it imports.
 * @returns the hash by the package's folder; `.` for the files of the workspace itself
 */
export function lintHashes(packages: readonly WorkspacePackage[]): ReadonlyMap<string, string> {
  const common = hashOf(rules());
  const own = new Map(
    packages.map(({ folder }) => [folder, hashOf(filesOf(`${folder}/**/*`))] as const),
  );
  const combined = (folders: Iterable<WorkspacePackage>) =>
    [common, ...[...folders].map(({ folder }) => own.get(folder))].join();
  return new Map([
    ...packages.map((each) => [each.folder, combined(withDependencies(each, packages))] as const),
    ['.', `${combined(packages)},${hashOf(filesOf('.storybook/**/*').concat(filesOf('*.ts')))}`],
  ]);
}
