import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists one's own open sessions. */
export const listStaffSessions: ClientFunction<typeof staff.listStaffSessions> = clientFunction(
  staff.listStaffSessions,
  'Your sessions could not be loaded.',
);

/** Ends one of one's own sessions. */
export const endStaffSession: ClientFunction<typeof staff.endStaffSession> = clientFunction(
  staff.endStaffSession,
  'The session was not ended.',
);
