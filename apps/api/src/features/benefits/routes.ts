import { type Clock, dayOf } from '../../platform/clock.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { envelopeText, type KeptLists } from '../../platform/http/kept-lists/keptLists.ts';
import type { Benefits } from './service.ts';

/** Binds the calls of benefits to their service. The list is cached for all members, for one day. */
export const benefitHandlers = (
  benefits: Benefits,
  responseCache: KeptLists,
  clock: Clock,
): HandlersOf<'listBenefits' | 'getBenefit' | 'redeemBenefit'> => ({
  listBenefits: {
    // The day is part of the cache key, because benefits expire at the end of a day.
    kept: ({ query: { category } }) =>
      responseCache.get(`benefits ${dayOf(clock.now())} ${category ?? ''}`, async () =>
        envelopeText(await benefits.list(category)),
      ),
  },
  getBenefit: {
    answer: async ({ params }) => ({ data: await benefits.one(params.id) }),
  },
  redeemBenefit: {
    write: async ({ params, caller }, transaction) => ({
      data: await benefits.redeem(transaction, params.id, caller),
    }),
  },
});
