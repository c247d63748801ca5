import { posix } from 'node:path';
import { type EcmaScriptModule, parseSync } from 'oxc-parser';

/** The text of a file by its path from the workspace's root; undefined when there is no such file. */
type ReadText = (path: string) => string | undefined;

/** One imported name: the module's specifier, and the name when the module lists it. */
interface Import {
  readonly specifier: string;
  readonly name: string | null;
  readonly isDynamic: boolean;
}

const assetUrl = /\bnew URL\(\s*['"](\.[^'"]+)['"]/g;
const dynamicImport = /\bimport\(\s*['"]([^'"]+)['"]/g;

// Many closures share their files, and parsing is what takes the time.
const modules = new Map<string, EcmaScriptModule>();
const imports = new Map<string, readonly Import[]>();
const reexports = new Map<string, readonly Reexport[]>();

function parseModule(path: string, text: string): EcmaScriptModule {
  const parsed = modules.get(text) ?? parseSync(path, text).module;
  modules.set(text, parsed);
  return parsed;
}

/** A name that a file exports from another module. */
interface Reexport {
  readonly specifier: string;
  readonly name: string | null;
  readonly exported: string | null;
}

const findReexports = (path: string, text: string): readonly Reexport[] =>
  parseModule(path, text).staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, exportName }) =>
      moduleRequest === null
        ? []
        : [{ specifier: moduleRequest.value, name: importName.name, exported: exportName.name }],
    ),
  );

/** Lists the names that a file exports from other modules. */
function reexportsIn(path: string, text: string): readonly Reexport[] {
  const found = reexports.get(text) ?? findReexports(path, text);
  reexports.set(text, found);
  return found;
}

const findImports = (path: string, text: string): readonly Import[] => [
  ...parseModule(path, text).staticImports.flatMap(({ moduleRequest, entries }) => {
    const names = entries.length === 0 ? [null] : entries.map(({ importName }) => importName.name);
    return names.map((name) => ({ specifier: moduleRequest.value, name, isDynamic: false }));
  }),
  ...reexportsIn(path, text).map((reexport) => ({ ...reexport, isDynamic: false })),
  ...[...text.matchAll(dynamicImport), ...text.matchAll(assetUrl)].map(([, specifier = '']) => ({
    specifier,
    name: null,
    isDynamic: true,
  })),
];

function importsIn(path: string, text: string): readonly Import[] {
  const found = imports.get(text) ?? findImports(path, text);
  imports.set(text, found);
  return found;
}

/** How the import graph is followed. */
export interface GraphOptions {
  readonly read: ReadText;
  /** The index file of a workspace package by its name, e.g. `@parlour/core`; undefined for packages from npm. */
  readonly indexOf: (specifier: string) => string | undefined;
  /** Whether a dynamic import is followed; every one when absent. */
  readonly follows?: (from: string, to: string) => boolean;
}

/**
 * Returns the files that some files import, directly or through others, themselves included.
 * Of a package of the workspace, it follows only the imported names through the package's index.
 */
export function importClosure(
  entries: readonly string[],
  { read, indexOf, follows = () => true }: GraphOptions,
): ReadonlySet<string> {
  const closure = new Set<string>();
  const waiting = [...entries];
  const resolve = (from: string, specifier: string) =>
    posix.join(posix.dirname(from), specifier.replace(/[?#].*$/, ''));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (closure.has(file)) continue;
    const text = read(file);
    if (text === undefined) continue;
    closure.add(file);
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    for (const { specifier, name, isDynamic } of importsIn(file, text)) {
      if (specifier.startsWith('.')) {
        const target = resolve(file, specifier);
        if (!isDynamic || follows(file, target)) waiting.push(target);
        continue;
      }
      const index = indexOf(specifier);
      if (index === undefined) continue;
      const source = reexportsIn(index, read(index) ?? '').find(
        ({ exported }) => exported !== null && exported === name,
      );
      waiting.push(source === undefined ? index : resolve(index, source.specifier));
    }
  }
  return closure;
}
