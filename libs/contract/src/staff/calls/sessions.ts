import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { idParams, noData } from '../../calls/sharedSchemas.ts';
import { openSessionSchema } from '../../sessions.ts';

/** Lists the caller's own open sessions, the last used first. */
export const listStaffSessions = {
  method: 'GET',
  path: '/api/staff/sessions',
  access: { kind: 'staff', permission: 'account.own' },
  summary: "The caller's own open sessions, the last used first.",
  failure: 'Your sessions could not be loaded.',
  data: z.array(openSessionSchema),
} as const satisfies Call;

/** Ends one of the caller's own sessions. */
export const endStaffSession = {
  method: 'DELETE',
  path: '/api/staff/sessions/:id',
  access: { kind: 'staff', permission: 'account.own' },
  summary: "Ends one of the caller's own sessions.",
  failure: 'The session was not ended.',
  params: idParams,
  data: noData,
} as const satisfies Call;
