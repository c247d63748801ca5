import type { HandlersOf } from '../../platform/http/handler.ts';
import { comparable } from './policy.ts';
import type { PaymentMethods } from './service.ts';

/** Binds the calls of payment methods to their service. */
export const paymentMethodHandlers = (
  paymentMethods: PaymentMethods,
): HandlersOf<'listPaymentMethods' | 'addPaymentMethod' | 'deletePaymentMethod'> => ({
  listPaymentMethods: {
    answer: async ({ caller }) => ({ data: await paymentMethods.list(caller.memberId) }),
  },
  addPaymentMethod: {
    write: async ({ body, caller }, transaction) => ({
      data: await paymentMethods.add(transaction, caller.memberId, body),
    }),
    comparable: comparable,
  },
  deletePaymentMethod: {
    write: async ({ params, caller }, transaction) => {
      await paymentMethods.remove(transaction, caller.memberId, params.id);
      return { data: null };
    },
  },
});
