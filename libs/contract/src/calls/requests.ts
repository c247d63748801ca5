import type { Call } from '../call.ts';
import {
  memberRequestDetailSchema,
  memberRequestPageSchema,
  memberRequestQuerySchema,
  requestCancellationSchema,
  requestEntryQuerySchema,
  requestMessageSchema,
  requestRatingPayloadSchema,
  seenEntrySchema,
} from '../memberRequests.ts';
import { requestPayloadSchema, requestReceiptSchema } from '../requests.ts';
import { idParams, noData } from './sharedSchemas.ts';

/** Sends a request to the concierge, and confirms it by email. The rules are those of `requestIssues`. */
export const submitRequest = {
  method: 'POST',
  path: '/api/requests',
  access: { kind: 'member', viewable: false },
  summary: 'Sends a request to the concierge; with change requests at most 300 an hour.',
  body: requestPayloadSchema,
  status: 201,
  data: requestReceiptSchema,
} as const satisfies Call;

/** Lists the member's own requests, the last changed first, in pages of 50. */
export const listRequests = {
  method: 'GET',
  path: '/api/requests',
  access: { kind: 'member', viewable: true },
  summary: "The member's own requests, the last changed first, in pages of 50.",
  query: memberRequestQuerySchema,
  data: memberRequestPageSchema,
} as const satisfies Call;

/** Reads one of the member's own requests with its thread. Another member's is a 404. */
export const getRequest = {
  method: 'GET',
  path: '/api/requests/:id',
  access: { kind: 'member', viewable: true },
  summary: "A request of the member's own with its thread.",
  params: idParams,
  query: requestEntryQuerySchema,
  data: memberRequestDetailSchema,
} as const satisfies Call;

/** Sends a message on a request. Of one that ended over 14 days ago it begins a new request, which is returned. */
export const sendRequestMessage = {
  method: 'POST',
  path: '/api/requests/:id/messages',
  access: { kind: 'member', viewable: false },
  summary:
    'Sends a message about a request; at most 60 an hour. It responds to a question, and reopens a request that ended within 14 days. Of one that ended earlier it begins a new request, which is returned.',
  params: idParams,
  body: requestMessageSchema,
  data: memberRequestDetailSchema,
} as const satisfies Call;

/** Cancels a request. Once it is confirmed, this asks the concierge to cancel it. */
export const cancelRequest = {
  method: 'POST',
  path: '/api/requests/:id/cancel',
  access: { kind: 'member', viewable: false },
  summary: 'Cancels a request. Once it is confirmed, the concierge is asked to cancel it.',
  params: idParams,
  body: requestCancellationSchema,
  data: memberRequestDetailSchema,
} as const satisfies Call;

/** Rates a completed request, once. */
export const rateRequest = {
  method: 'POST',
  path: '/api/requests/:id/rating',
  access: { kind: 'member', viewable: false },
  summary: 'Rates a completed request, once.',
  params: idParams,
  body: requestRatingPayloadSchema,
  data: memberRequestDetailSchema,
} as const satisfies Call;

/** Says that the member has the thread open and saw a line, so that no email tells of what they read. */
export const markRequestSeen = {
  method: 'POST',
  path: '/api/requests/:id/seen',
  access: { kind: 'member', viewable: false },
  summary: 'Says that the member saw the thread up to a line: no email tells of what they read.',
  params: idParams,
  body: seenEntrySchema,
  data: noData,
} as const satisfies Call;
