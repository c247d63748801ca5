import { posix } from 'node:path';

/** The text of a file by its path from the workspace's root; undefined when there is no such file. */
type ReadText = (path: string) => string | undefined;

/** One import: the module's specifier, and the imported names when they are listed. */
interface Import {
  readonly specifier: string;
  readonly names: readonly string[] | undefined;
  readonly isDynamic: boolean;
}

const statement =
  /\b(?:import|export)\s+(?:type\s+)?(?:(\{[^}]*\})|[^'";{}]*?)\s*(?:from\s*)?['"]([^'"]+)['"]/g;
const dynamicImport = /\bimport\(\s*['"]([^'"]+)['"]/g;
const assetUrl = /\bnew URL\(\s*['"](\.[^'"]+)['"]/g;

/** The original names in a list such as `{ type Card, read as readCard }`. */
const namesIn = (list: string): string[] =>
  list
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map(
      (entry) =>
        entry
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    )
    .filter((name) => name !== '');

const importsIn = (text: string): Import[] => [
  ...[...text.matchAll(statement)].map(([, list, specifier = '']) => ({
    specifier,
    names: list === undefined ? undefined : namesIn(list),
    isDynamic: false,
  })),
  ...[...text.matchAll(dynamicImport), ...text.matchAll(assetUrl)].map(([, specifier = '']) => ({
    specifier,
    names: undefined,
    isDynamic: true,
  })),
];

/** The files of a library's index that declare some names; undefined when the index does not say where one is from. */
function declaringFiles(text: string, names: readonly string[]): readonly string[] | undefined {
  const sources = new Map<string, string>();
  for (const [, list = '', specifier = ''] of text.matchAll(
    /\bexport\s+(?:type\s+)?(\{[^}]*\})\s*from\s*['"]([^'"]+)['"]/g,
  )) {
    const exported = list.replaceAll(/[{}]/g, '').split(',');
    for (const entry of exported) {
      const name = entry
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/)
        .at(-1);
      if (name !== undefined && name !== '') sources.set(name, specifier);
    }
  }
  const found = names.map((name) => sources.get(name));
  return found.every((specifier) => specifier !== undefined) ? found : undefined;
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
    for (const { specifier, names, isDynamic } of importsIn(text)) {
      if (specifier.startsWith('.')) {
        const target = resolve(file, specifier);
        if (!isDynamic || follows(file, target)) waiting.push(target);
        continue;
      }
      const index = indexOf(specifier);
      if (index === undefined) continue;
      const sources = names && declaringFiles(read(index) ?? '', names);
      if (sources === undefined) waiting.push(index);
      else waiting.push(...sources.map((source) => resolve(index, source)));
    }
  }
  return closure;
}
