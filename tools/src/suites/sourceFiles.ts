import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../workspace/paths.ts';

/** The member app's sources, and its features in them. */
export const web = 'apps/web/src';
export const featureFolder = `${web}/features`;

/** Whether a file belongs to a feature of the member app. */
export function isFeature(path: string): boolean {
  return path.startsWith(`${featureFolder}/`);
}

/** Lists the files that match a pattern, without what is installed or built. */
export function filesOf(pattern: string): string[] {
  return globSync(pattern, {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', '**/dist-server', '**/test-results'],
  }).filter((path) => statSync(join(root, path)).isFile());
}

const isTestOnly = (path: string) =>
  /\.(?:test|stories)\.tsx?$|\.md$|\/(?:testing|fixtures|stories)\//.test(`/${path}`);

/** Lists the files that match a pattern, without tests, stories and docs. */
export function sourcesOf(pattern: string): string[] {
  return filesOf(pattern).filter((path) => !isTestOnly(path));
}

/** Returns a function that computes the result for each text once. Sources do not change while a command runs. */
function once<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, { readonly result: Result }>();
  return (text) => {
    const known = results.get(text) ?? { result: compute(text) };
    results.set(text, known);
    return known.result;
  };
}

/** Returns the text of a file by its path from the workspace's root; undefined when there is no such file. */
export const readText = once((path): string | undefined => {
  const file = join(root, path);
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  return isFile ? readFileSync(file, 'utf8') : undefined;
});

const manifestShape = z.object({
  exports: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
});

/** Returns the source file of a package of this workspace, or of one of its entries. */
export const indexOf = once((specifier): string | undefined => {
  const [, name, entry] = /^@parlour\/([a-z-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const manifest = name === undefined ? undefined : readText(`libs/${name}/package.json`);
  if (manifest === undefined) return undefined;
  const { exports } = manifestShape.parse(JSON.parse(manifest));
  const target = exports[entry === undefined ? '.' : `./${entry}`];
  const source = typeof target === 'string' ? target : target?.['@parlour/source'];
  return source && `libs/${name}/${source.slice('./'.length)}`;
});

/** A hash over the names and the content of some files. */
export function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}
