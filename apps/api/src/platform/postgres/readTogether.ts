import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

type Reads = readonly (() => PromiseLike<unknown>)[];
type Found<All extends Reads> = { -readonly [Read in keyof All]: Awaited<ReturnType<All[Read]>> };

/**
 * Runs reads at once, each on a connection of the pool. A transaction has one connection, so there they run one after
 * another.
 */
export async function readTogether<const All extends Reads>(
  queries: Queries,
  reads: All,
): Promise<Found<All>>;
export async function readTogether(queries: Queries, reads: Reads): Promise<readonly unknown[]> {
  if (!is(queries, PgTransaction)) return Promise.all(reads.map((read) => read()));
  const found: unknown[] = [];
  for (const read of reads) found.push(await read());
  return found;
}
