import { asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import { ADVISORY_LOCKS } from '../../platform/postgres/advisoryLocks.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import {
  auditChain,
  auditEntries,
  unchainedEntries,
} from '../../platform/postgres/schema/index.ts';

/** A row of the audit trail. */
export type AuditEntryRow = typeof auditEntries.$inferSelect;

type Hashing = Pick<Secrets, 'keyedHash'>;

interface Link {
  readonly position: number;
  readonly hash: string;
}

const FIRST: Link = { position: 0, hash: 'the first entry' };
const BATCH = 500;

/** Writes a value as JSON with sorted keys, so that equal values have one text. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`;
}

/** Hashes an entry with its place, by a key of the server. Timestamps count in milliseconds, as the entry was made. */
const hashOf = (secrets: Hashing, { at, ...entry }: AuditEntryRow, previous: Link) =>
  secrets.keyedHash(
    'audit entry',
    canonicalJson({
      ...entry,
      at: at.toISOString(),
      position: previous.position + 1,
      previousHash: previous.hash,
    }),
  );

/**
 * Appends entries to the chain. The lock, which is the last of the transaction, makes one of all writers wait for the
 * other: a head that is read without it would get two successors (api/http/audit-15).
 */
export async function chainEntries(
  queries: Queries,
  secrets: Hashing,
  entries: readonly AuditEntryRow[],
): Promise<void> {
  if (entries.length === 0) return;
  await queries.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.auditChain})`);
  const [head = FIRST] = await queries
    .select({ position: auditChain.position, hash: auditChain.hash })
    .from(auditChain)
    .orderBy(desc(auditChain.position))
    .limit(1);
  let previous: Link = head;
  const links = entries.map((entry) => {
    const hash = hashOf(secrets, entry, previous);
    const position = previous.position + 1;
    const link = { position, seq: entry.seq, previousHash: previous.hash, hash };
    previous = link;
    return link;
  });
  // Arrays instead of a parameter for each value: members' writes share the processor with the sweep.
  const columns = [
    sql.param(links.map(({ position }) => position)),
    sql.param(links.map(({ seq }) => seq)),
    sql.param(links.map(({ previousHash }) => previousHash)),
    sql.param(links.map(({ hash }) => hash)),
  ] as const;
  const [positions, seqs, previousHashes, hashes] = columns;
  await queries.execute(sql`
    with chained as (
      insert into ${auditChain} (position, seq, previous_hash, hash)
      select * from unnest(${positions}::bigint[], ${seqs}::bigint[], ${previousHashes}::text[], ${hashes}::text[])
      returning seq
    )
    delete from ${unchainedEntries} using chained where ${unchainedEntries}.seq = chained.seq`);
}

/**
 * Chains entries that no write has chained, as those of members, at most 500. It reads only these, however long the trail is
 * (api/http/audit-20).
 *
 * @returns whether there may be more.
 */
export async function chainRemaining(transaction: Queries, secrets: Hashing): Promise<boolean> {
  // Before the entries are read, so that no other sweep chains the same ones.
  await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.auditChain})`);
  const rows = await transaction
    .select({ entry: auditEntries, position: auditChain.position })
    .from(unchainedEntries)
    .innerJoin(auditEntries, eq(auditEntries.seq, unchainedEntries.seq))
    .leftJoin(auditChain, eq(auditChain.seq, unchainedEntries.seq))
    .orderBy(asc(unchainedEntries.seq))
    .limit(BATCH);
  const isChained = ({ position }: { position: number | null }) => position !== null;
  const chained = rows.filter(isChained).map(({ entry }) => entry.seq);
  // One that has its link already would be refused, and stop the sweep for ever.
  if (chained.length > 0) {
    await transaction.delete(unchainedEntries).where(inArray(unchainedEntries.seq, chained));
  }
  const waiting = rows.filter((row) => !isChained(row)).map(({ entry }) => entry);
  await chainEntries(transaction, secrets, waiting);
  return rows.length === BATCH;
}

/** What a check of the chain found. */
export interface ChainCheck {
  /** The number of links that hold. */
  readonly length: number;
  /** The number of the first entry that was changed, moved or removed. Null where the chain holds. */
  readonly brokenAt: number | null;
  /** The last hash, to be compared with one that was noted before. */
  readonly head: string;
}

/** Checks every link of the chain, from the first on (api/http/audit-17). */
export async function checkChain(queries: Queries, secrets: Hashing): Promise<ChainCheck> {
  let previous: Link = FIRST;
  for (;;) {
    const rows = await queries
      .select({ link: auditChain, entry: auditEntries })
      .from(auditChain)
      .leftJoin(auditEntries, eq(auditEntries.seq, auditChain.seq))
      .where(gt(auditChain.position, previous.position))
      .orderBy(asc(auditChain.position))
      .limit(BATCH);
    for (const { link, entry } of rows) {
      const holds =
        entry !== null &&
        link.position === previous.position + 1 &&
        link.previousHash === previous.hash &&
        link.hash === hashOf(secrets, entry, previous);
      if (!holds) return { length: previous.position, brokenAt: link.seq, head: previous.hash };
      previous = link;
    }
    if (rows.length < BATCH) {
      return { length: previous.position, brokenAt: null, head: previous.hash };
    }
  }
}
