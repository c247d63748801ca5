import { readPackage, readPackages, usesReact } from '../workspace/packages.ts';

/** The facts about the packages of one workspace that the lint rules ask for. */
export type Manifests = ReturnType<typeof readManifests>;

function readManifests(workspace: string) {
  const packages = readPackages(workspace);
  const development = Object.keys(readPackage('.', workspace).devDependencies);
  const packageIn = (folder: string) => packages.find((each) => each.folder === folder);
  return {
    /** The npm packages that a folder's package.json lists for shipped code, or for tests as well. */
    declared(folder: string, forTests: boolean): readonly string[] {
      const {
        dependencies = {},
        optionalDependencies = {},
        devDependencies = {},
      } = packageIn(folder) ?? {};
      const shipped = Object.keys({ ...dependencies, ...optionalDependencies });
      const isTool = folder === 'tools';
      if (!forTests && !isTool) return shipped;
      return [...shipped, ...Object.keys(devDependencies), ...development];
    },
    /** The entries that a library exports, e.g. `['.', './fonts.css']`. */
    entries: (library: string): readonly string[] =>
      Object.keys(packages.find(({ name }) => name === `@parlour/${library}`)?.exports ?? {}),
    /** Whether a folder is a package that ships React components. */
    usesReact(folder: string): boolean {
      const found = packageIn(folder);
      return found !== undefined && usesReact(found);
    },
  };
}

const cache = new Map<string, Manifests>();

/** Reads the package.json files of a workspace. Tests may also import the workspace's own development packages. */
export function manifestsOf(workspace: string): Manifests {
  const manifests = cache.get(workspace) ?? readManifests(workspace);
  cache.set(workspace, manifests);
  return manifests;
}
