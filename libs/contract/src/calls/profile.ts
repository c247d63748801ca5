import type { Call } from '../call.ts';
import {
  changeRequestPayloadSchema,
  changeRequestSchema,
  profileSchema,
  profileUpdateSchema,
} from '../profile.ts';

export const getProfile = {
  method: 'GET',
  path: '/api/profile',
  access: { kind: 'member' },
  summary: "The member's own profile.",
  data: profileSchema,
} as const satisfies Call;

export const updateProfile = {
  method: 'PUT',
  path: '/api/profile',
  access: { kind: 'member' },
  summary: "Changes the member's own profile.",
  body: profileUpdateSchema,
  data: profileSchema,
} as const satisfies Call;

export const submitChangeRequest = {
  method: 'POST',
  path: '/api/profile/change-requests',
  access: { kind: 'member' },
  summary:
    'Asks the club to change email, legal name or birth date; with requests at most 300 an hour.',
  body: changeRequestPayloadSchema,
  status: 201,
  data: changeRequestSchema,
} as const satisfies Call;
