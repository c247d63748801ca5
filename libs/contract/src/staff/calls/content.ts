import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { noData } from '../../calls/sharedSchemas.ts';
import { LINE_LIMIT } from '../../limits.ts';
import { idSchema } from '../../primitives.ts';
import {
  bulkChangeSchema,
  bulkResultSchema,
  contentChoicesSchema,
  contentDetailSchema,
  contentOrderSchema,
  contentPageSchema,
  contentPreviewSchema,
  contentQuerySchema,
  contentVersionDetailSchema,
  contentVersionsSchema,
  draftToSaveSchema,
  hidingSchema,
  hidingTimeSchema,
  publicationSchema,
  revertSchema,
  scheduleSchema,
  suggestedValuesSchema,
} from '../content.ts';
import { contentKinds } from '../contentKinds.ts';

const edit = { kind: 'staff', permission: 'content.edit' } as const;
const publish = { kind: 'staff', permission: 'content.publish' } as const;
const editOrKey = { ...edit, apiKeys: true } as const;
const publishOrKey = { ...publish, apiKeys: true } as const;

const kindParams = z.object({ kind: z.enum(contentKinds) });
const itemParams = z.object({ kind: z.enum(contentKinds), id: idSchema });

/** Lists the items of a kind: new drafts first, then in the order of members' lists. */
export const listContent = {
  method: 'GET',
  path: '/api/staff/content/:kind',
  access: editOrKey,
  summary: 'The items of a kind: new drafts first, then as members see them.',
  failure: 'The list could not be loaded.',
  params: kindParams,
  query: contentQuerySchema,
  data: contentPageSchema,
} as const satisfies Call;

/** Gets an item with what is published of it and its draft. */
export const getContent = {
  method: 'GET',
  path: '/api/staff/content/:kind/:id',
  access: editOrKey,
  summary: 'An item with what is published of it and its draft.',
  failure: 'The item could not be loaded.',
  params: itemParams,
  data: contentDetailSchema,
} as const satisfies Call;

/** Saves a draft. A new item has the id that the desk chose for it. */
export const saveContentDraft = {
  method: 'PUT',
  path: '/api/staff/content/:kind/:id/draft',
  access: edit,
  summary: 'Saves the draft of an item. One that somebody else saved meanwhile is refused.',
  failure: 'The draft was not saved.',
  params: itemParams,
  body: draftToSaveSchema,
  data: contentDetailSchema,
} as const satisfies Call;

/** Deletes a draft. What is published stays. */
export const discardContentDraft = {
  method: 'DELETE',
  path: '/api/staff/content/:kind/:id/draft',
  access: edit,
  summary: 'Deletes the draft of an item. What is published stays.',
  failure: 'The draft was not deleted.',
  params: itemParams,
  data: noData,
} as const satisfies Call;

/** Publishes a draft. */
export const publishContent = {
  method: 'POST',
  path: '/api/staff/content/:kind/:id/publish',
  access: publish,
  summary: 'Publishes the draft of an item, complete and valid.',
  failure: 'It was not published.',
  params: itemParams,
  body: publicationSchema,
  data: contentDetailSchema,
} as const satisfies Call;

/** Sets when a draft goes live by itself, or takes that back. */
export const scheduleContent = {
  method: 'POST',
  path: '/api/staff/content/:kind/:id/schedule',
  access: publish,
  summary: 'Sets when the draft of an item goes live, or takes that back.',
  failure: 'It was not scheduled.',
  params: itemParams,
  body: scheduleSchema,
  data: contentDetailSchema,
} as const satisfies Call;

/** Hides an item from members, or shows it again. */
export const hideContent = {
  method: 'POST',
  path: '/api/staff/content/:kind/:id/hide',
  access: publishOrKey,
  summary: 'Hides an item from members, or shows it again.',
  failure: 'Nothing was changed.',
  params: itemParams,
  body: hidingSchema,
  data: contentDetailSchema,
} as const satisfies Call;

/** Sets when an item is hidden by itself, or takes that back. */
export const scheduleHiding = {
  method: 'POST',
  path: '/api/staff/content/:kind/:id/hiding',
  access: publish,
  summary: 'Sets when an item is hidden from members, or takes that back.',
  failure: 'The time was not stored.',
  params: itemParams,
  body: hidingTimeSchema,
  data: contentDetailSchema,
} as const satisfies Call;

/** Publishes an earlier version again. */
export const revertContent = {
  method: 'POST',
  path: '/api/staff/content/:kind/:id/revert',
  access: publish,
  summary: 'Publishes an earlier version of an item again, as a new version.',
  failure: 'It was not reverted.',
  params: itemParams,
  body: revertSchema,
  data: contentDetailSchema,
} as const satisfies Call;

/** Lists the published versions of an item, the newest first. */
export const listContentVersions = {
  method: 'GET',
  path: '/api/staff/content/:kind/:id/versions',
  access: editOrKey,
  summary: 'The published versions of an item, the newest first.',
  failure: 'The history could not be loaded.',
  params: itemParams,
  data: contentVersionsSchema,
} as const satisfies Call;

/** Gets a published version of an item, with its document. */
export const getContentVersion = {
  method: 'GET',
  path: '/api/staff/content/:kind/:id/versions/:number',
  access: editOrKey,
  summary: 'One published version of an item, with its document.',
  failure: 'The version could not be loaded.',
  params: z.object({
    kind: z.enum(contentKinds),
    id: idSchema,
    number: z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')),
  }),
  data: contentVersionDetailSchema,
} as const satisfies Call;

/** Puts the published items of a kind in an order. */
export const orderContent = {
  method: 'PUT',
  path: '/api/staff/content-order/:kind',
  access: publishOrKey,
  summary: 'Puts the published items of a kind in an order.',
  failure: 'The order was not changed.',
  params: kindParams,
  body: contentOrderSchema,
  data: noData,
} as const satisfies Call;

/** Publishes, hides or shows many items. Each is done or refused for itself. */
export const changeManyContents = {
  method: 'POST',
  path: '/api/staff/content-changes/:kind',
  access: publish,
  summary: 'Publishes, hides or shows many items. Each is done or refused for itself.',
  failure: 'Nothing was changed.',
  params: kindParams,
  body: bulkChangeSchema,
  data: bulkResultSchema,
} as const satisfies Call;

/** Makes a link to a preview of a draft, valid for fifteen minutes. */
export const previewContent = {
  method: 'POST',
  path: '/api/staff/content/:kind/:id/preview',
  access: edit,
  summary: 'Makes a link to a preview of an item, valid for fifteen minutes.',
  failure: 'The preview could not be opened.',
  params: itemParams,
  data: contentPreviewSchema,
} as const satisfies Call;

/** Lists the values that items have in a field, the most frequent first. */
export const listSuggestedValues = {
  method: 'GET',
  path: '/api/staff/content-values/:kind/:field',
  access: editOrKey,
  summary: 'The values that items have in a field, the most frequent first.',
  failure: 'The suggestions could not be loaded.',
  params: z.object({ kind: z.enum(contentKinds), field: idSchema }),
  data: suggestedValuesSchema,
} as const satisfies Call;

/** Searches items to refer to. */
export const searchContentChoices = {
  method: 'GET',
  path: '/api/staff/content-choices/:kind',
  access: editOrKey,
  summary:
    'Items of a kind to refer to, by parts of their names: published ones, and new ones of a release.',
  failure: 'The search failed.',
  params: kindParams,
  query: z.object({
    /** Parts of a name. All are offered without any, as where a field was emptied. */
    text: z._default(z.string().check(z.maxLength(LINE_LIMIT)), ''),
    /** A release whose new items are among them. */
    release: z.optional(idSchema),
  }),
  data: contentChoicesSchema,
} as const satisfies Call;
