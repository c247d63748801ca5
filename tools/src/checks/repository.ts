import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The repository's files by path from its root, with forward slashes. The text of a binary file is empty. */
export type Repository = ReadonlyMap<string, string>;

/** What a check found. */
interface Findings {
  /** How many lines, files or names it judged. A check that judges none fails: it looks at the wrong place. */
  readonly judged: number;
  /** One line for each issue, beginning with the file. */
  readonly issues: readonly string[];
}

/** One check of the repository. */
export type Check = (repository: Repository) => Findings;

const ignoredNames = new Set(
  '.git node_modules dist .data .nx .vite coverage test-results screenshots storybook-static'.split(
    ' ',
  ),
);
const binary = /\.(?:avif|webp|jpe?g|png|gif|ico|woff2?|pdf|heic|zip|gz|br)$/;

/** Reads every file of the repository. */
export function readRepository(root: string): Repository {
  const files = new Map<string, string>();
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (ignoredNames.has(entry.name)) continue;
      if (entry.isDirectory()) visit(path);
      if (!entry.isFile()) continue;
      const name = relative(root, path).split(sep).join('/');
      files.set(name, binary.test(name) ? '' : readFileSync(path, 'utf8'));
    }
  };
  visit(root);
  return files;
}

/** Returns the files whose path matches a pattern, as pairs of path and text. */
export function findFiles(repository: Repository, pattern: RegExp): [path: string, text: string][] {
  return [...repository].filter(([path]) => pattern.test(path));
}

/** Returns the line number of a character, counted from 1. */
export function lineNumberOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
