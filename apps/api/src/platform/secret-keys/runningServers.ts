import { sql } from 'drizzle-orm';
import type pg from 'pg';
import * as z from 'zod';
import type { Secrets } from '../crypto/secrets.ts';
import { ADVISORY_LOCKS } from '../postgres/advisoryLocks.ts';
import type { Queries, Transaction } from '../postgres/database.ts';
import type { RunningServer } from './startFailure.ts';

const { keysThatOpen: OPENS, keysThatSeal: SEALS, keyChanges: CHANGES } = ADVISORY_LOCKS;

/** The number of a key in a lock, from the beginning of its id. */
const lockNumberOf = (keyId: string) => Number.parseInt(keyId.slice(0, 8), 16);

/**
 * Tells other servers on the database which keys this one has, as long as the connection lives: by shared advisory locks,
 * which vanish with a killed server and need no rights.
 */
export async function announceKeys(
  client: pg.Client,
  { keyId, keyIds }: Pick<Secrets, 'keyId' | 'keyIds'>,
): Promise<void> {
  const lock = (lockClass: number, id: string) =>
    client.query('select pg_advisory_lock_shared($1, $2)', [lockClass, lockNumberOf(id) | 0]);
  for (const id of keyIds) await lock(OPENS, id);
  await lock(SEALS, keyId);
}

const lockRows = z.array(z.object({ pid: z.number(), lock: z.number(), key: z.number() }));

/** Returns the servers that announced their keys. */
export async function findRunningServers(queries: Queries): Promise<readonly RunningServer[]> {
  const { rows } = await queries.execute(sql`
    select pid, classid::int as lock, objid::bigint::float8 as key from pg_locks
    where locktype = 'advisory' and granted and classid in (${sql.raw(`${OPENS}, ${SEALS}`)})
      and database = (select oid from pg_database where datname = current_database())`);
  const locksByServer = Map.groupBy(lockRows.parse(rows), ({ pid }) => pid);
  return [...locksByServer.values()].map((locks) => {
    const has = (lock: number) => (id: string) =>
      locks.some((each) => each.lock === lock && each.key === lockNumberOf(id));
    return { canOpen: has(OPENS), sealsWith: has(SEALS) };
  });
}

/** Waits until no other server starts and no command changes the keys, until the transaction ends. */
export async function lockKeys(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(CHANGES))})`);
}
