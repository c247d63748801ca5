import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds the first of some programs on PATH. */
export function findProgram(names: readonly string[]): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}
