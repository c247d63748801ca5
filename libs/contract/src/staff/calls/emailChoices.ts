import type { Call } from '../../call.ts';
import { emailChoicesSchema } from '../emailChoices.ts';

const access = { kind: 'staff', permission: 'desk.read' } as const;

/** Reads of what the caller wants emails. */
export const getEmailChoices = {
  method: 'GET',
  path: '/api/staff/email-choices',
  access,
  summary: 'Of what the caller wants emails.',
  failure: 'Your choice of emails could not be loaded.',
  data: emailChoicesSchema,
} as const satisfies Call;

/** Replaces the caller's choice of emails. */
export const setEmailChoices = {
  method: 'PUT',
  path: '/api/staff/email-choices',
  access,
  summary: "Replaces the caller's choice of emails.",
  failure: 'Your choice of emails was not saved.',
  body: emailChoicesSchema,
  data: emailChoicesSchema,
} as const satisfies Call;
