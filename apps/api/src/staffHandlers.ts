import type { StaffCalls } from '@parlour/contract/staff';
import type { DeskAccess } from './access/authorize.ts';
import { createDeskCookie } from './access/deskCookie.ts';
import type { FeatureDependencies } from './features/dependencies.ts';
import { staffSessionHandlers } from './features/staff/sessions/handlers.ts';
import { createStaffSessions } from './features/staff/sessions/service.ts';
import type { Handlers } from './http/calls/handler.ts';

/** Where the desk is. */
export interface DeskSettings {
  /** Scheme and host, without a slash at the end. */
  readonly url: string;
  /** Whether that host is the desk's alone. */
  readonly hasOwnHost: boolean;
}

/** Binds the calls of the desk, and tells the gate how to know who makes them. */
export function bindStaffFeatures(dependencies: FeatureDependencies & { desk: DeskSettings }) {
  const { desk, database, clock, random } = dependencies;
  const { queries } = database;
  const cookie = createDeskCookie(desk.url);
  const sessions = createStaffSessions({ queries, cookie, clock, random });
  const access: DeskAccess = {
    ...desk,
    cookie,
    checkSession: (token) => sessions.check(token),
  };
  const staffHandlers: Handlers<StaffCalls> = staffSessionHandlers(sessions, queries);
  return { staffHandlers, deskAccess: access };
}
