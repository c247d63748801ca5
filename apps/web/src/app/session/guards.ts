import { refOf, routes } from '@parlour/core';
import { type MiddlewareFunction, redirect } from 'react-router';
import { isSignedIn, type SessionActor } from './createSession.ts';

/** Records the page to return to and redirects to sign-in. */
function redirectToSignIn(session: SessionActor, { url }: Request): Response {
  session.send({ type: 'signIn.required', address: new URL(url) });
  return redirect(routes.signIn.path);
}

/** Admits members; redirects anyone else to sign-in (`WG1`). */
export function membersOnly(session: SessionActor): MiddlewareFunction {
  return ({ request }) => {
    if (!isSignedIn(session)) throw redirectToSignIn(session, request);
  };
}

/** Admits members, and visitors with `ref` in the URL; redirects anyone else to sign-in (`WG2`). */
export function sharedPage(session: SessionActor): MiddlewareFunction {
  return ({ request }) => {
    const ref = refOf(new URL(request.url).searchParams.getAll('ref'));
    if (!isSignedIn(session) && ref === null) throw redirectToSignIn(session, request);
  };
}

/** Redirects a signed-in member to the dashboard (`WG3`). */
export function anonymousOnly(session: SessionActor): MiddlewareFunction {
  return () => {
    if (isSignedIn(session)) throw redirect(routes.dashboard.path);
  };
}
