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

/** What a file imports, as a path from the workspace's root. */
interface Edge {
  readonly target: string;
  /** Whether the import is dynamic, within a package. */
  readonly isDynamic: boolean;
}

function findEdges(file: string, text: string, { read, indexOf }: GraphOptions): readonly Edge[] {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  const resolve = (from: string, specifier: string) =>
    posix.join(posix.dirname(from), specifier.replace(/[?#].*$/, ''));
  return importsIn(file, text).flatMap(({ specifier, name, isDynamic }): readonly Edge[] => {
    if (specifier.startsWith('.')) return [{ target: resolve(file, specifier), isDynamic }];
    const index = indexOf(specifier);
    if (index === undefined) return [];
    const source = reexportsIn(index, read(index) ?? '').find(
      ({ exported }) => exported !== null && exported === name,
    );
    const target = source === undefined ? index : resolve(index, source.specifier);
    return [{ target, isDynamic: false }];
  });
}

// Resolving the same imports for hundreds of closures took seconds.
const edgesByFile = new WeakMap<ReadText, Map<string, readonly Edge[] | undefined>>();

/** Returns what a file imports; undefined where there is no such file. A graph that is read the same way has not changed. */
function edgesOf(file: string, graph: GraphOptions): readonly Edge[] | undefined {
  const known = edgesByFile.get(graph.read) ?? new Map<string, readonly Edge[] | undefined>();
  edgesByFile.set(graph.read, known);
  if (known.has(file)) return known.get(file);
  const text = graph.read(file);
  const edges = text === undefined ? undefined : findEdges(file, text, graph);
  known.set(file, edges);
  return edges;
}

/**
 * Returns the files that some files import, directly or through others, themselves included.
 * Of a package of the workspace, it follows only the imported names through the package's index.
 */
export function importClosure(
  entries: readonly string[],
  graph: GraphOptions,
): ReadonlySet<string> {
  const { follows = () => true } = graph;
  const closure = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (closure.has(file)) continue;
    const edges = edgesOf(file, graph);
    if (edges === undefined) continue;
    closure.add(file);
    for (const { target, isDynamic } of edges) {
      if (!isDynamic || follows(file, target)) waiting.push(target);
    }
  }
  return closure;
}
