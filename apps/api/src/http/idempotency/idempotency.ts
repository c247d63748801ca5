import { and, eq, lt } from 'drizzle-orm';
import { after, type Clock, DAY } from '../../platform/process/clock.ts';
import type { Database, Queries, Transaction } from '../../platform/postgres/database.ts';
import { idempotencyKeys } from '../../platform/postgres/schema/index.ts';
import { ApiError } from '../../errors/apiError.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';

const KEY_LIMIT = 255;
const LIFETIME = DAY;

/** A response as sent over the wire. */
interface StoredResponse {
  readonly status: number;
  readonly body: string;
}

interface Write {
  readonly memberId: string;
  /** The value of the header, stored only as a keyed hash. Undefined performs the write each time. */
  readonly key: string | undefined;
  /** Identifies a repeated write: method, URL and body. Stored only as a keyed hash. */
  readonly request: string;
  readonly perform: (transaction: Transaction) => Promise<StoredResponse>;
}

/**
 * Performs a write once for its key, and returns the first response to every repeat. Throws an ApiError when the key was
 * used for another write.
 */
export type PerformOnce = (write: Write) => Promise<StoredResponse>;

/**
 * Makes {@link PerformOnce}. The response is stored in the write's own transaction, so a repeat finds both or neither, and
 * a concurrent repeat waits for the first. A rejected write stores nothing.
 */
export function createPerformOnce(database: Database, secrets: Secrets, clock: Clock): PerformOnce {
  return ({ memberId, key: header, request, perform }) => {
    if (header === undefined) return database.transaction(perform);
    if (header === '' || header.length > KEY_LIMIT) {
      throw new ApiError(
        'invalid_input',
        `Idempotency-Key must have 1 to ${KEY_LIMIT} characters.`,
        {
          field: 'Idempotency-Key',
        },
      );
    }
    const key = secrets.keyedHash('key of a write', JSON.stringify([memberId, header]));
    const requestHash = secrets.keyedHash('repeated write', request);
    return database.transaction(async (transaction) => {
      const now = clock.now();
      const isFirst = await claim(transaction, { memberId, key, requestHash, createdAt: now });
      if (!isFirst) return replay(transaction, memberId, key, requestHash);
      const response = await perform(transaction);
      await transaction
        .update(idempotencyKeys)
        .set({ status: response.status, answer: response.body })
        .where(matchesKey(memberId, key));
      return response;
    });
  };
}

/** Deletes keys that are older than a day. */
export async function deleteOldKeys(queries: Queries, now: Date): Promise<void> {
  await queries.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, after(now, -LIFETIME)));
}

const matchesKey = (memberId: string, key: string) =>
  and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key));

/** Claims the key for this transaction. Returns false when it is taken, and waits while another transaction claims it. */
async function claim(
  transaction: Transaction,
  row: { memberId: string; key: string; requestHash: string; createdAt: Date },
): Promise<boolean> {
  const newRow = { ...row, status: null, answer: null };
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values(newRow)
    .onConflictDoUpdate({
      target: [idempotencyKeys.memberId, idempotencyKeys.key],
      set: newRow,
      setWhere: lt(idempotencyKeys.createdAt, after(row.createdAt, -LIFETIME)),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

async function replay(
  transaction: Transaction,
  memberId: string,
  key: string,
  requestHash: string,
): Promise<StoredResponse> {
  const [stored] = await transaction
    .select()
    .from(idempotencyKeys)
    .where(matchesKey(memberId, key));
  if (stored?.requestHash !== requestHash || stored.status === null || stored.answer === null) {
    throw new ApiError(
      'idempotency_conflict',
      'This Idempotency-Key was already used for another call.',
      { field: 'Idempotency-Key' },
    );
  }
  return { status: stored.status, body: stored.answer };
}
