import { and, eq, lt, sql } from 'drizzle-orm';
import { after, type Clock, DAY } from '../../platform/process/clock.ts';
import type { Database, Queries, Transaction } from '../../platform/postgres/database.ts';
import { deleteInBatches } from '../../platform/postgres/inBatches.ts';
import { idempotencyKeys } from '../../platform/postgres/schema/index.ts';
import { ApiError } from '../../errors/apiError.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import { principalKey, principalSubject } from '../../access/principal.ts';
import {
  type AuditEvent,
  auditSourceOf,
  type AuditTrail,
  type CallAuthor,
  recordChained,
} from '../audit/audit.ts';

const KEY_LIMIT = 255;

/** A response as sent over the wire. */
interface StoredResponse {
  readonly status: number;
  readonly body: string;
}

/** What a write did: its response, and its entries in the audit trail. */
interface PerformedWrite extends StoredResponse {
  readonly events: readonly AuditEvent[];
}

interface Write {
  readonly author: CallAuthor;
  /** The value of the header, stored only as a keyed hash. Undefined performs the write each time. */
  readonly key: string | undefined;
  /** Identifies a repeated write: method, URL and body. Stored only as a keyed hash. */
  readonly request: string;
  readonly perform: (transaction: Transaction) => Promise<PerformedWrite>;
}

/**
 * Performs a write once for its key, and returns the first response to every repeat. Throws an ApiError when the key was
 * used for another write.
 */
export type PerformOnce = (write: Write) => Promise<StoredResponse>;

/** Performs the write of one call, with the author and the key of that call. */
export type PerformCallOnce = (
  request: Write['request'],
  perform: Write['perform'],
) => Promise<StoredResponse>;

/** The dependencies of {@link createPerformOnce}. */
interface WriteDependencies {
  readonly secrets: Secrets;
  readonly audit: AuditTrail;
  readonly clock: Clock;
}

/**
 * Makes {@link PerformOnce}. Response and audit entries are stored in the write's own transaction, so a repeat finds both
 * or neither, and a concurrent repeat waits for the first. A rejected write stores nothing.
 *
 * @param lifetime - how long a repeat gets the first response, in milliseconds.
 */
export function createPerformOnce(
  database: Database,
  { secrets, audit, clock }: WriteDependencies,
  lifetime = DAY,
): PerformOnce {
  return ({ author, key: header, request, perform }) => {
    const performAndRecord = async (transaction: Transaction): Promise<StoredResponse> => {
      const { events, ...response } = await perform(transaction);
      await recordChained(transaction, audit, auditSourceOf(author, clock.now()), events);
      return response;
    };
    if (header === undefined) return database.transaction(performAndRecord);
    if (header === '' || header.length > KEY_LIMIT) {
      throw new ApiError(
        'invalid_input',
        `Idempotency-Key must have 1 to ${KEY_LIMIT} characters.`,
        {
          field: 'Idempotency-Key',
        },
      );
    }
    const owner = principalKey(author.principal);
    const identity = JSON.stringify([principalSubject(author.principal), header]);
    const key = secrets.keyedHash('key of a write', identity);
    const requestHash = secrets.keyedHash('repeated write', request);
    return database.transaction(async (transaction) => {
      const now = clock.now();
      const row = { owner, key, requestHash, createdAt: now };
      const isFirst = await claim(transaction, row, after(now, -lifetime));
      if (!isFirst) return replay(transaction, owner, key, requestHash);
      const response = await performAndRecord(transaction);
      await transaction
        .update(idempotencyKeys)
        .set({ status: response.status, response: response.body })
        .where(matchesKey(owner, key));
      return response;
    });
  };
}

/** Deletes the keys of before an instant. */
export async function deleteOldKeys(queries: Queries, before: Date): Promise<void> {
  const { owner, key, createdAt } = idempotencyKeys;
  await deleteInBatches((limit) => {
    const old = queries
      .select({ owner, key })
      .from(idempotencyKeys)
      .where(lt(createdAt, before))
      .limit(limit);
    return queries.delete(idempotencyKeys).where(sql`(${owner}, ${key}) in ${old}`);
  });
}

const matchesKey = (owner: string, key: string) =>
  and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key));

/** Claims the key for this transaction. Returns false when it is taken, and waits while another transaction claims it. */
async function claim(
  transaction: Transaction,
  row: { owner: string; key: string; requestHash: string; createdAt: Date },
  outdatedBefore: Date,
): Promise<boolean> {
  const newRow = { ...row, status: null, response: null };
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values(newRow)
    .onConflictDoUpdate({
      target: [idempotencyKeys.owner, idempotencyKeys.key],
      set: newRow,
      setWhere: lt(idempotencyKeys.createdAt, outdatedBefore),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

async function replay(transaction: Transaction, owner: string, key: string, requestHash: string) {
  const [stored] = await transaction.select().from(idempotencyKeys).where(matchesKey(owner, key));
  if (stored?.requestHash !== requestHash || stored.status === null || stored.response === null) {
    throw new ApiError(
      'idempotency_conflict',
      'This Idempotency-Key was already used for another call.',
      { field: 'Idempotency-Key' },
    );
  }
  return { status: stored.status, body: stored.response };
}
