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

/**
 * Sends a request to the concierge by the rules of `requestIssues`, and confirms it by email. After a lost response,
 * repeat it with its key, and it is stored once.
 */
export const submitRequest = {
  method: 'POST',
  path: '/api/requests',
  access: { kind: 'member', viewable: false },
  summary: 'Sends a request to the concierge; with change requests at most 300 an hour.',
  failure: 'Failed to submit request',
  body: requestPayloadSchema,
  status: 201,
  data: requestReceiptSchema,
} as const satisfies Call;

/** Lists the member's own requests in pages of 50, the last changed first, and those booked by their day. */
export const listRequests = {
  method: 'GET',
  path: '/api/requests',
  access: { kind: 'member', viewable: true },
  summary:
    "The member's own requests in pages of 50, the last changed first, and those booked by their day.",
  failure: 'Failed to fetch requests',
  query: memberRequestQuerySchema,
  data: memberRequestPageSchema,
} as const satisfies Call;

/** Reads one of the member's own requests with its thread. Another member's is a 404. */
export const getRequest = {
  method: 'GET',
  path: '/api/requests/:id',
  access: { kind: 'member', viewable: true },
  summary: "A request of the member's own with its thread.",
  failure: 'Failed to fetch request',
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
  failure: 'Failed to send message',
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
  failure: 'Failed to cancel request',
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
  failure: 'Failed to rate request',
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
  failure: 'Failed to tell what was read',
  params: idParams,
  body: seenEntrySchema,
  data: noData,
} as const satisfies Call;
