import type { SignIn } from '@parlour/contract';
import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { expect, test, vi } from 'vitest';
import { isEventPossible } from '../fixtures/graphWalk.ts';
import { SESSION_EXPIRED_MARK } from './sessionEnd.ts';
import {
  createSessionMachine,
  sessionMachine,
  type SessionMachineEvent,
} from './sessionMachine.ts';
import { serializeSession, sessionOfSignIn, type Session } from './storedSession.ts';

const NOW = 1_900_000_000_000;
/** Payload `{"exp":1900000000}`: expires exactly now. */
const EXPIRED = 'a.eyJleHAiOjE5MDAwMDAwMDB9.c';
/** Payload `{"exp":1900000001}`. */
const VALID = 'a.eyJleHAiOjE5MDAwMDAwMDF9.c';

const signInOf = (id: string, token = VALID): SignIn => ({
  token,
  user: {
    id,
    email: `${id}@club.example`,
    name: id,
    crmId: `crm-${id}`,
    instanceUrl: 'https://crm.example',
    crmToken: `crm-token-${id}`,
  },
});
const session = sessionOfSignIn(signInOf('m1'));
const storedText = (changes: Partial<Session> = {}) => serializeSession({ ...session, ...changes });

const restore = (stored: string | null) => {
  const clock = new SimulatedClock();
  const effects: string[] = [];
  const note = (effect: string) => void effects.push(effect);
  const actor = createActor(
    createSessionMachine({
      storeSession: (_, { session: stored }) => note(`store ${stored.user.id}`),
      revokeSession: (_, { session: ended }) => note(`revoke ${ended.sessionToken}`),
      clearEverything: () => note('clear everything'),
      clearCachedData: () => note('forget answers'),
      dropParkedDraft: () => note('drop draft'),
      tellOtherTabs: () => note('tell other tabs'),
      saveShownPath: () => note('keep shown page'),
      saveReturnPath: (_, { address }) => note(`keep ${address.pathname}${address.search}`),
      logExpiredToken: () => note('log expired token'),
      goTo: (_, { path }) => note(`go to ${path}`),
    }),
    { clock, input: { stored, now: () => NOW } },
  ).start();
  const sessionOf = () => actor.getSnapshot().context.session;
  return { actor, clock, effects, sessionOf };
};

const ENDED = [
  'tell other tabs',
  'clear everything',
  'keep shown page',
  'go to /login?reason=session_expired',
];
const SIGNED_OUT = ['clear everything', 'drop draft', 'go to /login'];
const SIGNED_OUT_HERE = [`revoke ${VALID}`, ...SIGNED_OUT];

const walkedEvents = [
  { type: 'session.signedIn', signIn: signInOf('m1') },
  { type: 'session.signedOut' },
  { type: 'session.endedEverywhere' },
  { type: 'session.rejected' },
  { type: 'session.changedElsewhere', stored: null },
  { type: 'session.changedElsewhere', stored: storedText() },
  { type: 'session.changedElsewhere', stored: serializeSession(sessionOfSignIn(signInOf('m2'))) },
  { type: 'signIn.required', address: { pathname: '/events', search: '' } },
  { type: 'signIn.wanted', address: { pathname: '/events', search: '' } },
  { type: 'session.changedElsewhere', stored: SESSION_EXPIRED_MARK },
  { type: 'session.ended' },
  { type: 'session.replaced' },
  { type: 'xstate.after.checkDelay.session.authenticated.restored' },
] as SessionMachineEvent[];

test.each([
  ['a whole session', storedText()],
  ['a session without a token', storedText({ sessionToken: null })],
  ['an expired token', storedText({ sessionToken: EXPIRED })],
  ['nothing', null],
])(
  'core/session-4, core/session-8, core/session-9: from %s, there is a session exactly while authenticated',
  (_, stored) => {
    const walk = {
      input: { stored, now: () => NOW },
      events: walkedEvents,
      filterEvents: isEventPossible,
      serializeState: ({ value, context }: SnapshotFrom<typeof sessionMachine>) =>
        JSON.stringify([value, context.session, context.isExpired]),
    };
    const states = [
      ...getShortestPaths(sessionMachine, walk).map(({ state }) => state),
      ...Object.values(getAdjacencyMap(sessionMachine, walk)).map(({ state }) => state),
    ];
    expect(states.some((state) => state.matches('anonymous'))).toBe(true);
    expect(states.some((state) => state.matches('authenticated'))).toBe(true);
    for (const state of states) {
      expect(state.matches('authenticated')).toBe(state.context.session !== null);
      expect(state.matches('authenticated') || state.matches('anonymous')).toBe(true);
    }
  },
);

test('core/session-4: a stored session is there at once, without effects', () => {
  const { actor, effects, sessionOf } = restore(storedText());
  expect(actor.getSnapshot().value).toEqual({ authenticated: 'restored' });
  expect(sessionOf()).toEqual(session);
  expect(effects).toEqual([]);
});

test('core/session-2, core/session-4: without a readable session one is anonymous', () => {
  expect(restore(null).actor.getSnapshot().value).toBe('anonymous');
  expect(restore('{').actor.getSnapshot().value).toBe('anonymous');
});

test.each([{ sessionToken: null }, { crmToken: null }])(
  'core/session-5, core/session-8: one second after restoring, %o ends the session',
  (missing) => {
    const { actor, clock, effects } = restore(storedText(missing));
    clock.increment(999);
    expect(effects).toEqual([]);
    clock.increment(1);
    expect(effects).toEqual(ENDED);
    expect(actor.getSnapshot()).toMatchObject({ value: 'anonymous', context: { session: null } });
  },
);

test('core/session-6: one second after restoring, an expired token is logged and the session continues', () => {
  const { actor, clock, effects, sessionOf } = restore(storedText({ sessionToken: EXPIRED }));
  clock.increment(1000);
  expect(effects).toEqual(['log expired token']);
  expect(actor.getSnapshot().value).toEqual({ authenticated: 'checked' });
  expect(sessionOf()?.sessionToken).toBe(EXPIRED);
});

test.each([VALID, 'unreadable'])('core/session-6: the token %s is not logged', (sessionToken) => {
  const { clock, effects, sessionOf } = restore(storedText({ sessionToken }));
  clock.increment(1000);
  expect(effects).toEqual([]);
  expect(sessionOf()).not.toBeNull();
});

test('core/session-8: a rejected session is ended, once', () => {
  const { actor, effects, sessionOf } = restore(storedText());
  actor.send({ type: 'session.rejected' });
  actor.send({ type: 'session.rejected' });
  expect(effects).toEqual(ENDED);
  expect(sessionOf()).toBeNull();
});

test('core/session-16: clearing, dropping and navigating see the new session', () => {
  const seen: (string | undefined)[] = [];
  const record = () => void seen.push(actor.getSnapshot().context.session?.user.id);
  const actor = createActor(
    sessionMachine.provide({
      actions: {
        tellOtherTabs: () => undefined,
        saveShownPath: () => undefined,
        clearEverything: record,
        clearCachedData: record,
        goTo: record,
      },
    }),
    { input: { stored: storedText(), now: () => NOW } },
  ).start();
  const other = serializeSession(sessionOfSignIn(signInOf('m2')));
  actor.send({ type: 'session.changedElsewhere', stored: other });
  actor.send({ type: 'session.rejected' });
  expect(seen).toEqual(['m2', undefined, undefined]);
});

test('core/session-9: signing out clears everything and goes to the login page', () => {
  const { actor, clock, effects, sessionOf } = restore(storedText());
  actor.send({ type: 'session.signedOut' });
  clock.increment(1000);
  expect(effects).toEqual(SIGNED_OUT_HERE);
  expect(sessionOf()).toBeNull();
});

test('core/session-9: after ending all sessions nothing is asked of the server', () => {
  const { actor, effects, sessionOf } = restore(storedText());
  actor.send({ type: 'session.endedEverywhere' });
  expect(effects).toEqual(SIGNED_OUT);
  expect(sessionOf()).toBeNull();
});

test('core/session-8: a session that the server has ended is not signed out at the server', () => {
  const { actor, effects } = restore(storedText());
  actor.send({ type: 'session.rejected' });
  actor.send({ type: 'session.signedOut' });
  expect(effects).toEqual(ENDED);
});

test('core/session-10: signing in stores the session and checks nothing later', () => {
  const { actor, clock, effects, sessionOf } = restore(null);
  actor.send({ type: 'session.signedIn', signIn: signInOf('m1', EXPIRED) });
  clock.increment(1000);
  expect(effects).toEqual(['store m1']);
  expect(sessionOf()).toEqual(sessionOfSignIn(signInOf('m1', EXPIRED)));
});

test('core/session-10: signing in drops the responses of another member, not those of the same one', () => {
  const { actor, effects, sessionOf } = restore(storedText());
  actor.send({ type: 'session.signedIn', signIn: signInOf('m1') });
  expect(effects).toEqual(['store m1']);
  actor.send({ type: 'session.signedIn', signIn: signInOf('m2') });
  expect(effects).toEqual(['store m1', 'store m2', 'forget answers']);
  expect(sessionOf()).toEqual(sessionOfSignIn(signInOf('m2')));
});

test('core/session-11: a sign-in of another tab is adopted', () => {
  const { actor, effects, sessionOf } = restore(null);
  actor.send({ type: 'session.changedElsewhere', stored: storedText() });
  expect(sessionOf()).toEqual(session);
  expect(effects).toEqual([]);
});

test('core/session-11, core/session-12: new tokens of the same member are adopted, another member drops the responses', () => {
  const { actor, effects, sessionOf } = restore(storedText());
  actor.send({ type: 'session.changedElsewhere', stored: storedText({ sessionToken: 'new' }) });
  expect(sessionOf()?.sessionToken).toBe('new');
  expect(effects).toEqual([]);
  const other = sessionOfSignIn(signInOf('m2'));
  actor.send({ type: 'session.changedElsewhere', stored: serializeSession(other) });
  expect(sessionOf()).toEqual(other);
  expect(effects).toEqual(['forget answers']);
});

test('core/session-11, core/session-13: a sign-out of another tab signs out here, and does not change the storage', () => {
  const { actor, effects, sessionOf } = restore(storedText());
  actor.send({ type: 'session.changedElsewhere', stored: null });
  expect(effects).toEqual(['forget answers', 'drop draft', 'go to /login']);
  expect(sessionOf()).toBeNull();
});

test('core/session-14: a session that ended in another tab ends here likewise, and does not change the storage', () => {
  const { actor, effects, sessionOf } = restore(storedText());
  actor.send({ type: 'session.changedElsewhere', stored: SESSION_EXPIRED_MARK });
  actor.send({ type: 'session.changedElsewhere', stored: null });
  expect(effects).toEqual([
    'forget answers',
    'keep shown page',
    'go to /login?reason=session_expired',
  ]);
  expect(sessionOf()).toBeNull();
});

test.each([
  ['the server rejects it', { type: 'session.rejected' }, true],
  ['it ended in another tab', { type: 'session.changedElsewhere', stored: 'expired' }, true],
  ['the member signs out', { type: 'session.signedOut' }, false],
  ['all sessions were ended', { type: 'session.endedEverywhere' }, false],
  ['another tab signs out', { type: 'session.changedElsewhere', stored: null }, false],
] as const)(
  'core/session-14: a session has expired exactly if %s, until the next sign-in',
  (...given) => {
    const [, event, isExpired] = given;
    const { actor } = restore(storedText());
    const { context: before } = actor.getSnapshot();
    actor.send(event);
    expect([before.isExpired, actor.getSnapshot().context.isExpired]).toEqual([false, isExpired]);
    actor.send({ type: 'session.signedIn', signIn: signInOf('m1') });
    expect(actor.getSnapshot().context.isExpired).toBe(false);
  },
);

test('core/session-15: without a session, a rejection or a sign-out does nothing', () => {
  const { actor, effects } = restore(null);
  actor.send({ type: 'session.rejected' });
  actor.send({ type: 'session.signedOut' });
  actor.send({ type: 'session.changedElsewhere', stored: null });
  expect(effects).toEqual([]);
  expect(actor.getSnapshot().value).toBe('anonymous');
});

test('core/session-17: a visitor without a session returns to the requested page', () => {
  const { actor, effects } = restore(null);
  const address = { pathname: '/events/e1', search: '?ref=m1' };
  actor.send({ type: 'signIn.required', address });
  expect(effects).toEqual(['keep /events/e1?ref=m1']);
  actor.send({ type: 'signIn.wanted', address });
  expect(effects.slice(1)).toEqual(['keep /events/e1?ref=m1', 'go to /login']);
});

test('core/session-17: for a member no path is saved and nothing happens', () => {
  const { actor, effects } = restore(storedText());
  actor.send({ type: 'signIn.wanted', address: { pathname: '/events', search: '' } });
  expect(effects).toEqual([]);
});

test('core/session-8: an effect that the app does not provide is reported, not passed over', () => {
  const report = vi.fn<(error: unknown) => void>();
  const actor = createActor(sessionMachine, { input: { stored: storedText(), now: () => NOW } });
  actor.subscribe({ error: report });
  actor.start();
  actor.send({ type: 'session.rejected' });
  expect(report).toHaveBeenCalledWith(new Error('The app provides the action tellOtherTabs.'));
});
