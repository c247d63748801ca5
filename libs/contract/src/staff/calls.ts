import type { CallTable } from '../call.ts';
import * as staffCallsOf from './calls/index.ts';

/** The calls of the desk. A table of its own, so that the member app's bundle has none of them. */
export const staffCalls = {
  ...staffCallsOf.setUp,
  ...staffCallsOf.signIn,
  ...staffCallsOf.me,
  ...staffCallsOf.signOut,
  ...staffCallsOf.presence,
  ...staffCallsOf.search,
  ...staffCallsOf.requests,
  ...staffCallsOf.reading,
  ...staffCallsOf.agenda,
  ...staffCallsOf.house,
  ...staffCallsOf.memberSearch,
  ...staffCallsOf.replies,
  ...staffCallsOf.macros,
  ...staffCallsOf.savedFilters,
  ...staffCallsOf.emailChoices,
  ...staffCallsOf.sessions,
  ...staffCallsOf.keys,
  ...staffCallsOf.people,
  ...staffCallsOf.requestFiles,
  ...staffCallsOf.members,
  ...staffCallsOf.memberAdministration,
  ...staffCallsOf.memberViews,
  ...staffCallsOf.changeRequests,
  ...staffCallsOf.audit,
  ...staffCallsOf.content,
  ...staffCallsOf.releases,
  ...staffCallsOf.pictures,
  ...staffCallsOf.settings,
  ...staffCallsOf.imports,
  ...staffCallsOf.webhooks,
  ...staffCallsOf.apiKeys,
} as const satisfies CallTable;

/** The table of the desk's calls as a type. */
export type StaffCalls = typeof staffCalls;
/** The name of a call of the desk. */
export type StaffCallName = keyof StaffCalls;

/** The streams of hints for the desk (contract-10). */
export const staffLiveCalls = { ...staffCallsOf.live } as const satisfies CallTable;
