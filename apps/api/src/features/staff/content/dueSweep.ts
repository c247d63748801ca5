import { ApiError } from '../../../errors/apiError.ts';
import type { Database, Transaction } from '../../../platform/postgres/database.ts';

const BATCH = 20;

/** What a sweep does with what is due. */
interface DueWork<Due> {
  /** Returns the first that is due and that no other server has, and locks it. Undefined for none. */
  readonly lockDue: (transaction: Transaction) => Promise<Due | undefined>;
  /** Does it. What it throws is rolled back. */
  readonly perform: (transaction: Transaction, due: Due) => Promise<void>;
  /** Notes why it was refused, so that it is not tried for ever. */
  readonly noteIssue: (transaction: Transaction, due: Due, message: string) => Promise<void>;
}

/** Creates a sweep that does what is due, one after the other, each in a transaction of its own. Several servers may sweep at once. */
export function createDueSweep<Due>(
  database: Database,
  { lockDue, perform, noteIssue }: DueWork<Due>,
): () => Promise<void> {
  return async () => {
    for (let done = 0; done < BATCH; done += 1) {
      const found: { due?: Due | undefined } = {};
      try {
        await database.transaction(async (transaction) => {
          found.due = await lockDue(transaction);
          if (found.due !== undefined) await perform(transaction, found.due);
        });
        if (found.due === undefined) return;
      } catch (error) {
        const { due } = found;
        if (!(error instanceof ApiError) || due === undefined) throw error;
        await database.transaction((transaction) => noteIssue(transaction, due, error.message));
      }
    }
  };
}
