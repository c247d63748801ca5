import type { staffCallsOf } from '@parlour/contract/staff';
import type { ClubSettings } from '../../../club-settings/clubSettings.ts';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import { presentSignedIn } from '../people/present.ts';
import type { createSetUp } from './service.ts';

/** Binds the calls of invitations to their service. */
export function setUpHandlers(
  setUp: ReturnType<typeof createSetUp>,
  settings: Pick<ClubSettings, 'current'>,
): HandlersOf<typeof staffCallsOf.setUp> {
  return {
    openInvitation: { query: async ({ body }) => ({ data: await setUp.open(body.token) }) },
    startSetUp: { query: async ({ body }) => ({ data: await setUp.start(body) }) },
    claimInvitation: {
      query: async ({ body, logEvent, ...call }) => {
        const { person, recoveryCodes, session, setCookie } = await setUp.claim(body, call);
        logEvent('sign-in.succeeded', session);
        return { data: { staff: presentSignedIn(person, settings), recoveryCodes }, setCookie };
      },
    },
  };
}
