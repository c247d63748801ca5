import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { identitiesIn } from '../backup/archive/encryption.ts';

/** The option that names the file of a private key of age. */
export const identityOption = { identity: { type: 'string' } } as const;

/** Reads the private keys that open an encrypted backup. */
export function readIdentities(path: string | undefined): readonly string[] {
  return path === undefined ? [] : identitiesIn(readFileSync(resolve(path), 'utf8'));
}
