import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { idParams, noData, seenVersionQuery } from '../../calls/sharedSchemas.ts';
import { cannedReplyChangeSchema, cannedReplySchema, newCannedReplySchema } from '../replies.ts';

const managing = { kind: 'staff', permission: 'desk.settings' } as const;

/** Lists the canned replies by title, with their open slots. */
export const listCannedReplies = {
  method: 'GET',
  path: '/api/staff/replies',
  access: { kind: 'staff', permission: 'desk.read', apiKeys: true },
  summary: 'The canned replies, by title.',
  failure: 'The replies could not be loaded.',
  data: z.array(cannedReplySchema),
} as const satisfies Call;

/** Lists the canned replies with their slots filled in for a request and for the caller. */
export const fillCannedReplies = {
  method: 'GET',
  path: '/api/staff/requests/:id/replies',
  access: { kind: 'staff', permission: 'desk.reply' },
  summary: 'The canned replies, filled in for a request and for the caller.',
  failure: 'The replies could not be loaded.',
  params: idParams,
  data: z.array(cannedReplySchema),
} as const satisfies Call;

/** Adds a canned reply. An unknown slot and a title that another one has are refused. */
export const addCannedReply = {
  method: 'POST',
  path: '/api/staff/replies',
  access: managing,
  summary: 'Adds a canned reply.',
  failure: 'The reply was not added.',
  body: newCannedReplySchema,
  status: 201,
  data: cannedReplySchema,
} as const satisfies Call;

/** Changes a canned reply. A version other than the current one, and what {@link addCannedReply} refuses, are refused. */
export const changeCannedReply = {
  method: 'PUT',
  path: '/api/staff/replies/:id',
  access: managing,
  summary: 'Changes a canned reply.',
  failure: 'The reply was not changed.',
  params: idParams,
  body: cannedReplyChangeSchema,
  data: cannedReplySchema,
} as const satisfies Call;

/** Deletes a canned reply. A version other than the current one is refused. */
export const deleteCannedReply = {
  method: 'DELETE',
  path: '/api/staff/replies/:id',
  access: managing,
  summary: 'Deletes a canned reply.',
  failure: 'The reply was not deleted.',
  params: idParams,
  query: seenVersionQuery,
  data: noData,
} as const satisfies Call;
