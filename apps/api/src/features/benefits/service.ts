import type { Benefit, BenefitList, Redemption } from '@parlour/contract';
import { ALL_CATEGORIES, categoriesOf, filterByCategory, groupByCategory } from '@parlour/core';
import type { MemberCaller } from '../../access.ts';
import { after, type Clock, DAY, dayOf } from '../../platform/clock.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { addressOf, type Stationery } from '../../platform/mail/stationery.ts';
import { type Random, readableCode } from '../../platform/random.ts';
import { redemptionLetter } from './letters.ts';
import { findBenefit, findBenefits, keepRedemption } from './repository.ts';

/** What the service of benefits works with. */
export interface BenefitParts {
  readonly queries: Queries;
  readonly outbox: Outbox;
  readonly stationery: Stationery;
  readonly clock: Clock;
  readonly random: Random;
}

/** The benefits of the club and their redemption (specification, sections 3 and 7). */
export interface Benefits {
  /** The benefits of one category, in any letter case, or all of them. */
  list(category: string | undefined): Promise<BenefitList>;
  /** @throws Refusal 404 where there is none that still holds. */
  one(id: string): Promise<Benefit>;
  /** A code for the member, the same while it is valid; it is e-mailed each time. */
  redeem(transaction: Transaction, id: string, member: MemberCaller): Promise<Redemption>;
}

const CODE_VALID_FOR = 30 * DAY;
const CODE_PARTS = 3;
const CODE_PART_LENGTH = 4;

const categoryOf = (benefit: Benefit) => benefit.category;

/** The moment until which a code holds: thirty days, and not beyond the benefit's own last day. */
function validUntil(benefit: Benefit, now: Date): Date {
  const usual = after(now, CODE_VALID_FOR);
  if (benefit.expiresAt === null) return usual;
  const end = after(new Date(`${benefit.expiresAt}T00:00:00Z`), DAY);
  return end < usual ? end : usual;
}

/** Makes the service of benefits. */
export function createBenefits(parts: BenefitParts): Benefits {
  const { queries, outbox, stationery, clock, random } = parts;
  const mustFind = async (within: Queries, id: string) => {
    const benefit = await findBenefit(within, id, dayOf(clock.now()));
    if (benefit === undefined) throw new Refusal('not_found', 'Benefit not found');
    return benefit;
  };
  return {
    async list(category = ALL_CATEGORIES) {
      const all = await findBenefits(queries, dayOf(clock.now()));
      const benefits = filterByCategory(all, categoryOf, category);
      return {
        benefits: [...benefits],
        groupedBenefits: groupByCategory(benefits, categoryOf).map((group) => ({
          category: group.category,
          benefits: [...group.items],
        })),
        categories: [...categoriesOf(all, categoryOf)],
        totalCount: benefits.length,
      };
    },
    one: (id) => mustFind(queries, id),
    async redeem(transaction, id, member) {
      const benefit = await mustFind(transaction, id);
      const now = clock.now();
      const code = Array.from({ length: CODE_PARTS }, () => readableCode(random, CODE_PART_LENGTH));
      const kept = await keepRedemption(transaction, {
        memberId: member.memberId,
        benefitId: benefit.id,
        code: code.join('-'),
        createdAt: now,
        expiresAt: validUntil(benefit, now),
      });
      const redemption: Redemption = {
        redemptionCode: kept.code,
        instructions: `Show this code to ${benefit.provider} when you book or arrive, and mention ${stationery.clubName}.`,
        expiresAt: kept.expiresAt.toISOString(),
      };
      const to = addressOf(member);
      await outbox.put(transaction, redemptionLetter(stationery, to, benefit, redemption));
      return redemption;
    },
  };
}
