import { and, eq, lt } from 'drizzle-orm';
import { after, type Clock, DAY } from '../clock.ts';
import type { Database, Queries, Transaction } from '../database/database.ts';
import { idempotencyKeys } from '../database/schema/index.ts';
import { Refusal } from '../http/refusal.ts';
import type { Secrets } from '../secrets.ts';

const KEY_LIMIT = 255;
const KEPT_FOR = DAY;

/** An answer as it goes over the wire. */
interface WrittenAnswer {
  readonly status: number;
  readonly body: string;
}

interface Write {
  readonly memberId: string;
  /** The header as it came, of which only a keyed hash is kept; undefined: the write is done each time. */
  readonly key: string | undefined;
  /** What makes a repeated write the same: method, address and body. Only a keyed hash of it is kept. */
  readonly request: string;
  readonly perform: (transaction: Transaction) => Promise<WrittenAnswer>;
}

/**
 * Does a write once for its key, and answers every repeat as the first. Throws a Refusal where key and write do not go
 * together.
 */
export type PerformOnce = (write: Write) => Promise<WrittenAnswer>;

/**
 * Performs a write in a transaction, once for each key of a member. The answer is kept in the same transaction, so a
 * repeated write finds both or neither; one that comes meanwhile waits for the first to end. A refused write keeps
 * nothing.
 */
export function createPerformOnce(database: Database, secrets: Secrets, clock: Clock): PerformOnce {
  return ({ memberId, key: written, request, perform }) => {
    if (written === undefined) return database.transaction(perform);
    if (written === '' || written.length > KEY_LIMIT) {
      throw new Refusal(
        'invalid_input',
        `Idempotency-Key must have 1 to ${KEY_LIMIT} characters.`,
        {
          field: 'Idempotency-Key',
        },
      );
    }
    const key = secrets.keyedHash('key of a write', JSON.stringify([memberId, written]));
    const requestHash = secrets.keyedHash('repeated write', request);
    return database.transaction(async (transaction) => {
      const now = clock.now();
      const isFirst = await claim(transaction, { memberId, key, requestHash, createdAt: now });
      if (!isFirst) return replay(transaction, memberId, key, requestHash);
      const answer = await perform(transaction);
      await transaction
        .update(idempotencyKeys)
        .set({ status: answer.status, answer: answer.body })
        .where(isKey(memberId, key));
      return answer;
    });
  };
}

/** Forgets the keys that are older than a day. */
export const deleteOldKeys = async (queries: Queries, now: Date): Promise<void> => {
  await queries.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, after(now, -KEPT_FOR)));
};

const isKey = (memberId: string, key: string) =>
  and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key));

/** Takes the key for this transaction; false when it is taken. Waits while another transaction is taking it. */
async function claim(
  transaction: Transaction,
  row: { memberId: string; key: string; requestHash: string; createdAt: Date },
): Promise<boolean> {
  const fresh = { ...row, status: null, answer: null };
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values(fresh)
    .onConflictDoUpdate({
      target: [idempotencyKeys.memberId, idempotencyKeys.key],
      set: fresh,
      setWhere: lt(idempotencyKeys.createdAt, after(row.createdAt, -KEPT_FOR)),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

async function replay(
  transaction: Transaction,
  memberId: string,
  key: string,
  requestHash: string,
): Promise<WrittenAnswer> {
  const [kept] = await transaction.select().from(idempotencyKeys).where(isKey(memberId, key));
  if (kept?.requestHash !== requestHash || kept.status === null || kept.answer === null) {
    throw new Refusal(
      'idempotency_conflict',
      'This Idempotency-Key was already used for another call.',
      { field: 'Idempotency-Key' },
    );
  }
  return { status: kept.status, body: kept.answer };
}
