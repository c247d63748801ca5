import { expect } from 'vitest';
import type { Transaction } from '../platform/postgres/database.ts';
import type { TestClub } from './testClub.ts';

/** Waits until so many transactions wait for a lock. */
export async function untilWaiting({ testDatabase }: TestClub, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const [row] = await testDatabase.run(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return row?.['count'];
    })
    .toBe(count);
}

/** Does work in a transaction that is still open during other work. */
export async function during<Result>(
  { database }: TestClub,
  work: (transaction: Transaction) => Promise<unknown>,
  others: () => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await work(transaction);
    return others();
  });
}
