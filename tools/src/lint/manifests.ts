import { readPackage, readPackages, usesReact } from '../workspace/packages.ts';
import type { Manifests } from './boundaries.ts';

/** The facts about the packages of one workspace that the lint rules ask for. */
export type WorkspaceManifests = Manifests & {
  /** Whether a folder is a package that ships React components. */
  usesReact(folder: string): boolean;
};

const cache = new Map<string, WorkspaceManifests>();

/** Reads the package.json files of a workspace. Tests may also import the workspace's own development packages. */
export function manifestsOf(workspace: string): WorkspaceManifests {
  const cached = cache.get(workspace);
  if (cached !== undefined) return cached;
  const packages = readPackages(workspace);
  const development = Object.keys(readPackage('.', workspace).devDependencies);
  const packageIn = (folder: string) => packages.find((each) => each.folder === folder);
  const manifests: WorkspaceManifests = {
    declared(folder, forTests) {
      const { dependencies = {}, devDependencies = {} } = packageIn(folder) ?? {};
      const shipped = Object.keys(dependencies);
      const isTool = folder === 'tools';
      if (!forTests && !isTool) return shipped;
      return [...shipped, ...Object.keys(devDependencies), ...development];
    },
    entries: (library) =>
      Object.keys(packages.find(({ name }) => name === `@parlour/${library}`)?.exports ?? {}),
    usesReact(folder) {
      const found = packageIn(folder);
      return found !== undefined && usesReact(found);
    },
  };
  cache.set(workspace, manifests);
  return manifests;
}
