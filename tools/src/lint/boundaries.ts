import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { type Boundary, boundaryTable } from './boundaryTable.ts';
import { checkLayers } from './layers.ts';
import { type Location, locate } from './location.ts';
import type { Manifests } from './manifests.ts';

const scope = '@parlour/';

/** Returns the package of a specifier: `@scope/name/deep/path` → `@scope/name`. */
function packageNameOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

const matches = (name: string, patterns: readonly string[]) =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );

/** Returns the allowed imports of one file: those of its package, plus exceptions for its path or kind. */
function allowedImportsOf(
  { folder, path, kind }: Location,
  boundary: Boundary,
  manifests: Manifests,
) {
  const isTest = kind === 'test';
  const exception = boundary.except?.find((candidate) => candidate.path.test(path));
  const { packages } = boundary;
  return {
    libraries: [
      ...boundary.libraries,
      ...(exception?.libraries ?? []),
      ...(isTest ? (boundary.tests ?? []) : []),
    ],
    packages: [
      ...(packages === 'declared' ? manifests.declared(folder, false) : packages),
      ...(exception?.packages ?? []),
      ...(boundary.mayImportNode === true || isTest ? ['node:*'] : []),
      ...(isTest ? manifests.declared(folder, true) : []),
    ],
  };
}

/** Checks the layers of a package. Tests may import test helpers, and these may import anything. */
function checkWithinPackage(from: Location, to: Location): string | undefined {
  const layers = boundaryTable[from.folder]?.layers;
  if (layers === undefined || !from.path.startsWith('src/')) return undefined;
  if (from.kind === 'test' && (to.kind === 'test' || !/\.test\.tsx?$/.test(from.path)))
    return undefined;
  const folderOf = ({ path }: Location) => posix.relative('src', posix.dirname(path)) || '.';
  return checkLayers(folderOf(from), folderOf(to), layers);
}

function checkRelative(from: Location, file: string, specifier: string): string | undefined {
  const target = posix.join(posix.dirname(file), specifier);
  const owner = locate(target);
  if (owner?.folder === from.folder) return checkWithinPackage(from, owner);
  return owner === undefined
    ? `${from.folder} reaches out of its package with '${specifier}'.`
    : `'${specifier}' crosses into ${owner.folder}: import it by its package name, where the boundaries allow it.`;
}

function checkLibrary(
  from: Location,
  specifier: string,
  allowed: readonly string[],
  manifests: Manifests,
): string | undefined {
  const name = packageNameOf(specifier);
  const library = name.slice(scope.length);
  if (from.folder.endsWith(`/${library}`)) {
    return `${from.folder} imports itself by name: use a relative path.`;
  }
  if (!allowed.includes(library)) {
    const list =
      allowed.length === 0 ? 'no library' : allowed.map((item) => scope + item).join(', ');
    return `${from.folder} may not import '${name}' here; it may import ${list}.`;
  }
  const entry = `.${specifier.slice(name.length)}`;
  if (entry === './testing' && from.kind !== 'test') {
    return `'${specifier}' is for tests and stories alone.`;
  }
  return manifests.entries(library).includes(entry)
    ? undefined
    : `'${specifier}' reaches below what ${name} exports: import from one of its entries.`;
}

/**
 * Checks one import of any form (static, dynamic, re-export or type) against the boundary table.
 *
 * @param file the importing file's path from the workspace's root, with forward slashes.
 * @param specifier the imported module, as written.
 * @returns a message when the import is forbidden, undefined when it is allowed.
 */
export function checkImport(
  file: string,
  specifier: string,
  manifests: Manifests,
): string | undefined {
  const from = locate(file);
  if (from === undefined || from.kind === 'configuration') return undefined;
  if (specifier.startsWith('.')) return checkRelative(from, file, specifier);
  const boundary = boundaryTable[from.folder];
  if (boundary === undefined) return `${from.folder} is missing from the boundary table.`;
  const { libraries, packages } = allowedImportsOf(from, boundary, manifests);
  if (specifier.startsWith(scope)) return checkLibrary(from, specifier, libraries, manifests);
  if (isBuiltin(specifier)) {
    const name = specifier.startsWith('node:') ? specifier : `node:${specifier}`;
    return matches(name, packages)
      ? undefined
      : `${from.folder} runs without Node: no '${specifier}'.`;
  }
  const name = packageNameOf(specifier);
  return matches(name, packages)
    ? undefined
    : `${from.folder} may not import '${name}' here (see tools/src/lint/boundaryTable.ts).`;
}
