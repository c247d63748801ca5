import type { staffCallsOf } from '@parlour/contract/staff';
import type { ClubSettings } from '../../../club-settings/clubSettings.ts';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { Passkeys } from '../keys/passkeys.ts';
import { presentSignedIn } from '../people/present.ts';
import type { EmailedCodes } from './emailedCodes.ts';
import type { createStaffSignIn } from './service.ts';

/** Binds the calls of the desk's sign-in to their service. */
export function staffSignInHandlers(
  signIn: ReturnType<typeof createStaffSignIn>,
  emailedCodes: EmailedCodes,
  passkeys: Passkeys,
  settings: Pick<ClubSettings, 'current'>,
): HandlersOf<typeof staffCallsOf.signIn> {
  return {
    requestStaffCode: {
      query: async ({ body, ip, logEvent }) => {
        const data = await emailedCodes.send(body.email, ip);
        logEvent('sign-in.code-requested');
        return {
          data,
          message: 'If the email belongs to a person of the club, a code is on its way.',
        };
      },
    },
    signInWithCode: {
      query: async ({ body, logEvent, ...call }) => {
        const { person, session, setCookie } = await signIn.signInWithCode(body, call);
        logEvent('sign-in.succeeded', session);
        return { data: presentSignedIn(person, settings), setCookie };
      },
    },
    startPasskeySignIn: {
      query: async () => ({ data: await passkeys.requestOptions('sign-in') }),
    },
    signInWithPasskey: {
      query: async ({ body, logEvent, ...call }) => {
        const { person, session, setCookie } = await signIn.signInWithPasskey(body, call);
        logEvent('sign-in.succeeded', session);
        return { data: presentSignedIn(person, settings), setCookie };
      },
    },
    startStepUp: {
      query: async ({ caller }) => ({
        data: await passkeys.requestOptions(`session:${caller.sessionId}`),
      }),
    },
    stepUp: {
      query: async ({ caller, body, requestId }) => ({
        data: null,
        ...(await signIn.stepUp(caller, body, requestId)),
      }),
    },
  };
}
