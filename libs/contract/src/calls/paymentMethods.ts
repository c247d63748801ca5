import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { cardSubmissionSchema, paymentMethodSchema } from '../paymentMethods.ts';
import { idParams, noData } from './sharedSchemas.ts';

export const listPaymentMethods = {
  method: 'GET',
  path: '/api/profile/payment-methods',
  access: { kind: 'member' },
  summary: "The member's cards.",
  data: z.array(paymentMethodSchema),
} as const satisfies Call;

export const addPaymentMethod = {
  method: 'POST',
  path: '/api/profile/payment-methods',
  access: { kind: 'member' },
  summary: 'Adds a card.',
  body: cardSubmissionSchema,
  status: 201,
  data: paymentMethodSchema,
} as const satisfies Call;

export const deletePaymentMethod = {
  method: 'DELETE',
  path: '/api/profile/payment-methods/:id',
  access: { kind: 'member' },
  summary: 'Deletes a card.',
  params: idParams,
  data: noData,
} as const satisfies Call;
