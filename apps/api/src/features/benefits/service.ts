import { ALL_CATEGORIES } from '@parlour/contract';
import { categoriesOf, codeEnd, filterByCategory, groupByCategory } from '@parlour/core';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { orNotFound } from '../../errors/apiError.ts';
import { recipientOf } from '../../emails/branding.ts';
import { readableCode } from '../../platform/crypto/random.ts';
import type { ConfirmationDependencies } from '../dependencies.ts';
import { findContact } from '../profile/repository.ts';
import { redemptionEmail } from './emails.ts';
import { findPicturesOf, showPictureOf, showPicturesOf } from '../pictures/shownPictures.ts';
import { presentBenefit, presentRedemption } from './present.ts';
import {
  type BenefitRow,
  claimRedemptionEmail,
  findBenefit,
  findBenefits,
  findRedemptions,
  saveRedemption,
} from './repository.ts';

const CODE_PARTS = 3;
const CODE_PART_LENGTH = 4;

const categoryOf = ({ category }: Pick<BenefitRow, 'category'>) => category;

/** Creates the service of the club's benefits and their redemption. */
export function createBenefits(dependencies: ConfirmationDependencies) {
  const { outbox, branding, clock, random, countConfirmation } = dependencies;
  const findOrThrow = async (queries: Queries, id: string) =>
    orNotFound(await findBenefit(queries, id, clock.now()), 'Benefit not found');
  return {
    /** Returns the benefits of one category, in any letter case, or all of them. */
    async list(queries: Queries, category = ALL_CATEGORIES) {
      const all = await findBenefits(queries, clock.now());
      const rows = filterByCategory(all, categoryOf, category);
      const show = await findPicturesOf(queries, rows);
      const benefits = rows.map((row) => presentBenefit(show(row)));
      return {
        benefits,
        groupedBenefits: groupByCategory(benefits, categoryOf).map((group) => ({
          category: group.category,
          benefits: [...group.items],
        })),
        categories: [...categoriesOf(all, categoryOf)],
        totalCount: benefits.length,
      };
    },
    /** @throws ApiError 404 where no valid benefit has this id. */
    get: async (queries: Queries, id: string) =>
      presentBenefit(await showPicturesOf(queries, await findOrThrow(queries, id))),
    /** Returns the member's own codes, the last made first (api/benefits-10). */
    async listRedemptions(queries: Queries, memberId: string) {
      const rows = await findRedemptions(queries, memberId);
      const show = await findPicturesOf(
        queries,
        rows.map((row) => row.benefit),
      );
      return rows.map((row) => presentRedemption({ ...row, benefit: show(row.benefit) }, branding));
    },
    /** Returns the member's code, the same one while it is valid, and emails it (api/benefits-7, api/benefits-8). */
    async redeem(transaction: Transaction, id: string, memberId: string) {
      const benefit = await findOrThrow(transaction, id);
      countConfirmation(memberId);
      const now = clock.now();
      const code = Array.from({ length: CODE_PARTS }, () => readableCode(random, CODE_PART_LENGTH));
      const saved = await saveRedemption(transaction, {
        memberId,
        benefitId: benefit.id,
        code: code.join('-'),
        createdAt: now,
        expiresAt: codeEnd(benefit, now),
      });
      const shown = await showPictureOf(transaction, benefit);
      const redemption = presentRedemption({ ...saved, benefit: shown }, branding);
      if (await claimRedemptionEmail(transaction, saved, now)) {
        const to = recipientOf(await findContact(transaction, memberId));
        await outbox.put(transaction, redemptionEmail(branding, to, benefit, redemption));
      }
      return redemption;
    },
  };
}
