import type { Call } from '../call.ts';
import { profileSchema, profileUpdateSchema } from '../profile.ts';

/**
 * Reads the member's own profile, with the `ref` of the links that the member shares. There is no call for that of
 * another member.
 */
export const getProfile = {
  method: 'GET',
  path: '/api/profile',
  access: { kind: 'member', viewable: true },
  summary: "The member's own profile.",
  failure: 'Failed to fetch profile',
  data: profileSchema,
} as const satisfies Call;

/** Changes the fields of the profile that it names, and returns the whole profile. Null clears a field. */
export const updateProfile = {
  method: 'PUT',
  path: '/api/profile',
  access: { kind: 'member', viewable: false },
  summary: "Changes the member's own profile.",
  failure: 'Failed to update profile',
  body: profileUpdateSchema,
  data: profileSchema,
} as const satisfies Call;
