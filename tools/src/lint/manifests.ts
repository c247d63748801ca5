import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../workspace/paths.ts';
import type { Manifests } from './boundaries.ts';

const packageNames = z.record(z.string(), z.string()).default({});
const manifestShape = z.object({
  dependencies: packageNames,
  devDependencies: packageNames,
  exports: z.record(z.string(), z.unknown()).default({}),
});
type Manifest = z.infer<typeof manifestShape>;

const cache = new Map<string, Manifest>();

function read(folder: string): Manifest {
  const cached = cache.get(folder);
  if (cached !== undefined) return cached;
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const manifest = manifestShape.parse(JSON.parse(text));
  cache.set(folder, manifest);
  return manifest;
}

/** The package.json files of this checkout. Tests may also import the workspace's own development packages. */
export const manifests: Manifests = {
  declared(folder, forTests) {
    const { dependencies, devDependencies } = read(folder);
    const shipped = Object.keys(dependencies);
    const isTool = folder === 'tools';
    if (!forTests && !isTool) return shipped;
    const workspace = Object.keys(read('.').devDependencies);
    return [...shipped, ...Object.keys(devDependencies), ...workspace];
  },
  entries: (library) => Object.keys(read(`node_modules/@parlour/${library}`).exports),
};
