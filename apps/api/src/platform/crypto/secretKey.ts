import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the configured secret key. Without one, generates a key once and stores it in the data folder, readable only by
 * the server's user.
 */
export function loadSecretKey(configured: string | undefined, dataFolder: string): string {
  if (configured !== undefined) return configured;
  const file = join(dataFolder, 'secret-key');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}
