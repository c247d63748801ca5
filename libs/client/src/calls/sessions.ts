import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists the member's open sessions, the last used first. `isCurrent` marks that of the call. */
export const listSessions: ClientFunction<typeof contract.listSessions> = clientFunction(
  contract.listSessions,
  'Failed to fetch devices',
);

/** Ends one of the member's sessions. */
export const endSession: ClientFunction<typeof contract.endSession> = clientFunction(
  contract.endSession,
  'Failed to sign out device',
);

/** Ends all of the member's sessions, that of the call too. */
export const endAllSessions: ClientFunction<typeof contract.endAllSessions> = clientFunction(
  contract.endAllSessions,
  'Failed to sign out everywhere',
);
