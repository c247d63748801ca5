import type { Call } from '../call.ts';
import { requestPayloadSchema, requestReceiptSchema } from '../request.ts';

export const submitRequest = {
  method: 'POST',
  path: '/api/requests',
  access: 'member',
  summary: 'Sends a request to the concierge.',
  body: requestPayloadSchema,
  data: requestReceiptSchema,
} as const satisfies Call;
