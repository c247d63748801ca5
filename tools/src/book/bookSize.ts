import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the built book may weigh, in bytes: it is copied as a whole to where it is read. */
const LIMIT = 20_000_000;

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Returns a line if the files of a built book weigh more than they may, in bytes. */
export function sizeFaults(folder: string, limit: number = LIMIT): string[] {
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return bytes > limit
    ? [`the book has ${inMegabytes(bytes)}, more than ${inMegabytes(limit)}`]
    : [];
}
