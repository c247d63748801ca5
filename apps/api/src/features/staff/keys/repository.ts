import { and, asc, count, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import {
  staffChallenges,
  staffMembers,
  staffPasskeys,
  staffRecoveryCodes,
} from '../../../platform/postgres/schema/index.ts';

/** Stores a challenge. */
export async function putChallenge(queries: Queries, row: typeof staffChallenges.$inferInsert) {
  await queries.insert(staffChallenges).values(row);
}

/** Uses a challenge up. Returns whether it was valid for this purpose. */
export async function takeChallenge(
  queries: Queries,
  { challengeHash, purpose, now }: { challengeHash: string; purpose: string; now: Date },
): Promise<boolean> {
  const taken = await queries
    .delete(staffChallenges)
    .where(
      and(
        eq(staffChallenges.challengeHash, challengeHash),
        eq(staffChallenges.purpose, purpose),
        gt(staffChallenges.expiresAt, now),
      ),
    )
    .returning({ purpose: staffChallenges.purpose });
  return taken.length > 0;
}

/** Deletes the challenges that expired before now. */
export async function deleteExpiredChallenges(queries: Queries, now: Date): Promise<void> {
  await queries.delete(staffChallenges).where(lt(staffChallenges.expiresAt, now));
}

/** Returns a passkey of an active person. */
export async function findPasskey(queries: Queries, id: string) {
  const [found] = await queries
    .select({
      id: staffPasskeys.id,
      staffId: staffPasskeys.staffId,
      publicKey: staffPasskeys.publicKey,
      counter: staffPasskeys.counter,
    })
    .from(staffPasskeys)
    .innerJoin(staffMembers, eq(staffMembers.id, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.id, id), eq(staffMembers.status, 'active')));
  return found;
}

/** Returns the passkeys of a person, the oldest first. */
export function listPasskeys(queries: Queries, staffId: string) {
  return queries
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id));
}

/** Stores a passkey. Returns false where anybody has it already. */
export async function insertPasskey(queries: Queries, row: typeof staffPasskeys.$inferInsert) {
  const added = await queries
    .insert(staffPasskeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: staffPasskeys.id });
  return added.length > 0;
}

/** Stores that a passkey was used. */
export async function touchPasskey(
  queries: Queries,
  id: string,
  used: { readonly counter: number; readonly lastUsedAt: Date },
): Promise<void> {
  await queries.update(staffPasskeys).set(used).where(eq(staffPasskeys.id, id));
}

/** Deletes a passkey of a person. Returns whether they had it. */
export async function deletePasskey(queries: Queries, staffId: string, id: string) {
  const deleted = await queries
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.id, id)))
    .returning({ id: staffPasskeys.id });
  return deleted.length > 0;
}

/** Stores the sealed secret of an authenticator app, and the step of its first code. */
export async function setTotpSecret(
  queries: Queries,
  staffId: string,
  totp: { readonly totpSecret: string | null; readonly totpLastStep: number | null },
): Promise<void> {
  await queries.update(staffMembers).set(totp).where(eq(staffMembers.id, staffId));
}

/** Stores that the code of a step was used. Returns false where that code or a later one was used before. */
export async function spendTotpStep(queries: Queries, staffId: string, step: number) {
  const { id, totpLastStep } = staffMembers;
  const used = await queries
    .update(staffMembers)
    .set({ totpLastStep: step })
    .where(and(eq(id, staffId), or(isNull(totpLastStep), lt(totpLastStep, step))))
    .returning({ id });
  return used.length > 0;
}

/** Replaces the recovery codes of a person. */
export async function replaceRecoveryCodes(
  queries: Queries,
  staffId: string,
  hashes: readonly string[],
): Promise<void> {
  await queries.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  if (hashes.length === 0) return;
  const rows = hashes.map((codeHash) => ({ codeHash, staffId }));
  await queries.insert(staffRecoveryCodes).values(rows);
}

/** Uses a recovery code up. Returns whether the person had it. */
export async function spendRecoveryCode(queries: Queries, staffId: string, codeHash: string) {
  const used = await queries
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), eq(staffRecoveryCodes.codeHash, codeHash)))
    .returning({ staffId: staffRecoveryCodes.staffId });
  return used.length > 0;
}

/** Counts the unused recovery codes of a person. */
export async function countRecoveryCodes(queries: Queries, staffId: string): Promise<number> {
  const [found] = await queries
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(eq(staffRecoveryCodes.staffId, staffId));
  return found?.left ?? 0;
}

/** Removes everything that a person can prove who they are with. */
export async function deleteKeys(queries: Queries, staffId: string): Promise<void> {
  await queries.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
  await setTotpSecret(queries, staffId, { totpSecret: null, totpLastStep: null });
  await replaceRecoveryCodes(queries, staffId, []);
}
