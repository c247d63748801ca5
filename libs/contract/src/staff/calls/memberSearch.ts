import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { foundMemberSchema, memberSearchSchema } from '../memberSearch.ts';

/** Searches the active members by name and email. It finds at most ten, by name. */
export const searchMembers = {
  method: 'GET',
  path: '/api/staff/member-search',
  access: { kind: 'staff', permission: 'member.read', apiKeys: true },
  summary: 'Active members by a part of their name or email, at most ten.',
  failure: 'The search for members failed.',
  query: memberSearchSchema,
  data: z.array(foundMemberSchema),
} as const satisfies Call;
