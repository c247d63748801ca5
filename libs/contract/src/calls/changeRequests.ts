import type { Call } from '../call.ts';
import { changeRequestPayloadSchema, changeRequestSchema } from '../profile.ts';

/** Asks the club to change what a member cannot. The profile stays as it is until staff have done so. */
export const submitChangeRequest = {
  method: 'POST',
  path: '/api/profile/change-requests',
  access: { kind: 'member', viewable: false },
  summary:
    'Asks the club to change email, legal name or birth date; with requests at most 300 an hour.',
  failure: 'Failed to submit change request',
  body: changeRequestPayloadSchema,
  status: 201,
  data: changeRequestSchema,
} as const satisfies Call;
