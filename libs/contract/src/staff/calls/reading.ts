import type { Call } from '../../call.ts';
import { idParams, noData } from '../../calls/sharedSchemas.ts';
import { inboxPageSchema, inboxQuerySchema, inboxSeenSchema } from '../inbox.ts';
import { deskSeenSchema, viewCountsSchema, watchSchema } from '../reading.ts';

const access = { kind: 'staff', permission: 'desk.read' } as const;

/** Counts the open requests of each view, and those that the caller has not seen. */
export const countDeskRequests = {
  method: 'GET',
  path: '/api/staff/request-counts',
  access,
  summary: 'How many requests each view of the queue has, and how many of them are unseen.',
  failure: 'The requests could not be counted.',
  data: viewCountsSchema,
} as const satisfies Call;

/** Lists what the caller is told: mentions, requests that they got or lost, and what members wrote in theirs. */
export const listInbox = {
  method: 'GET',
  path: '/api/staff/inbox',
  access,
  summary: 'What the caller is told of requests, the newest first, in pages of 50.',
  failure: 'Your inbox could not be loaded.',
  query: inboxQuerySchema,
  data: inboxPageSchema,
} as const satisfies Call;

/** Says that the caller saw lines in their inbox, and so the threads up to these. */
export const markInboxSeen = {
  method: 'POST',
  path: '/api/staff/inbox/seen',
  access,
  summary: 'Says that the caller saw lines in their inbox, and so the threads up to these.',
  failure: 'That you read this was not stored.',
  body: inboxSeenSchema,
  data: noData,
} as const satisfies Call;

/** Says that the caller saw a thread up to a line. What came after it stays unseen. */
export const markDeskRequestSeen = {
  method: 'POST',
  path: '/api/staff/requests/:id/seen',
  access,
  summary: 'Says that the caller saw the thread up to a line.',
  failure: 'That you read the request was not stored.',
  params: idParams,
  body: deskSeenSchema,
  data: noData,
} as const satisfies Call;

/** Marks a request as unread for the caller, until they open it again. */
export const markDeskRequestUnread = {
  method: 'POST',
  path: '/api/staff/requests/:id/unread',
  access,
  summary: 'Marks the request as unread for the caller.',
  failure: 'The request was not marked as unread.',
  params: idParams,
  data: noData,
} as const satisfies Call;

/** Lets the caller watch a request that they do not have, or no longer. */
export const watchDeskRequest = {
  method: 'PUT',
  path: '/api/staff/requests/:id/watch',
  access,
  summary: 'Lets the caller watch a request, or no longer.',
  failure: 'Your choice was not stored.',
  params: idParams,
  body: watchSchema,
  data: noData,
} as const satisfies Call;
