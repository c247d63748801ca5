import type { Call } from '../call.ts';
import {
  eventListSchema,
  eventSchema,
  registrationPayloadSchema,
  registrationSchema,
} from '../event.ts';
import { byCategory, byId } from './parts.ts';

export const listEvents = {
  method: 'GET',
  path: '/api/events',
  access: 'member',
  summary: 'The events, whole or of one category.',
  query: byCategory,
  data: eventListSchema,
} as const satisfies Call;

export const getEvent = {
  method: 'GET',
  path: '/api/events/:id',
  access: 'visitor',
  summary: 'One event.',
  params: byId,
  data: eventSchema,
} as const satisfies Call;

export const registerForEvent = {
  method: 'POST',
  path: '/api/events/:id/register',
  access: 'member',
  summary: 'Registers an attendee; again gives the same confirmation number.',
  params: byId,
  body: registrationPayloadSchema,
  data: registrationSchema,
} as const satisfies Call;
