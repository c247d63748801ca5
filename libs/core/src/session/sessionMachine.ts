import type { SignIn } from '@parlour/contract';
import { assign, enqueueActions, sendTo } from 'xstate';
import { routes } from '../routes/routes.ts';
import { setup } from '../setupMachine.ts';
import { SESSION_EXPIRED_MARK, SESSION_EXPIRED_PATH } from './sessionEnd.ts';
import { parseStoredSession, sessionOfSignIn, type Session } from './storedSession.ts';
import { readTokenExpiry } from './tokenExpiry.ts';

/** The delay between restoring a session and checking it, in milliseconds (core/session-5, core/session-6). */
const SESSION_CHECK_DELAY = 1000;

/** The machine's input. */
interface SessionMachineInput {
  /** The browser's stored text under {@link SESSION_KEY}. */
  readonly stored: string | null;
  /** Returns the current time, in milliseconds since 1970. */
  readonly now: () => number;
}

/** The session, or null while nobody is signed in. */
interface SessionMachineContext {
  readonly session: Session | null;
  /** Whether the server has ended the session that was there last. Forms then park their drafts (core/session-14). */
  readonly isExpired: boolean;
  readonly now: () => number;
}

/** A page of this site. */
export interface PageLocation {
  /** Begins with a slash. */
  readonly pathname: string;
  /** Empty, or the query with its question mark. */
  readonly search: string;
}

/** What happens to a session. */
export type SessionMachineEvent =
  | { type: 'session.signedIn'; signIn: SignIn }
  | { type: 'session.signedOut' }
  /** The member has ended all sessions at the server, this one too. */
  | { type: 'session.endedEverywhere' }
  /** The server responded to a call with 401 or 403, see `endsSession`. */
  | { type: 'session.rejected' }
  /** Another tab has written or cleared the storage under {@link SESSION_KEY}. */
  | { type: 'session.changedElsewhere'; stored: string | null }
  /** A page for members was opened without a session. The router redirects to sign-in. */
  | { type: 'signIn.required'; address: PageLocation }
  /** A visitor wants to sign in, or the server has rejected the visit. `title` is that of the page, if it was shown. */
  | { type: 'signIn.wanted'; address: PageLocation; title?: string | null }
  /** Internal: the session was ended here. */
  | { type: 'session.ended' }
  /** Internal: another tab has ended the session, or another member has signed in there. */
  | { type: 'session.replaced' };

const types: {
  context?: SessionMachineContext;
  events?: SessionMachineEvent;
  input?: SessionMachineInput;
} = {};

type Effect<Params> = (args: unknown, params: Params) => void;

/** The effects of a session, which the app provides. */
export interface SessionEffects {
  /** Stores the session under `SESSION_KEY`, as `serializeSession` writes it. The next start passes the text as the input `stored`. */
  readonly storeSession: Effect<{ session: Session }>;
  /** Ends the session at the server, without waiting for it. */
  readonly revokeSession: Effect<{ session: Session }>;
  /** Clears the storage and the cached responses. */
  readonly clearEverything: Effect<undefined>;
  /** Clears the cached responses. */
  readonly clearCachedData: Effect<undefined>;
  /** Forgets what was typed into a form before the session ended. */
  readonly dropParkedDraft: Effect<undefined>;
  /** Tells other tabs that the server has ended the session. */
  readonly tellOtherTabs: Effect<undefined>;
  /** Saves the path of the shown page, to return to after signing in. */
  readonly saveShownPath: Effect<undefined>;
  /** Saves the path to return to after signing in. */
  readonly saveReturnPath: Effect<{ address: PageLocation; title?: string | null }>;
  /** Notes for developers that the stored token says it has expired. The server decides. */
  readonly logExpiredToken: Effect<undefined>;
  /** Opens a page of this site. */
  readonly goTo: Effect<{ path: string }>;
}

/**
 * Creates the machine of whether a member is signed in (core/session-4 to core/session-11, core/session-14 to core/session-18, core/session-20): `anonymous`, or `authenticated` with `restored` until
 * the check and `checked` after it.
 *
 * An effect runs before its transition shows in the actor's snapshot. Effects that must see the new session therefore
 * run on an event that the machine sends to itself (core/session-16).
 */
/* @__NO_SIDE_EFFECTS__ */
export function createSessionMachine(effects: SessionEffects) {
  return setup({
    types,
    actions: {
      ...effects,
      announceEnd: sendTo(({ self }) => self, { type: 'session.ended' }),
      expire: assign({ isExpired: true }),
      announceReplacement: sendTo(({ self }) => self, { type: 'session.replaced' }),
    },
    guards: {
      isExpired: ({ context }) => context.isExpired,
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
    context: ({ input }) => ({
      session: parseStoredSession(input.stored),
      isExpired: false,
      now: input.now,
    }),
    on: {
      'session.signedIn': {
        target: '.authenticated.checked',
        actions: enqueueActions(({ context, event, enqueue }) => {
          const session = sessionOfSignIn(event.signIn);
          const isReplacement =
            context.session !== null && context.session.user.id !== session.user.id;
          if (isReplacement) enqueue('announceReplacement');
          enqueue.assign({ session });
          enqueue({ type: 'storeSession', params: { session } });
        }),
      },
    },
    states: {
      restoring: {
        always: [{ guard: 'hasSession', target: 'authenticated' }, { target: 'anonymous' }],
      },
      anonymous: {
        entry: assign({ session: null }),
        on: {
          'session.ended': [
            {
              guard: 'isExpired',
              actions: [
                'tellOtherTabs',
                'clearEverything',
                'saveShownPath',
                { type: 'goTo', params: { path: SESSION_EXPIRED_PATH } },
              ],
            },
            {
              actions: [
                'clearEverything',
                'dropParkedDraft',
                { type: 'goTo', params: { path: routes.signIn.path } },
              ],
            },
          ],
          'session.replaced': [
            {
              guard: 'isExpired',
              actions: [
                'clearCachedData',
                'saveShownPath',
                { type: 'goTo', params: { path: SESSION_EXPIRED_PATH } },
              ],
            },
            {
              actions: [
                'clearCachedData',
                'dropParkedDraft',
                { type: 'goTo', params: { path: routes.signIn.path } },
              ],
            },
          ],
          'signIn.required': {
            actions: {
              type: 'saveReturnPath',
              params: ({ event }) => event,
            },
          },
          'signIn.wanted': {
            actions: [
              {
                type: 'saveReturnPath',
                params: ({ event }) => event,
              },
              { type: 'goTo', params: { path: routes.signIn.path } },
            ],
          },
          'session.changedElsewhere': {
            guard: { type: 'isSession', params: ({ event }) => event },
            target: 'authenticated.checked',
            actions: assign({ session: ({ event }) => parseStoredSession(event.stored) }),
          },
        },
      },
      authenticated: {
        initial: 'restored',
        entry: assign({ isExpired: false }),
        on: {
          'session.replaced': { actions: 'clearCachedData' },
          'session.rejected': { target: 'anonymous', actions: ['expire', 'announceEnd'] },
          'session.signedOut': {
            target: 'anonymous',
            actions: enqueueActions(({ context: { session }, enqueue }) => {
              if (session !== null) enqueue({ type: 'revokeSession', params: { session } });
              enqueue('announceEnd');
            }),
          },
          'session.endedEverywhere': { target: 'anonymous', actions: 'announceEnd' },
          'session.changedElsewhere': [
            {
              guard: { type: 'isOwnSession', params: ({ event }) => event },
              actions: assign({ session: ({ event }) => parseStoredSession(event.stored) }),
            },
            {
              guard: { type: 'isSession', params: ({ event }) => event },
              actions: [
                assign({ session: ({ event }) => parseStoredSession(event.stored) }),
                'announceReplacement',
              ],
            },
            // The storage is not cleared, since it may already hold the next session.
            {
              target: 'anonymous',
              actions: [
                assign({ isExpired: ({ event }) => event.stored === SESSION_EXPIRED_MARK }),
                'announceReplacement',
              ],
            },
          ],
        },
        states: {
          restored: {
            after: {
              checkDelay: [
                {
                  guard: 'lacksToken',
                  target: '#session.anonymous',
                  actions: ['expire', 'announceEnd'],
                },
                { guard: 'hasExpired', target: 'checked', actions: 'logExpiredToken' },
                { target: 'checked' },
              ],
            },
          },
          checked: {},
        },
      },
    },
  });
}

/* @__NO_SIDE_EFFECTS__ */
const notProvided =
  <Params>(name: keyof SessionEffects): Effect<Params> =>
  () => {
    throw new Error(`The app provides the action ${name}.`);
  };

/**
 * The machine of {@link createSessionMachine} for programs that `provide` the effects they need. An app creates its own
 * instead: xstate reads the whole configuration for each machine, which takes a phone some of its start.
 */
export const sessionMachine = /* @__PURE__ */ createSessionMachine({
  storeSession: notProvided('storeSession'),
  revokeSession: notProvided('revokeSession'),
  clearEverything: notProvided('clearEverything'),
  clearCachedData: notProvided('clearCachedData'),
  dropParkedDraft: notProvided('dropParkedDraft'),
  tellOtherTabs: notProvided('tellOtherTabs'),
  saveShownPath: notProvided('saveShownPath'),
  saveReturnPath: notProvided('saveReturnPath'),
  logExpiredToken: notProvided('logExpiredToken'),
  goTo: notProvided('goTo'),
});
