import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { cardSubmissionSchema, paymentMethodSchema } from '../paymentMethods.ts';
import { idParams, noData } from './sharedSchemas.ts';

/** Lists the member's cards: the preferred one first, then the newest first. */
export const listPaymentMethods = {
  method: 'GET',
  path: '/api/profile/payment-methods',
  access: { kind: 'member', viewable: false },
  summary: "The member's cards.",
  failure: 'Failed to fetch payment methods',
  data: z.array(paymentMethodSchema),
} as const satisfies Call;

/** Adds a card to the member's own, at most 20. Repeated with the same key it adds one card. */
export const addPaymentMethod = {
  method: 'POST',
  path: '/api/profile/payment-methods',
  access: { kind: 'member', viewable: false },
  summary: 'Adds a card.',
  failure: 'Failed to add payment method',
  body: cardSubmissionSchema,
  status: 201,
  data: paymentMethodSchema,
} as const satisfies Call;

/** Deletes a card of the member. Another member's card and an unknown one are a 404. */
export const deletePaymentMethod = {
  method: 'DELETE',
  path: '/api/profile/payment-methods/:id',
  access: { kind: 'member', viewable: false },
  summary: 'Deletes a card.',
  failure: 'Failed to delete payment method',
  params: idParams,
  data: noData,
} as const satisfies Call;
