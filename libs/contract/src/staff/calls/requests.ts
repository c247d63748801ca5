import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { idParams } from '../../calls/sharedSchemas.ts';
import { requestEntryQuerySchema } from '../../memberRequests.ts';
import { idSchema } from '../../primitives.ts';
import { deskMoveSchema, movePreviewSchema } from '../deskMoves.ts';
import { handOverResultSchema, handOverSchema } from '../handOvers.ts';
import { macroRunSchema } from '../macros.ts';
import {
  deskMessageSchema,
  deskNoteSchema,
  deskQuerySchema,
  deskRequestDetailSchema,
  deskRequestPageSchema,
  deskSearchSchema,
  enteredRequestSchema,
  namedPersonSchema,
  requestTagChangeSchema,
} from '../requests.ts';

const read = { kind: 'staff', permission: 'desk.read' } as const;
const reply = { kind: 'staff', permission: 'desk.reply' } as const;
const readOrKey = { ...read, apiKeys: true } as const;
const replyOrKey = { ...reply, apiKeys: true } as const;

/** Lists a page of the queue in one of its views, of at most 25 requests. */
export const listDeskRequests = {
  method: 'GET',
  path: '/api/staff/requests',
  access: readOrKey,
  summary: 'The queue of requests in one of its views, in pages of 25.',
  failure: 'The queue could not be loaded.',
  query: deskQuerySchema,
  data: deskRequestPageSchema,
} as const satisfies Call;

/** Searches requests by reference, member, subject, thread and tag, the last changed first. */
export const searchDeskRequests = {
  method: 'GET',
  path: '/api/staff/request-search',
  access: readOrKey,
  summary:
    'Requests by reference, member, subject, words of the thread or tag, the last changed first, in pages of 25.',
  failure: 'The search failed.',
  query: deskSearchSchema,
  data: deskRequestPageSchema,
} as const satisfies Call;

/** Reads a request with its thread, or the lines before one that was read. */
export const getDeskRequest = {
  method: 'GET',
  path: '/api/staff/requests/:id',
  access: readOrKey,
  summary: 'A request with its whole thread.',
  failure: 'The request could not be loaded.',
  params: idParams,
  query: requestEntryQuerySchema,
  data: deskRequestDetailSchema,
} as const satisfies Call;

/** Enters a request on behalf of a member. */
export const enterDeskRequest = {
  method: 'POST',
  path: '/api/staff/requests',
  access: replyOrKey,
  summary: 'Enters a request on behalf of a member.',
  failure: 'The request was not entered.',
  body: enteredRequestSchema,
  status: 201,
  data: deskRequestDetailSchema,
} as const satisfies Call;

/**
 * Takes, asks, confirms, completes, declines or moves a request otherwise. A version other than the current one is
 * refused. Giving it to others, merging it and taking a merge back need `desk.assign`.
 */
export const moveDeskRequest = {
  method: 'POST',
  path: '/api/staff/requests/:id/moves',
  access: reply,
  summary:
    'Takes, asks, confirms, completes, declines or moves a request otherwise. To assign, merge or unmerge it takes desk.assign.',
  failure: 'The request was not changed.',
  params: idParams,
  body: deskMoveSchema,
  data: deskRequestDetailSchema,
} as const satisfies Call;

/** Renders the email that a move would send to the member, and moves nothing. The version is not compared. */
export const previewDeskMove = {
  method: 'POST',
  path: '/api/staff/requests/:id/move-previews',
  access: reply,
  summary: 'The email that a move would send to the member. Nothing is moved.',
  failure: 'The email could not be shown.',
  params: idParams,
  body: deskMoveSchema,
  data: movePreviewSchema,
} as const satisfies Call;

/**
 * Hands requests over to a colleague, or back to the queue. What is refused is named, and the others are done. Those of others need
 * `desk.assign`.
 */
export const handOverDeskRequests = {
  method: 'POST',
  path: '/api/staff/hand-overs',
  access: reply,
  summary:
    'Hands at most 200 requests over to a colleague or back to the queue. Each refused one is named, the others are done. Those of others take desk.assign.',
  failure: 'The requests were not handed over.',
  body: handOverSchema,
  data: handOverResultSchema,
} as const satisfies Call;

/** Writes to the member. It is refused when the thread has a line that was not seen. */
export const writeDeskMessage = {
  method: 'POST',
  path: '/api/staff/requests/:id/messages',
  access: reply,
  summary: 'Writes to the member, unless the thread has a line that was not seen.',
  failure: 'The message was not sent.',
  params: idParams,
  body: deskMessageSchema,
  data: deskRequestDetailSchema,
} as const satisfies Call;

/** Writes a note that staff alone read. */
export const writeDeskNote = {
  method: 'POST',
  path: '/api/staff/requests/:id/notes',
  access: reply,
  summary: 'Writes a note that staff alone read.',
  failure: 'The note was not saved.',
  params: idParams,
  body: deskNoteSchema,
  data: deskRequestDetailSchema,
} as const satisfies Call;

/** Runs a macro on a request: all of it, or nothing where one step is refused. */
export const runMacro = {
  method: 'POST',
  path: '/api/staff/requests/:id/macros/:macroId',
  access: reply,
  summary: 'Runs a macro on a request: all of it, or nothing where one step is refused.',
  failure: 'The macro was not run.',
  params: z.object({ id: idSchema, macroId: idSchema }),
  body: macroRunSchema,
  data: deskRequestDetailSchema,
} as const satisfies Call;

/** Adds and removes tags of a request. The others stay, so that nothing is lost of two changes at once. */
export const changeDeskTags = {
  method: 'POST',
  path: '/api/staff/requests/:id/tags',
  access: replyOrKey,
  summary: 'Adds and removes tags of a request.',
  failure: 'The tags were not changed.',
  params: idParams,
  body: requestTagChangeSchema,
  data: deskRequestDetailSchema,
} as const satisfies Call;

/** Lists the staff who work on requests. */
export const listAssignees = {
  method: 'GET',
  path: '/api/staff/assignees',
  access: readOrKey,
  summary: 'The staff who work on requests.',
  failure: 'The list of colleagues could not be loaded.',
  data: z.array(namedPersonSchema),
} as const satisfies Call;
