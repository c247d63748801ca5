import type { Call } from '../call.ts';
import { requestPayloadSchema, requestReceiptSchema } from '../requests.ts';

/** Sends a request to the concierge, and confirms it by email. The rules are those of `requestIssues`. */
export const submitRequest = {
  method: 'POST',
  path: '/api/requests',
  access: { kind: 'member' },
  summary: 'Sends a request to the concierge; with change requests at most 300 an hour.',
  body: requestPayloadSchema,
  status: 201,
  data: requestReceiptSchema,
} as const satisfies Call;
