import type { Call } from '../call.ts';
import {
  eventListSchema,
  eventSchema,
  registrationPayloadSchema,
  registrationSchema,
} from '../events.ts';
import { categoryQuery, idParams } from './sharedSchemas.ts';

export const listEvents = {
  method: 'GET',
  path: '/api/events',
  access: { kind: 'member' },
  summary: 'The events, whole or of one category.',
  query: categoryQuery,
  data: eventListSchema,
} as const satisfies Call;

export const getEvent = {
  method: 'GET',
  path: '/api/events/:id',
  access: { kind: 'shared' },
  summary: 'One event.',
  params: idParams,
  data: eventSchema,
} as const satisfies Call;

export const registerForEvent = {
  method: 'POST',
  path: '/api/events/:id/register',
  access: { kind: 'member' },
  summary:
    'Registers an attendee and e-mails the confirmation; again gives the same number, without a second e-mail within five minutes. With redemptions at most 60 an hour.',
  params: idParams,
  body: registrationPayloadSchema,
  data: registrationSchema,
} as const satisfies Call;
