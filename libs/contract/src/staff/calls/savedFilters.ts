import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { idParams, noData } from '../../calls/sharedSchemas.ts';
import { newSavedFilterSchema, savedFilterSchema } from '../savedFilters.ts';

const access = { kind: 'staff', permission: 'desk.read' } as const;

/** Lists the filters that the caller saved, by name. */
export const listSavedFilters = {
  method: 'GET',
  path: '/api/staff/filters',
  access,
  summary: 'The filters of the queue that the caller saved, by name.',
  failure: 'Your filters could not be loaded.',
  data: z.array(savedFilterSchema),
} as const satisfies Call;

/** Saves a filter for the caller. A name that another one of theirs has is refused. */
export const addSavedFilter = {
  method: 'POST',
  path: '/api/staff/filters',
  access,
  summary: 'Saves a filter of the queue for the caller.',
  failure: 'The filter was not saved.',
  body: newSavedFilterSchema,
  status: 201,
  data: savedFilterSchema,
} as const satisfies Call;

/** Deletes a filter of the caller. */
export const deleteSavedFilter = {
  method: 'DELETE',
  path: '/api/staff/filters/:id',
  access,
  summary: 'Deletes a filter of the caller.',
  failure: 'The filter was not deleted.',
  params: idParams,
  data: noData,
} as const satisfies Call;
