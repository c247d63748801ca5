import { type Client, createClient, type Credentials, send } from '@parlour/client';
import { callActor, registrationActor } from '@parlour/client/actors';
import {
  getProfile,
  listEvents,
  requestCode,
  type SignIn,
  signOut,
  verifyCode,
} from '@parlour/contract';
import {
  credentialsOf,
  failureMeaning,
  formatEventDate,
  registrationMachine,
  registrationSuccessMessage,
  sessionOfSignIn,
  signInMachine,
  splitPastAndUpcoming,
} from '@parlour/core';
import { createActor } from 'xstate';
import { button, form, heading, line } from './elements.ts';

/**
 * Runs a kiosk at the door: a member signs in, registers for an event, and is signed out again.
 * @param baseUrl the club's scheme and host
 */
export function startKiosk(root: Element, baseUrl: string): void {
  let credentials: Credentials | null = null;
  let visit = new AbortController();
  const begin = () => {
    visit.abort();
    visit = new AbortController();
    credentials = null;
    const { signal } = visit;
    showSignIn(root, client, (signIn) => {
      credentials = credentialsOf(sessionOfSignIn(signIn));
      void showEvents(root, client, { onLeave: leave, signal });
    });
  };
  const leave = () => {
    const ended = credentials;
    begin();
    // The next member does not wait for it.
    if (ended !== null) void send(client, signOut, {}, { credentials: ended, keepalive: true });
  };
  const client = createClient({ baseUrl, credentials: () => credentials, onSessionEnd: begin });
  begin();
}

function showSignIn(root: Element, client: Client, onSignedIn: (signIn: SignIn) => void): void {
  const signIn = createActor(
    signInMachine.provide({
      actors: {
        requestCode: callActor((body) => send(client, requestCode, { body })),
        verifyCode: callActor((body) => send(client, verifyCode, { body })),
      },
    }),
    { input: { requested: null, now: Date.now } },
  );
  signIn.subscribe((state) => {
    const { failure, signIn: done } = state.context;
    if (done !== null) return onSignedIn(done);
    const askForEmail = form('Your email', 'email', (email) => {
      signIn.send({ type: 'email.changed', email });
      signIn.send({ type: 'email.submitted' });
    });
    const askForCode = form('The code in your email', 'text', (typed) =>
      signIn.send({ type: 'code.filledIn', typed }),
    );
    root.replaceChildren(
      heading('Welcome to the club'),
      ...(state.matches('codeStep')
        ? [askForCode, button('Back', () => signIn.send({ type: 'step.back' }))]
        : [askForEmail]),
      ...(failure === null ? [] : [line(failure.message, 'alert')]),
    );
  });
  signIn.start();
}

/** What the page of events needs of a visit. The signal ends with it. */
interface Visit {
  readonly onLeave: () => void;
  readonly signal: AbortSignal;
}

async function showEvents(
  root: Element,
  client: Client,
  { onLeave, signal }: Visit,
): Promise<void> {
  const listed = await send(client, listEvents, {});
  if (signal.aborted) return;
  if (!listed.ok) {
    root.replaceChildren(line(failureMeaning(listed.failure), 'alert'), button('Leave', onLeave));
    return;
  }
  const { upcoming } = splitPastAndUpcoming(listed.value.events, new Date());
  const registration = createActor(
    registrationMachine.provide({
      actors: {
        calls: registrationActor(client, { findAttendee: () => send(client, getProfile, {}) }),
      },
    }),
  );
  registration.subscribe((state) => {
    const { registration: stored, failure } = state.context;
    const isRegistered = state.matches('registered') && stored !== null;
    root.replaceChildren(
      heading('Choose an event'),
      ...upcoming.map((event) =>
        button(
          `${event.title}, ${formatEventDate(event.startDate, event.endDate, event.timeZone)}`,
          () => registration.send({ type: 'registration.requested', event }),
        ),
      ),
      ...(isRegistered
        ? [line(registrationSuccessMessage(stored.confirmationNumber), 'status')]
        : []),
      ...(failure === null ? [] : [line(failure.message, 'alert')]),
      button('Leave', onLeave),
    );
  });
  signal.addEventListener('abort', () => registration.stop());
  registration.start();
}
