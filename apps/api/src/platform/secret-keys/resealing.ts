import { inArray, ne, notInArray } from 'drizzle-orm';
import { sealPrefix } from '../crypto/namedSeal.ts';
import { secretKeyId, type SecretKeys, type Secrets } from '../crypto/secrets.ts';
import type { Database, Queries, Transaction } from '../postgres/database.ts';
import { hashKeys, secretKeys as storedKeys } from '../postgres/schema/index.ts';
import { addStoredIds, findStoredIds } from './joinServers.ts';
import { findRunningServers, lockKeys } from './runningServers.ts';
import { batchesOf, type SealedRow, type SealedStore } from './sealedStore.ts';
import { joinedServers, SecretKeyError } from './startFailure.ts';

const BATCH = 100;

/** How many rows of a store were sealed again. */
export interface Resealed {
  readonly store: string;
  readonly resealed: number;
  /** Rows that no key opens. They stay as they are. */
  readonly unopened: number;
}

/**
 * Seals everything with the current key, in batches of one transaction each, while servers run. What is sealed with it
 * already is left out, so an interrupted run is continued by the next one (api/platform/secret-keys-8).
 */
export async function resealAll(
  database: Database,
  secrets: Secrets,
  stores: readonly SealedStore[],
): Promise<readonly Resealed[]> {
  const results: Resealed[] = [];
  for (const store of stores) {
    let [resealed, unopened] = [0, 0];
    for await (const rows of batchesOf(store, database.queries, prefixOf(secrets), BATCH)) {
      const counts = await database.transaction((transaction) =>
        resealRows(transaction, secrets, store, rows),
      );
      resealed += counts.resealed;
      unopened += counts.unopened;
    }
    results.push({ store: store.name, resealed, unopened });
  }
  return results;
}

/**
 * Seals again what servers sealed meanwhile, and forgets the former keys. No server starts meanwhile.
 *
 * @returns false where a running server still seals with another key, so that nothing is forgotten (api/platform/secret-keys-9).
 */
export async function retireFormerKeys(
  database: Database,
  secrets: Secrets,
  stores: readonly SealedStore[],
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockKeys(transaction);
    const joined = await findJoinedServers(transaction);
    if (!joined.every((server) => server.sealsWith(secrets.keyId))) return false;
    for (const store of stores) {
      for await (const rows of batchesOf(store, transaction, prefixOf(secrets), BATCH)) {
        await resealRows(transaction, secrets, store, rows);
      }
    }
    await transaction.delete(storedKeys).where(ne(storedKeys.id, secrets.keyId));
    return true;
  });
}

/**
 * Gives up what only keys opened that are lost, so that servers start with the given ones (api/platform/secret-keys-10). Nothing is removed but
 * the keys of hashes that no key opens.
 *
 * @throws SecretKeyError where a running server still has such a key.
 */
export async function giveUpLostKeys(
  transaction: Transaction,
  secrets: Secrets,
  { current, others }: SecretKeys,
  now: Date,
): Promise<void> {
  const ids = [current, ...others].map(secretKeyId);
  await lockKeys(transaction);
  const joined = await findJoinedServers(transaction);
  if (!joined.every((server) => ids.some((id) => server.sealsWith(id)))) {
    throw new SecretKeyError('SECRET_KEY: a running server has the key that is to be given up');
  }
  if (!joined.every((server) => server.canOpen(secrets.keyId))) {
    throw new SecretKeyError('SECRET_KEY: a running server cannot open what this key seals');
  }
  await transaction.delete(storedKeys).where(notInArray(storedKeys.id, ids));
  await addStoredIds(transaction, [secrets.keyId], now);
  const stored = await transaction.select().from(hashKeys);
  const lost = stored
    .filter(({ sealedKey }) => secrets.openingKeyId('key of hashes', sealedKey) === undefined)
    .map(({ purpose }) => purpose);
  await transaction.delete(hashKeys).where(inArray(hashKeys.purpose, lost));
}

const findJoinedServers = async (queries: Queries) =>
  joinedServers(await findRunningServers(queries), await findStoredIds(queries));

const prefixOf = ({ keyId }: Secrets) => sealPrefix(keyId);

async function resealRows(
  queries: Queries,
  secrets: Secrets,
  store: SealedStore,
  rows: readonly SealedRow[],
): Promise<{ resealed: number; unopened: number }> {
  let [resealed, unopened] = [0, 0];
  for (const row of rows) {
    const isOpened = row.texts.every(
      ({ purpose, sealed }) => secrets.openingKeyId(purpose, sealed) !== undefined,
    );
    if (!isOpened) {
      unopened += 1;
      continue;
    }
    const sealed = row.texts.map((text) =>
      secrets.seal(text.purpose, secrets.open(text.purpose, text.sealed)),
    );
    if (await store.replace(queries, row, sealed)) resealed += 1;
  }
  return { resealed, unopened };
}
