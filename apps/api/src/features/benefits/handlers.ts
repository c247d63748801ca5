import type { callsOf } from '@parlour/contract';
import { clubDay } from '@parlour/core';
import type { HandlersOf } from '../../http/calls/handler.ts';
import { envelopeTextOf } from '../../http/responses.ts';
import type { ConfirmationDependencies } from '../dependencies.ts';
import { createReadPage } from '../content/readPage.ts';
import { createBenefits } from './service.ts';

/** Binds the calls of benefits to their service. The list is cached for all members, for one day. */
export function benefitHandlers(
  dependencies: ConfirmationDependencies,
): HandlersOf<typeof callsOf.benefits & typeof callsOf.redemptions> {
  const { clock, database, responseCache } = dependencies;
  const benefits = createBenefits(dependencies);
  const readPage = createReadPage(database, clock);
  return {
    listBenefits: {
      // The day is part of the cache key, because benefits expire at the end of a day.
      cached: ({ query: { category } }) =>
        responseCache.get(`benefits ${clubDay(clock.now())} ${category ?? ''}`, async () =>
          envelopeTextOf({ data: await benefits.list(database.queries, category) }),
        ),
    },
    getBenefit: {
      query: async ({ params: { id }, caller }) => ({
        data: await readPage(caller, 'benefit', id, (queries) => benefits.get(queries, id)),
      }),
    },
    listRedemptions: {
      query: async ({ caller }) => ({
        data: await benefits.listRedemptions(database.queries, caller.memberId),
      }),
    },
    redeemBenefit: {
      command: async ({ params, caller }, transaction) => ({
        data: await benefits.redeem(transaction, params.id, caller.memberId),
        events: [{ action: 'benefit.redeemed', subject: `benefit:${params.id}` }],
      }),
    },
  };
}
