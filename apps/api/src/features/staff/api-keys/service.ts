import { API_KEY_DAYS } from '@parlour/contract';
import {
  API_KEY_PREFIX,
  API_KEYS_LIMIT,
  type SentCreatedApiKey,
  keyPermissions,
  type NewApiKey,
  type SentApiKey,
} from '@parlour/contract/staff';
import { apiKeyState, isKeyEnd, isKeyPermission } from '@parlour/core/staff';
import { sql } from 'drizzle-orm';
import type { KeyHolder } from '../../../access/principal.ts';
import { invalidInput, orNotFound } from '../../../errors/apiError.ts';
import { newId } from '../../../platform/crypto/random.ts';
import { tokenHash } from '../../../platform/crypto/secrets.ts';
import { ADVISORY_LOCKS } from '../../../platform/postgres/advisoryLocks.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { after, isWithin, MINUTE } from '../../../platform/process/clock.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import {
  countActiveKeys,
  findApiKey,
  findApiKeyByHash,
  findApiKeys,
  insertApiKey,
  revokeKey,
  touchApiKey,
  type ListedApiKey,
} from './repository.ts';
import { nameOf } from '../people/present.ts';

const KEY_BYTES = 32;
// Their last four characters tell keys apart, and say too little to guess the others.
const HINT_LENGTH = 4;
const wellFormed = new RegExp(`^${API_KEY_PREFIX}[\\w-]{43}$`);

/** The dependencies of {@link createApiKeys}. */
export interface ApiKeyDependencies extends Pick<FeatureDependencies, 'clock' | 'random'> {
  readonly queries: Queries;
}

/** Creates the service of API keys. None is cached, so that each ends at once in every process (api/staff/api-keys-4). */
export function createApiKeys({ queries, clock, random }: ApiKeyDependencies) {
  return {
    /** Returns all keys, with what has become of each. */
    async list() {
      const now = clock.now();
      return (await findApiKeys(queries)).map((found) => presentApiKey(found, now));
    },
    /** Stores a new key, and returns it with its secret, which is stored nowhere (api/staff/api-keys-1, api/staff/api-keys-2). */
    async create(
      transaction: Transaction,
      staffId: string,
      { name, permissions, expiresAt }: NewApiKey,
    ): Promise<SentCreatedApiKey & { readonly secret: string }> {
      const now = clock.now();
      const end = new Date(expiresAt);
      if (!isKeyEnd(end, now)) {
        throw invalidInput(
          'expiresAt',
          `expiresAt must be to come, and at most ${API_KEY_DAYS} days ahead.`,
        );
      }
      await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.apiKeys})`);
      if ((await countActiveKeys(transaction, now)) >= API_KEYS_LIMIT) {
        throw invalidInput('name', `There are ${API_KEYS_LIMIT} valid API keys already.`);
      }
      const secret = `${API_KEY_PREFIX}${random.bytes(KEY_BYTES).toString('base64url')}`;
      const id = newId(clock, random);
      await insertApiKey(transaction, {
        id,
        name,
        keyHash: tokenHash(secret),
        hint: secret.slice(-HINT_LENGTH),
        permissions: keyPermissions.filter((each) => permissions.includes(each)),
        createdBy: staffId,
        createdAt: now,
        expiresAt: end,
        lastUsedAt: null,
        revokedAt: null,
      });
      const stored = orNotFound(await findApiKey(transaction, id), NO_KEY);
      return { ...presentApiKey(stored, now), secret };
    },
    /** Revokes a key (api/staff/api-keys-4). */
    async revoke(transaction: Transaction, id: string): Promise<void> {
      orNotFound((await revokeKey(transaction, id, clock.now())) || undefined, NO_KEY);
    },
    /** Returns the holder of a key. Undefined unless it is valid (api/staff/api-keys-3). */
    async check(secret: string): Promise<KeyHolder | undefined> {
      if (!wellFormed.test(secret)) return undefined;
      const found = await findApiKeyByHash(queries, tokenHash(secret));
      const now = clock.now();
      if (found === undefined || apiKeyState(found, now) !== 'active') return undefined;
      const { id: keyId, lastUsedAt } = found;
      if (lastUsedAt === null || !isWithin(MINUTE, lastUsedAt, now)) {
        await touchApiKey(queries, keyId, { now, before: after(now, -MINUTE) });
      }
      return { kind: 'key', keyId, permissions: found.permissions.filter(isKeyPermission) };
    },
  };
}

const NO_KEY = 'There is no such API key that is still to be revoked.';

/** Converts a row to an API key as administrators see it, without its hash. */
function presentApiKey({ key, creator }: ListedApiKey, now: Date): SentApiKey {
  const { id, name, permissions, hint, createdBy, createdAt, expiresAt, lastUsedAt } = key;
  return {
    id,
    name,
    permissions,
    hint,
    createdBy: { id: createdBy, name: nameOf(creator) },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    state: apiKeyState(key, now),
  };
}
