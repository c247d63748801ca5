import type { Queries, Transaction } from '../platform/postgres/database.ts';

/** The sample club in the database, as the one place that may name its rows. */
export interface SampleClub {
  /** Returns how many members are of the sample club, and how many are not. */
  count(queries: Queries): Promise<{ readonly sample: number; readonly real: number }>;
  /**
   * Stores the sample club.
   *
   * @param today - the day that its events are dated from, `YYYY-MM-DD`.
   */
  load(transaction: Transaction, today: string): Promise<void>;
  /** Deletes the sample club with all that its members have. Its staff lose their access. */
  remove(transaction: Transaction): Promise<void>;
}
