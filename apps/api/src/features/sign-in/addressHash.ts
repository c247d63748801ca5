import type { Secrets } from '../../platform/secrets.ts';

/** Normalizes an email for comparison: trimmed and in lower case. */
export const normalAddress = (email: string): string => email.trim().toLowerCase();

/** Hashes an email for the database, which must not store strangers' emails. */
export const addressHash = (secrets: Secrets, email: string): string =>
  secrets.keyedHash('sign-in address', normalAddress(email));
