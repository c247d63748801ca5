import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { isEmailDue } from '../../emails/confirmations.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { benefits, redemptions } from '../../platform/postgres/schema/index.ts';

export type BenefitRow = typeof benefits.$inferSelect;

const LIMIT = 2000;

const notExpired = (today: string) =>
  or(isNull(benefits.expiresAt), gte(benefits.expiresAt, today));

/** Returns the benefits that are valid today (`YYYY-MM-DD`), in the club's order. */
export function findBenefits(queries: Queries, today: string) {
  return queries
    .select()
    .from(benefits)
    .where(notExpired(today))
    .orderBy(asc(benefits.position), asc(benefits.id))
    .limit(LIMIT);
}

/** Returns one benefit. Undefined where none with this id is valid today (`YYYY-MM-DD`). */
export async function findBenefit(queries: Queries, id: string, today: string) {
  const [row] = await queries
    .select()
    .from(benefits)
    .where(and(eq(benefits.id, id), notExpired(today)))
    .limit(1);
  return row;
}

type RedemptionRow = Omit<typeof redemptions.$inferSelect, 'emailedAt'>;

/**
 * Stores the redemption unless the member has a valid one. Of two concurrent calls, the second waits for the first.
 *
 * @returns the redemption that is now valid: the new one, or the one from before.
 */
export async function saveRedemption(queries: Queries, fresh: RedemptionRow) {
  const [saved] = await queries
    .insert(redemptions)
    .values(fresh)
    .onConflictDoUpdate({
      target: [redemptions.memberId, redemptions.benefitId],
      set: {
        code: fresh.code,
        createdAt: fresh.createdAt,
        expiresAt: fresh.expiresAt,
        emailedAt: null,
      },
      setWhere: lte(redemptions.expiresAt, fresh.createdAt),
    })
    .returning();
  if (saved !== undefined) return saved;
  const [before] = await queries
    .select()
    .from(redemptions)
    .where(
      and(eq(redemptions.memberId, fresh.memberId), eq(redemptions.benefitId, fresh.benefitId)),
    );
  return before ?? fresh;
}

/** Claims the email about a redemption. Returns false when one was sent a few minutes ago (ML14). */
export async function claimRedemptionEmail(
  queries: Queries,
  { memberId, benefitId }: Pick<RedemptionRow, 'memberId' | 'benefitId'>,
  now: Date,
): Promise<boolean> {
  const claimed = await queries
    .update(redemptions)
    .set({ emailedAt: now })
    .where(
      and(
        eq(redemptions.memberId, memberId),
        eq(redemptions.benefitId, benefitId),
        isEmailDue(redemptions.emailedAt, now),
      ),
    )
    .returning({ code: redemptions.code });
  return claimed.length > 0;
}
