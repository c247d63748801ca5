import type { Secrets } from '../../platform/secrets.ts';

/** An e-mail address as it is compared: without spaces around it, in small letters. */
export const normalAddress = (email: string): string => email.trim().toLowerCase();

/** What stands for an address in the database, so that strangers' addresses are not kept. */
export const addressHash = (secrets: Secrets, email: string): string =>
  secrets.keyedHash('sign-in address', normalAddress(email));
