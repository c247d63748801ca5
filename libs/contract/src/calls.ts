import type { CallTable } from './call.ts';
import * as callsOf from './calls/index.ts';

// Each call is a separate constant, so a browser loads only the schemas of the calls that it makes.

/** The one table of calls, by features in the order of the specification (contract-1). */
export const calls = {
  ...callsOf.signIn,
  ...callsOf.signOut,
  ...callsOf.configuration,
  ...callsOf.benefits,
  ...callsOf.vendors,
  ...callsOf.redemptions,
  ...callsOf.events,
  ...callsOf.registrations,
  ...callsOf.destinations,
  ...callsOf.destinationDetail,
  ...callsOf.profile,
  ...callsOf.paymentMethods,
  ...callsOf.changeRequests,
  ...callsOf.requests,
  ...callsOf.requestFiles,
  ...callsOf.documents,
  ...callsOf.sessions,
  ...callsOf.memberViews,
  ...callsOf.giftGuides,
  ...callsOf.search,
  ...callsOf.saved,
  ...callsOf.images,
} as const satisfies CallTable;

/** The table as a type, with the input and data of each call. */
export type Calls = typeof calls;
/** The name of a call in the table. */
export type CallName = keyof Calls;

/** The streams of hints (contract-10). They are no rows of the table of calls, since they never end with a response. */
export const liveCalls = { ...callsOf.live } as const satisfies CallTable;
/** The table of streams as a type. */
export type LiveCalls = typeof liveCalls;
