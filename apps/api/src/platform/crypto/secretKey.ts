import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from '../process/writeDurably.ts';
import type { SecretKeys } from './secrets.ts';

/** The settings of the secret keys. */
interface SecretKeyConfig {
  readonly secretKey: string | undefined;
  readonly otherSecretKeys: readonly string[];
  readonly dataFolder: string;
}

/** Returns the secret key, as {@link loadSecretKey}, with the keys that only open. */
export function loadSecretKeys(config: SecretKeyConfig): SecretKeys {
  return {
    current: loadSecretKey(config.secretKey, config.dataFolder),
    others: config.otherSecretKeys,
  };
}

/**
 * Returns the configured secret key. Without one, generates a key once and stores it in the data folder, readable only by
 * the server's user.
 */
export function loadSecretKey(configured: string | undefined, dataFolder: string): string {
  if (configured !== undefined) return configured;
  const file = join(dataFolder, 'secret-key');
  if (!existsSync(file)) {
    writeDurably(file, randomBytes(48).toString('base64url'), 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}
