import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { openSessionSchema } from '../sessions.ts';
import { idParams, noData } from './sharedSchemas.ts';

/** Lists the member's open sessions, the last used first, with the browser and the time of the last use. */
export const listSessions = {
  method: 'GET',
  path: '/api/profile/sessions',
  access: { kind: 'member', viewable: false },
  summary: "The member's open sessions, the last used first.",
  failure: 'Failed to fetch devices',
  data: z.array(openSessionSchema),
} as const satisfies Call;

/** Ends one of the member's sessions. Another member's session, and one that has ended, is a 404. */
export const endSession = {
  method: 'DELETE',
  path: '/api/profile/sessions/:id',
  access: { kind: 'member', viewable: false },
  summary: "Ends one of the member's sessions.",
  failure: 'Failed to sign out device',
  params: idParams,
  data: noData,
} as const satisfies Call;

/** Ends all of the member's sessions, that of the call too. Its tokens open nothing from then on. */
export const endAllSessions = {
  method: 'DELETE',
  path: '/api/profile/sessions',
  access: { kind: 'member', viewable: false },
  summary: "Ends all of the member's sessions, that of this call too.",
  failure: 'Failed to sign out everywhere',
  data: noData,
} as const satisfies Call;
