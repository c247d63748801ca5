import { type Clock, dayOf } from '../../platform/process/clock.ts';
import type { HandlersOf } from '../../http/calls/handler.ts';
import type { ResponseCache } from '../../http/cache/responseCache.ts';
import { envelopeTextOf } from '../../http/responses.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import type { Benefits } from './service.ts';

/** Binds the calls of benefits to their service. The list is cached for all members, for one day. */
export function benefitHandlers(
  benefits: Benefits,
  queries: Queries,
  responseCache: ResponseCache,
  clock: Clock,
): HandlersOf<'listBenefits' | 'getBenefit' | 'redeemBenefit'> {
  return {
    listBenefits: {
      // The day is part of the cache key, because benefits expire at the end of a day.
      cached: ({ query: { category } }) =>
        responseCache.get(`benefits ${dayOf(clock.now())} ${category ?? ''}`, async () =>
          envelopeTextOf({ data: await benefits.list(queries, category) }),
        ),
    },
    getBenefit: {
      query: async ({ params }) => ({ data: await benefits.get(queries, params.id) }),
    },
    redeemBenefit: {
      command: async ({ params, caller }, transaction) => ({
        data: await benefits.redeem(transaction, params.id, caller.memberId),
        events: [{ action: 'benefit.redeemed', subject: `benefit:${params.id}` }],
      }),
    },
  };
}
