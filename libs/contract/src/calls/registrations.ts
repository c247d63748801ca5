import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { registrationPayloadSchema, registrationSchema } from '../registrations.ts';
import { idParams, noData } from './sharedSchemas.ts';

/** Registers an attendee and emails the confirmation. Repeated calls return the same number and replace the attendee. */
export const registerForEvent = {
  method: 'POST',
  path: '/api/events/:id/register',
  access: { kind: 'member', viewable: false },
  summary:
    'Registers an attendee and emails the confirmation; again gives the same number, without a second email within five minutes. With redemptions at most 60 an hour.',
  failure: 'Registration failed',
  params: idParams,
  body: registrationPayloadSchema,
  data: registrationSchema,
} as const satisfies Call;

/** Cancels the member's registration and emails staff and the member. Repeated calls change and email nothing. */
export const cancelRegistration = {
  method: 'DELETE',
  path: '/api/events/:id/register',
  access: { kind: 'member', viewable: false },
  summary:
    "Cancels the member's registration and emails staff and member; again changes nothing. With requests at most 300 an hour.",
  failure: 'Failed to cancel registration',
  params: idParams,
  data: noData,
} as const satisfies Call;

/** Lists the member's own registrations, the last made first, at most 500. Those of past events are among them. */
export const listRegistrations = {
  method: 'GET',
  path: '/api/profile/registrations',
  access: { kind: 'member', viewable: true },
  summary: "The member's own registrations, the last made first, at most 500.",
  failure: 'Failed to fetch registrations',
  data: z.array(registrationSchema),
} as const satisfies Call;
