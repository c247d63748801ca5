import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The server's secret: the given one, else one that is made once and kept in the data folder, readable by the
 * server's own user alone.
 */
export function secretKeyOf(given: string | undefined, dataFolder: string): string {
  if (given !== undefined) return given;
  const file = join(dataFolder, 'secret-key');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}
