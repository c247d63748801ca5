import { and, count, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import { apiKeys, staffMembers } from '../../../platform/postgres/schema/index.ts';

/** A row of an API key. */
export type ApiKeyRow = typeof apiKeys.$inferSelect;

// More than a club ever sees: ended keys stay, since the audit trail names them.
const LISTED = 500;

const creator = { firstName: staffMembers.firstName, lastName: staffMembers.lastName };

const select = (queries: Queries) =>
  queries
    .select({ key: apiKeys, creator })
    .from(apiKeys)
    .innerJoin(staffMembers, eq(staffMembers.id, apiKeys.createdBy));

/** An API key with the name of who created it. */
export type ListedApiKey = Awaited<ReturnType<typeof select>>[number];

/** Returns the API keys: those that were not revoked first, each the newest first. */
export function findApiKeys(queries: Queries): Promise<ListedApiKey[]> {
  return select(queries)
    .orderBy(desc(isNull(apiKeys.revokedAt)), desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(LISTED);
}

/** Returns one API key. */
export async function findApiKey(queries: Queries, id: string): Promise<ListedApiKey | undefined> {
  const [found] = await select(queries).where(eq(apiKeys.id, id));
  return found;
}

/** Returns the API key with a hash. */
export async function findApiKeyByHash(queries: Queries, keyHash: string) {
  const [found] = await queries.select().from(apiKeys).where(eq(apiKeys.keyHash, keyHash));
  return found;
}

/** Counts the API keys that are valid. */
export async function countActiveKeys(queries: Queries, now: Date): Promise<number> {
  const [found] = await queries
    .select({ keys: count() })
    .from(apiKeys)
    .where(and(isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now)));
  return found?.keys ?? 0;
}

/** Stores an API key. */
export async function insertApiKey(queries: Queries, row: ApiKeyRow): Promise<void> {
  await queries.insert(apiKeys).values(row);
}

/** Stores that an API key was used, unless it is stored of an instant after `before` already. */
export async function touchApiKey(
  queries: Queries,
  id: string,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<void> {
  await queries
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(
      and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, before))),
    );
}

/** Revokes an API key. Returns whether there was one that was not revoked before. */
export async function revokeKey(queries: Queries, id: string, now: Date): Promise<boolean> {
  const revoked = await queries
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return revoked.length > 0;
}
