import type { SignIn } from '@parlour/contract';
import { assign, setup } from 'xstate';
import { LOGIN_PATH, SESSION_EXPIRED_PATH } from './sessionEnd.ts';
import { parseStoredSession, sessionOfSignIn, type Session } from './storedSession.ts';
import { readTokenExpiry } from './tokenExpiry.ts';

/** How long after restoring a session is checked, in milliseconds (spec section 9). */
export const SESSION_CHECK_DELAY = 1000;

export interface SessionMachineInput {
  /** What the browser has stored under {@link SESSION_KEY}. */
  readonly stored: string | null;
  /** The present moment, in milliseconds since 1970. */
  readonly now: () => number;
}

export interface SessionMachineContext {
  readonly session: Session | null;
  readonly now: () => number;
}

export type SessionMachineEvent =
  | { type: 'session.signedIn'; signIn: SignIn }
  | { type: 'session.signedOut' }
  /** The server has answered a call with 401 or 403: see `endsSession`. */
  | { type: 'session.rejected' }
  /** Another tab has written or cleared what is stored under {@link SESSION_KEY}. */
  | { type: 'session.changedElsewhere'; stored: string | null };

const notProvided = (name: string): never => {
  throw new Error(`The app provides the action ${name}.`);
};

/**
 * Whether a member is signed in (spec section 4): `anonymous`, or `authenticated` with `restored` until the check and
 * `checked` after it. The app provides the effects: `storeSession`, `clearEverything` (what is stored, and answers),
 * `forgetAnswers` (what was fetched for the member), `logExpiredToken` and `goTo`.
 */
export const sessionMachine = setup({
  types: {} as {
    context: SessionMachineContext;
    events: SessionMachineEvent;
    input: SessionMachineInput;
  },
  actions: {
    storeSession: (_, _params: { session: Session }) => notProvided('storeSession'),
    clearEverything: () => notProvided('clearEverything'),
    forgetAnswers: () => notProvided('forgetAnswers'),
    logExpiredToken: () => notProvided('logExpiredToken'),
    goTo: (_, _params: { path: string }) => notProvided('goTo'),
    forgetSession: assign({ session: null }),
  },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    lacksToken: ({ context }) => !context.session?.sessionToken || !context.session.crmToken,
    hasExpired: ({ context }) => {
      const expiry = readTokenExpiry(context.session?.sessionToken ?? '');
      return expiry !== null && expiry <= context.now();
    },
    isSession: (_, { stored }: { stored: string | null }) => parseStoredSession(stored) !== null,
    isOwnSession: ({ context }, { stored }: { stored: string | null }) =>
      parseStoredSession(stored)?.user.id === context.session?.user.id,
  },
  delays: { checkDelay: SESSION_CHECK_DELAY },
}).createMachine({
  id: 'session',
  initial: 'restoring',
  context: ({ input }) => ({ session: parseStoredSession(input.stored), now: input.now }),
  on: {
    'session.signedIn': {
      target: '.authenticated.checked',
      actions: [
        assign({ session: ({ event }) => sessionOfSignIn(event.signIn) }),
        {
          type: 'storeSession',
          params: ({ event }) => ({ session: sessionOfSignIn(event.signIn) }),
        },
      ],
    },
  },
  states: {
    restoring: {
      always: [{ guard: 'hasSession', target: 'authenticated' }, { target: 'anonymous' }],
    },
    anonymous: {
      entry: 'forgetSession',
      on: {
        'session.changedElsewhere': {
          guard: { type: 'isSession', params: ({ event }) => ({ stored: event.stored }) },
          target: 'authenticated.checked',
          actions: assign({ session: ({ event }) => parseStoredSession(event.stored) }),
        },
      },
    },
    authenticated: {
      initial: 'restored',
      on: {
        'session.rejected': 'expelled',
        'session.signedOut': {
          target: 'anonymous',
          actions: ['clearEverything', { type: 'goTo', params: { path: LOGIN_PATH } }],
        },
        'session.changedElsewhere': [
          {
            guard: { type: 'isOwnSession', params: ({ event }) => ({ stored: event.stored }) },
            actions: assign({ session: ({ event }) => parseStoredSession(event.stored) }),
          },
          {
            guard: { type: 'isSession', params: ({ event }) => ({ stored: event.stored }) },
            actions: [
              'forgetAnswers',
              assign({ session: ({ event }) => parseStoredSession(event.stored) }),
            ],
          },
          {
            target: 'anonymous',
            actions: ['clearEverything', { type: 'goTo', params: { path: LOGIN_PATH } }],
          },
        ],
      },
      states: {
        restored: {
          after: {
            checkDelay: [
              { guard: 'lacksToken', target: '#session.expelled' },
              { guard: 'hasExpired', target: 'checked', actions: 'logExpiredToken' },
              { target: 'checked' },
            ],
          },
        },
        checked: {},
      },
    },
    expelled: {
      entry: ['clearEverything', { type: 'goTo', params: { path: SESSION_EXPIRED_PATH } }],
      always: 'anonymous',
    },
  },
});
