/** A file's location in the workspace: its package and whether it is shipped. */
export type Location = {
  /** The package's folder, e.g. `libs/core`. */
  folder: string;
  /** The path inside the package, e.g. `src/requests/machine.ts`. */
  path: string;
  /** Shipped code, a test or story with its helpers, or a configuration file of the package. */
  kind: 'source' | 'test' | 'configuration';
};

const packagePattern = /^(?<folder>(?:libs|apps)\/[^/]+|tools|examples)\/(?<path>.+)$/;
const testPattern =
  /\.(?:test|stories|e2e)\.tsx?$|(?:^|\/)(?:testing|fixtures|stories)\/|(?:^|\/)testSetup\.ts$/;

/**
 * Finds the package of a file.
 *
 * @param file the path from the workspace's root, with forward slashes.
 * @returns undefined for a file outside all packages, e.g. a configuration file of the workspace itself.
 */
export function locate(file: string): Location | undefined {
  const { folder, path } = packagePattern.exec(file)?.groups ?? {};
  if (folder === undefined || path === undefined) return undefined;
  if (folder === 'apps/e2e' || testPattern.test(path)) return { folder, path, kind: 'test' };
  return { folder, path, kind: path.startsWith('src/') ? 'source' : 'configuration' };
}

/** Whether a file is TypeScript that people write: what the rules about words judge. Fixtures of tests are none. */
export function isWritten(file: string): boolean {
  return /^(?:(?:apps|libs|tools|examples|\.storybook)\/(?!.*\/fixtures\/).*\.tsx?|vitest[^/]*\.ts)$/.test(
    file,
  );
}
