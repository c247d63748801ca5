import { typedEmail } from '@parlour/contract';
import type { Secrets } from '../../platform/crypto/secrets.ts';

/** Normalizes an email for comparison: as the club keeps it, and in lower case. */
export function normalizeEmail(email: string): string {
  return typedEmail(email).toLowerCase();
}

/** Hashes an email for the database, which must not store strangers' emails. */
export function hashEmail(secrets: Secrets, email: string): string {
  return secrets.keyedHash('sign-in address', normalizeEmail(email));
}
