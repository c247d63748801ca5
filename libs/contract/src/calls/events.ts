import type { Call } from '../call.ts';
import { eventListSchema, eventSchema } from '../events.ts';
import { categoryQuery, idParams } from './sharedSchemas.ts';

/** Lists past and future events by their start, all or of one category. `ALL` means all. */
export const listEvents = {
  method: 'GET',
  path: '/api/events',
  access: { kind: 'member', viewable: true },
  summary: 'The events, whole or of one category.',
  failure: 'Failed to fetch events',
  query: categoryQuery,
  data: eventListSchema,
} as const satisfies Call;

/** Reads one event by its id, past events too. */
export const getEvent = {
  method: 'GET',
  path: '/api/events/:id',
  access: { kind: 'shared' },
  summary: 'One event.',
  failure: 'Failed to fetch event',
  params: idParams,
  data: eventSchema,
} as const satisfies Call;
