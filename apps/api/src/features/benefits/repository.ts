import { clubDay } from '@parlour/core';
import { and, asc, desc, eq, getTableColumns, gte, isNull, lte, or, type SQL } from 'drizzle-orm';
import { isEmailDue } from '../../emails/confirmations.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import {
  benefits,
  redemptions,
  type Shown,
  shownColumns,
  vendors,
} from '../../platform/postgres/schema/index.ts';

export type BenefitRow = Omit<Shown<typeof benefits.$inferSelect>, 'images'>;

const { images, ...columns } = shownColumns(getTableColumns(benefits));

const LIMIT = 2000;

/** The condition that members see a benefit: it is not hidden, and not over as `isBenefitOver` of the core says it (api/benefits-5). */
export function isShown(now: Date): SQL | undefined {
  return and(
    isNull(benefits.hiddenAt),
    or(isNull(benefits.expiresAt), gte(benefits.expiresAt, clubDay(now))),
  );
}

/** Returns the benefits that are not over, in the club's order. */
export function findBenefits(queries: Queries, now: Date) {
  return queries
    .select(columns)
    .from(benefits)
    .where(isShown(now))
    .orderBy(asc(benefits.position), asc(benefits.id))
    .limit(LIMIT);
}

/** Returns one benefit with its vendor's address, if members see that vendor. Undefined where none with this id exists, or it is over. */
export async function findBenefit(queries: Queries, id: string, now: Date) {
  const [row] = await queries
    .select({ ...columns, images, address: vendors.address })
    .from(benefits)
    .leftJoin(vendors, and(eq(vendors.id, benefits.vendorId), isNull(vendors.hiddenAt)))
    .where(and(eq(benefits.id, id), isShown(now)))
    .limit(1);
  return row;
}

const REDEMPTION_LIMIT = 500;

/** A redemption, with what the member's list tells of its benefit. */
export interface RedeemedRow extends Pick<
  typeof redemptions.$inferSelect,
  'code' | 'createdAt' | 'expiresAt'
> {
  /** When staff hid the benefit. Null or absent where it has a page. */
  readonly hiddenAt?: Date | null;
  readonly benefit: Pick<
    BenefitRow,
    'id' | 'title' | 'provider' | 'value' | 'imageUrl' | 'expiresAt'
  >;
}

/** Returns a member's redemptions, the last made first. Beyond the limit it leaves out the oldest (api/benefits-10). */
export function findRedemptions(
  queries: Queries,
  memberId: string,
  limit = REDEMPTION_LIMIT,
): Promise<RedeemedRow[]> {
  return queries
    .select({
      code: redemptions.code,
      createdAt: redemptions.createdAt,
      expiresAt: redemptions.expiresAt,
      hiddenAt: benefits.hiddenAt,
      benefit: {
        id: benefits.id,
        title: benefits.title,
        provider: benefits.provider,
        value: benefits.value,
        imageUrl: benefits.imageUrl,
        expiresAt: benefits.expiresAt,
      },
    })
    .from(redemptions)
    .innerJoin(benefits, eq(benefits.id, redemptions.benefitId))
    .where(eq(redemptions.memberId, memberId))
    .orderBy(desc(redemptions.createdAt), desc(redemptions.benefitId))
    .limit(limit);
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

/** Claims the email about a redemption. Returns false when one was sent a few minutes ago (api/emails-16). */
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
