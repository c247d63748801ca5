import { and, asc, eq, gt, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  deriveHashKeys,
  type HashKeys,
  type HashPurpose,
  hashPurposes,
  type Secrets,
} from '../crypto/secrets.ts';
import type { Queries } from '../postgres/database.ts';
import { hashKeys } from '../postgres/schema/index.ts';
import type { SealedStore } from './sealedStore.ts';

const PURPOSE = 'key of hashes';
const sealedKeySchema = z.tuple([z.enum(hashPurposes), z.base64url()]);

type Sealing = Pick<Secrets, 'seal' | 'open'>;

/**
 * Returns the stored keys of hashes, and those derived from the secret key for the purposes without a stored one.
 *
 * @throws Error where the secrets do not open a stored key.
 */
export async function readHashKeys(queries: Queries, secrets: Sealing, secretKey: string) {
  const rows = await queries.select().from(hashKeys);
  const stored = rows.map(({ purpose, sealedKey }) => {
    const [sealedPurpose, key] = sealedKeySchema.parse(
      JSON.parse(secrets.open(PURPOSE, sealedKey)),
    );
    if (sealedPurpose !== purpose) throw new Error('a key of hashes belongs to another purpose');
    return [sealedPurpose, Buffer.from(key, 'base64url')] as const;
  });
  return { ...deriveHashKeys(secretKey), ...Object.fromEntries(stored) };
}

/** Returns the stored keys of hashes, and stores those that are missing (api/platform/secret-keys-7). */
export async function provideHashKeys(
  queries: Queries,
  secrets: Sealing,
  secretKey: string,
): Promise<HashKeys> {
  const keys = await readHashKeys(queries, secrets, secretKey);
  const sealedKeyOf = (purpose: HashPurpose) =>
    secrets.seal(
      PURPOSE,
      JSON.stringify([purpose, Buffer.from(keys[purpose]).toString('base64url')]),
    );
  await queries
    .insert(hashKeys)
    .values(hashPurposes.map((purpose) => ({ purpose, sealedKey: sealedKeyOf(purpose) })))
    .onConflictDoNothing();
  return keys;
}

/** The keys of hashes, which are sealed themselves. */
export const sealedHashKeys: SealedStore = {
  name: 'keys of hashes',
  async find(queries, prefix, afterId, limit) {
    const rows = await queries
      .select()
      .from(hashKeys)
      .where(
        and(gt(hashKeys.purpose, afterId), sql`not starts_with(${hashKeys.sealedKey}, ${prefix})`),
      )
      .orderBy(asc(hashKeys.purpose))
      .limit(limit);
    return rows.map(({ purpose: id, sealedKey: sealed }) => ({
      id,
      texts: [{ purpose: PURPOSE, sealed }],
    }));
  },
  async replace(queries, { id, texts: [former] }, [sealedKey = '']) {
    const changed = await queries
      .update(hashKeys)
      .set({ sealedKey })
      .where(and(eq(hashKeys.purpose, id), eq(hashKeys.sealedKey, former?.sealed ?? '')))
      .returning({ id: hashKeys.purpose });
    return changed.length > 0;
  },
};
