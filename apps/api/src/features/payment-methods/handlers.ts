import type { callsOf } from '@parlour/contract';
import type { HandlersOf } from '../../http/calls/handler.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { submissionFingerprint } from './policy.ts';
import { createPaymentMethods } from './service.ts';

/** Binds the calls of payment methods to their service. */
export function paymentMethodHandlers(
  dependencies: FeatureDependencies,
): HandlersOf<typeof callsOf.paymentMethods> {
  const { queries } = dependencies.database;
  const paymentMethods = createPaymentMethods(dependencies);
  return {
    listPaymentMethods: {
      query: async ({ caller }) => ({ data: await paymentMethods.list(queries, caller.memberId) }),
    },
    addPaymentMethod: {
      command: async ({ body, caller }, transaction, digits) => {
        const data = await paymentMethods.add(transaction, caller.memberId, body, digits);
        return {
          data,
          events: [{ action: 'payment-method.added', subject: `payment-method:${data.id}` }],
        };
      },
      hidesDigits: true,
      idempotencyFingerprint: submissionFingerprint,
    },
    deletePaymentMethod: {
      command: async ({ params, caller }, transaction) => {
        await paymentMethods.remove(transaction, caller.memberId, params.id);
        return {
          data: null,
          events: [{ action: 'payment-method.deleted', subject: `payment-method:${params.id}` }],
        };
      },
    },
  };
}
