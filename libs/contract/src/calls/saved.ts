import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import {
  savedItemChangeSchema,
  savedItemParams,
  savedItemSchema,
  savedRemovalQuery,
  savedStateSchema,
} from '../saved.ts';

/** Lists what the member saved, the last first. What the club does not offer any more is among it. */
export const listSaved = {
  method: 'GET',
  path: '/api/saved',
  access: { kind: 'member', viewable: false },
  summary: 'What the member saved, the last first, at most 500.',
  failure: 'Failed to fetch saved items',
  data: z.array(savedItemSchema),
} as const satisfies Call;

/** Saves something, or changes the note on it. An older change than the stored one changes nothing. */
export const saveItem = {
  method: 'PUT',
  path: '/api/saved/:kind/:id',
  access: { kind: 'member', viewable: false },
  summary: 'Saves something with a note, at most 500 things. The latest change of a thing wins.',
  failure: 'Failed to save',
  params: savedItemParams,
  body: savedItemChangeSchema,
  data: savedStateSchema,
} as const satisfies Call;

/** Removes something from what the member saved. An older change than the stored one changes nothing. */
export const unsaveItem = {
  method: 'DELETE',
  path: '/api/saved/:kind/:id',
  access: { kind: 'member', viewable: false },
  summary: 'Removes something from what the member saved. The latest change of a thing wins.',
  failure: 'Failed to remove a saved item',
  params: savedItemParams,
  query: savedRemovalQuery,
  data: savedStateSchema,
} as const satisfies Call;
