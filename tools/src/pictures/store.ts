import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/paths.ts';
import { type Origin, parseOrigin } from './origin.ts';

const folder = join(root, '.storybook/pictures');
const originFile = join(folder, 'origin.json');

/** Lists the names of the stored pictures. */
export function storedNames(): string[] {
  return globSync('*.webp', { cwd: folder }).toSorted();
}

/** Returns the size of all stored pictures. */
export function storedBytes(): number {
  return storedNames().reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/** Reads the file of a stored picture; undefined when there is none. */
export function readStored(name: string): Buffer | undefined {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Stores a picture under its name. */
export function store(name: string, file: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), file);
}

/** Deletes a stored picture. */
export function deleteStored(name: string): void {
  rmSync(join(folder, name));
}

/** Reads what drew the stored pictures; undefined when nothing is stored yet. */
export function readStoredOrigin(): Origin | undefined {
  return existsSync(originFile) ? parseOrigin(readFileSync(originFile, 'utf8')) : undefined;
}

/** Stores what drew the pictures. */
export function storeOrigin(origin: Origin): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(originFile, `${JSON.stringify(origin, null, 2)}\n`);
}
