import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { idParams, noData, seenVersionQuery } from '../../calls/sharedSchemas.ts';
import { idSchema } from '../../primitives.ts';
import { bulkResultSchema, contentDetailSchema } from '../content.ts';
import { contentKinds } from '../contentKinds.ts';
import {
  draftsToAddSchema,
  newReleaseSchema,
  releaseChoiceSchema,
  releaseDetailSchema,
  releasePublicationSchema,
  releaseReversionSchema,
  releaseScheduleSchema,
  releasesSchema,
  releaseTitleSchema,
} from '../releases.ts';

const edit = { kind: 'staff', permission: 'content.edit' } as const;
// What is put into a scheduled release goes live with it, so that it takes the right to publish.
const publish = { kind: 'staff', permission: 'content.publish' } as const;

const itemParams = z.object({ kind: z.enum(contentKinds), id: idSchema });

/** Lists the releases: those that wait, the newest first, and then the last that were published. */
export const listReleases = {
  method: 'GET',
  path: '/api/staff/releases',
  access: edit,
  summary: 'The releases: those that wait, the newest first, and then the last published ones.',
  failure: 'The releases could not be loaded.',
  data: releasesSchema,
} as const satisfies Call;

/** Gets a release with its drafts and with what keeps it from being published. */
export const getRelease = {
  method: 'GET',
  path: '/api/staff/releases/:id',
  access: edit,
  summary: 'A release with its drafts, and with what keeps it from being published.',
  failure: 'The release could not be loaded.',
  params: idParams,
  data: releaseDetailSchema,
} as const satisfies Call;

/** Adds an empty release. */
export const addRelease = {
  method: 'POST',
  path: '/api/staff/releases',
  access: publish,
  summary: 'Adds a release without drafts.',
  failure: 'The release was not added.',
  body: newReleaseSchema,
  status: 201,
  data: releaseDetailSchema,
} as const satisfies Call;

/** Renames a release. A version other than the current one is refused. */
export const renameRelease = {
  method: 'PUT',
  path: '/api/staff/releases/:id',
  access: publish,
  summary: 'Renames a release that was not published.',
  failure: 'The release was not renamed.',
  params: idParams,
  body: releaseTitleSchema,
  data: releaseDetailSchema,
} as const satisfies Call;

/** Deletes a release that was not published. Its drafts stay. */
export const deleteRelease = {
  method: 'DELETE',
  path: '/api/staff/releases/:id',
  access: publish,
  summary: 'Deletes a release that was not published. Its drafts stay.',
  failure: 'The release was not deleted.',
  params: idParams,
  query: seenVersionQuery,
  data: noData,
} as const satisfies Call;

/** Adds drafts to a release. */
export const addToRelease = {
  method: 'POST',
  path: '/api/staff/releases/:id/drafts',
  access: publish,
  summary: 'Adds the drafts of items to a release. Each is added or refused for itself.',
  failure: 'Nothing was added.',
  params: idParams,
  body: draftsToAddSchema,
  data: bulkResultSchema,
} as const satisfies Call;

/** Puts the draft of an item into a release, or takes it out. */
export const chooseRelease = {
  method: 'PUT',
  path: '/api/staff/content/:kind/:id/release',
  access: publish,
  summary: 'Puts the draft of an item into a release, or takes it out of its release.',
  failure: 'The release was not changed.',
  params: itemParams,
  body: releaseChoiceSchema,
  data: contentDetailSchema,
} as const satisfies Call;

/** Publishes all drafts of a release, or none. The data of a refused one have its issues, and no time of publication. */
export const publishRelease = {
  method: 'POST',
  path: '/api/staff/releases/:id/publish',
  access: publish,
  summary:
    'Publishes all drafts of a release together. Where something keeps one from it, none is published, and the data have the issues.',
  failure: 'It was not published.',
  params: idParams,
  body: releasePublicationSchema,
  data: releaseDetailSchema,
} as const satisfies Call;

/** Takes a published release back, or changes nothing where one of its items was changed since. */
export const revertRelease = {
  method: 'POST',
  path: '/api/staff/releases/:id/revert',
  access: publish,
  summary:
    'Takes a published release back: what it changed is as before, and what it added is hidden. Refused where one of its items was changed since.',
  failure: 'It was not taken back.',
  params: idParams,
  body: releaseReversionSchema,
  data: releaseDetailSchema,
} as const satisfies Call;

/** Sets when a release goes live by itself, or takes that back. */
export const scheduleRelease = {
  method: 'POST',
  path: '/api/staff/releases/:id/schedule',
  access: publish,
  summary: 'Sets when a release goes live, or takes that back.',
  failure: 'It was not scheduled.',
  params: idParams,
  body: releaseScheduleSchema,
  data: releaseDetailSchema,
} as const satisfies Call;
