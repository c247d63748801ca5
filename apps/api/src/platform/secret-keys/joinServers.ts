import { asc } from 'drizzle-orm';
import type { Random } from '../crypto/random.ts';
import { createSecrets, secretKeyId, type SecretKeys, type Secrets } from '../crypto/secrets.ts';
import type { Database, Queries } from '../postgres/database.ts';
import { secretKeys as storedKeys } from '../postgres/schema/index.ts';
import type { Clock } from '../process/clock.ts';
import { provideHashKeys, readHashKeys } from './hashKeys.ts';
import { findRunningServers, lockKeys } from './runningServers.ts';
import { batchesOf, NO_PREFIX, type SealedStore } from './sealedStore.ts';
import { SecretKeyError, startFailure } from './startFailure.ts';

const BATCH = 500;

interface JoinDependencies {
  readonly database: Database;
  readonly stores: readonly SealedStore[];
  readonly clock: Clock;
  readonly random: Random;
}

/**
 * Joins the servers on a database, and records the key that this one seals with.
 *
 * @throws SecretKeyError where its keys do not go with what is stored, or with a running server (api/platform/secret-keys-3 to api/platform/secret-keys-5).
 */
export async function joinServers(
  secretKeys: SecretKeys,
  { database, stores, clock, random }: JoinDependencies,
): Promise<Secrets> {
  const secrets = createSecrets(secretKeys, random);
  return database.transaction(async (transaction) => {
    await lockKeys(transaction);
    const storedIds = await findStoredIds(transaction);
    const formerId =
      storedIds.length === 0 ? await findFormerId(transaction, secrets, stores) : undefined;
    const failure = startFailure(secretKeys, storedIds, await findRunningServers(transaction));
    if (failure !== undefined) throw failure;
    const ids = new Set([...(formerId === undefined ? [] : [formerId]), secrets.keyId]);
    await addStoredIds(transaction, [...ids], clock.now());
    const { current, others } = secretKeys;
    const firstKey = others.find((key) => secretKeyId(key) === formerId) ?? current;
    const hashKeys = await provideHashKeys(transaction, secrets, firstKey);
    return createSecrets(secretKeys, random, hashKeys);
  });
}

/**
 * Returns the secrets of a command, which runs beside the servers.
 *
 * @throws SecretKeyError where the keys do not go with what is stored.
 */
export async function readSecrets(queries: Queries, secretKeys: SecretKeys, random: Random) {
  const failure = startFailure(secretKeys, await findStoredIds(queries), []);
  if (failure !== undefined) throw failure;
  const secrets = createSecrets(secretKeys, random);
  const hashKeys = await readHashKeys(queries, secrets, secretKeys.current);
  return createSecrets(secretKeys, random, hashKeys);
}

/** Returns the ids of the keys that sealed what is stored, in the order they were added. */
export async function findStoredIds(queries: Queries): Promise<readonly string[]> {
  const rows = await queries
    .select()
    .from(storedKeys)
    .orderBy(asc(storedKeys.addedAt), asc(storedKeys.id));
  return rows.map(({ id }) => id);
}

/** Records keys that seal what is stored. */
export async function addStoredIds(queries: Queries, ids: readonly string[], addedAt: Date) {
  await queries
    .insert(storedKeys)
    .values(ids.map((id) => ({ id, addedAt })))
    .onConflictDoNothing();
}

/**
 * Finds the key of what was stored before keys were named. Undefined where nothing is sealed.
 *
 * @throws SecretKeyError where no key opens anything (api/platform/secret-keys-5).
 */
async function findFormerId(queries: Queries, secrets: Secrets, stores: readonly SealedStore[]) {
  let isAnySealed = false;
  for (const store of stores) {
    for await (const rows of batchesOf(store, queries, NO_PREFIX, BATCH)) {
      for (const { purpose, sealed } of rows.flatMap(({ texts }) => texts)) {
        const id = secrets.openingKeyId(purpose, sealed);
        if (id !== undefined) return id;
        isAnySealed = true;
      }
    }
  }
  if (!isAnySealed) return undefined;
  throw new SecretKeyError(
    'SECRET_KEY: it opens nothing of what the database holds; give the former key as SECRET_KEY, or as SECRET_KEY_PREVIOUS',
  );
}
