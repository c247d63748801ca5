import { existsSync, readFileSync } from 'node:fs';
import { dirname, basename, join } from 'node:path';
import { z } from 'zod';
import { root } from '../workspace/paths.ts';

const names = z.record(z.string(), z.string()).default({});
const lockedShape = z.looseObject({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  /** The folder of a workspace package, where this is a link to it. */
  resolved: z.string().optional(),
  link: z.boolean().default(false),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().optional() }))
    .default({}),
});
const lockShape = z.looseObject({ packages: z.record(z.string(), lockedShape) });

/** The lock file, whose packages are named by their folder from the workspace's root. */
export type Lock = z.infer<typeof lockShape>;

/** A package that runs in production. */
export interface ProductionPackage {
  /** Its folder from the workspace's root. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, `UNKNOWN` where the package names none. */
  readonly license: string;
}

/** Reads the lock file of the workspace. */
export function readLock(): Lock {
  return lockShape.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
}

/** Finds a package as Node does: in `node_modules` of the folder or of one above it. Undefined where there is none. */
function resolveFrom({ packages }: Lock, folder: string, name: string): string | undefined {
  for (let above = folder; ; above = dirname(above)) {
    const isRoot = above === '' || above === '.';
    const found = isRoot ? `node_modules/${name}` : `${above}/node_modules/${name}`;
    if (basename(above) !== 'node_modules' && packages[found] !== undefined) return found;
    if (isRoot) return undefined;
  }
}

/**
 * Lists what some packages need in production, those packages among it, sorted by folder. What npm did not install is left out:
 * optional packages of other systems.
 *
 * @param folders - of packages, from the workspace's root.
 */
export function productionPackages(
  lock: Lock,
  folders: readonly string[],
): readonly ProductionPackage[] {
  const found = new Map<string, ProductionPackage>();
  const add = (folder: string) => {
    const locked = lock.packages[folder];
    if (locked === undefined) throw new Error(`package-lock.json has no ${folder}`);
    if (locked.link) return add(locked.resolved ?? '');
    if (found.has(folder) || !existsSync(join(root, folder))) return;
    const name = locked.name ?? folder.replace(/^.*node_modules\//, '');
    const { version = '', license = 'UNKNOWN' } = locked;
    found.set(folder, { folder, name, version, license });
    const peers = Object.keys(locked.peerDependencies).filter(
      (peer) => locked.peerDependenciesMeta[peer]?.optional !== true,
    );
    const needed = [locked.dependencies, locked.optionalDependencies].flatMap(Object.keys);
    for (const each of [...needed, ...peers]) {
      const resolved = resolveFrom(lock, folder, each);
      if (resolved !== undefined) add(resolved);
    }
  };
  for (const folder of folders) add(folder);
  return [...found.values()].toSorted((one, other) => (one.folder < other.folder ? -1 : 1));
}

/** Whether a package is of the workspace itself. */
export function isOwn({ folder }: ProductionPackage): boolean {
  return !folder.includes('node_modules/');
}
