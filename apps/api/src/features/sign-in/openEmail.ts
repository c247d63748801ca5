import { principalKey } from '../../access/principal.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { findAccount, holdAccount } from '../sessions/accounts.ts';
import { hashEmail, normalizeEmail } from './emailHash.ts';
import type { Counts } from './policy.ts';
import { findMark, lockEmail, saveEmail, saveMark } from './repository.ts';

/** A browser with what counts for it. Without a valid mark it shares the counts of the email (api/sign-in-19). */
export interface Browser {
  /** Null without a valid mark. */
  readonly markHash: string | null;
  readonly counts: Counts;
}

// Nobody has this key.
const STRANGER = 'stranger';

/**
 * Locks an email until the transaction ends, and finds its account and what counts for its browsers. A stranger's email
 * takes the same steps (api/sign-in-12).
 */
export async function openEmail(transaction: Transaction, secrets: Secrets, email: string) {
  const emailHash = hashEmail(secrets, email);
  const shared: Browser = { markHash: null, counts: await lockEmail(transaction, emailHash) };
  const account = await findAccount(transaction, normalizeEmail(email));
  const owner = account === undefined ? STRANGER : principalKey(account.principal);
  return {
    emailHash,
    account,
    /** The key of the principal. */
    owner,
    /** Returns the account, which stays as it is until the transaction ends. Undefined where it is no more that of the email. */
    async holdAccount() {
      const held = await holdAccount(transaction, normalizeEmail(email));
      return held && principalKey(held.principal) === owner ? held : undefined;
    },
    /** Returns the browser with a mark. A mark of another person does not count. */
    async browserOf(markHash: string | null): Promise<Browser> {
      if (markHash === null) return shared;
      const counts = await findMark(transaction, owner, markHash);
      return counts === undefined ? shared : { markHash, counts };
    },
    /** Stores what counts for a browser from now on. */
    save: ({ markHash }: Browser, counts: Counts): Promise<void> =>
      markHash === null
        ? saveEmail(transaction, emailHash, { ...counts, isStranger: account === undefined })
        : saveMark(transaction, owner, markHash, counts),
  };
}
