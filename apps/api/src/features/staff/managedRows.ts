import { count, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { ApiError, invalidInput, orNotFound } from '../../errors/apiError.ts';
import type { HintKind } from '@parlour/contract';
import { notifyLive } from '../../platform/live/liveChannel.ts';
import type { Transaction } from '../../platform/postgres/database.ts';

/** What managers store for all staff in one table. */
interface ManagedTable {
  readonly table: PgTable & Readonly<Record<'id' | 'version', AnyPgColumn>>;
  /** The column that no two rows share, in any letter case, with its name in the payload. */
  readonly title: { readonly column: AnyPgColumn; readonly field: 'title' | 'name' };
  /** The number of the lock in the database that only one change takes at a time. */
  readonly lock: number;
  /** How many rows it has at most. */
  readonly limit: number;
  /** One row and several ones in words. */
  readonly words: { readonly one: string; readonly many: string };
  /** What hints at a change are about. Absent where no open page shows the rows to others. */
  readonly hint?: HintKind;
}

/** Creates what each table of managers refuses: a title that is taken, too many rows, and a change of what was not seen. */
export function createManagedRows({
  table,
  title: { column, field },
  lock,
  limit,
  words,
  hint: kind,
}: ManagedTable) {
  /** Hints all who read requests at a row that is stored anew or deleted. */
  const hint = async (transaction: Transaction, id: string, version: number) => {
    if (kind === undefined) return;
    const audience = [{ kind: 'staff', permission: 'desk.read' }] as const;
    await notifyLive(transaction, { kind, id, version, audience });
  };
  /** Refuses a title that another row has, in any letter case, also of two that are stored at once. */
  const assertTitleIsFree = async (transaction: Transaction, title: string, own?: string) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${lock})`);
    const [holder] = await transaction
      .select({ id: table.id })
      .from(table)
      .where(eq(sql`lower(${column})`, sql`lower(${title})`));
    if (holder === undefined || holder.id === own) return;
    throw invalidInput(field, `Another ${words.one} has this ${field}.`);
  };
  /** Locks a row, and refuses to go on where it is another one than was seen. */
  const lockSeen = async (transaction: Transaction, id: string, version: number) => {
    const [row] = await transaction
      .select({ version: table.version })
      .from(table)
      .where(eq(table.id, id))
      .for('update');
    if (orNotFound(row, `This ${words.one} does not exist any more.`).version === version) return;
    throw new ApiError(
      'changed_meanwhile',
      `Somebody changed this ${words.one} meanwhile. Please look at it again before you go on.`,
      { field: 'version' },
    );
  };
  return {
    hint,
    /** Refuses a row with a title that is taken, and one row too many. */
    async assertMayAdd(transaction: Transaction, title: string): Promise<void> {
      await assertTitleIsFree(transaction, title);
      const [found] = await transaction.select({ rows: count() }).from(table);
      if ((found?.rows ?? 0) < limit) return;
      throw invalidInput(field, `There are ${limit} ${words.many} already.`);
    },
    /**
     * Locks a row that is about to be changed. Its new title must be free.
     *
     * @throws ApiError 404 without the row, and 409 where its version is another one.
     */
    async lockForChange(
      transaction: Transaction,
      {
        id,
        version,
        title,
      }: { readonly id: string; readonly version: number; readonly title: string },
    ): Promise<void> {
      await assertTitleIsFree(transaction, title, id);
      await lockSeen(transaction, id, version);
    },
    /**
     * Deletes a row.
     *
     * @throws ApiError 404 without the row, and 409 where its version is another one.
     */
    async deleteSeen(
      this: void,
      transaction: Transaction,
      id: string,
      version: number,
    ): Promise<void> {
      await lockSeen(transaction, id, version);
      await transaction.delete(table).where(eq(table.id, id));
      await hint(transaction, id, version + 1);
    },
  };
}
