import { refOf } from '@parlour/core';
import { routes } from '@parlour/core/routes';
import { type MiddlewareFunction, redirect } from 'react-router';
import { isSignedIn, type SessionActor } from './createSession.ts';

/** Records the page to return to and redirects to sign-in. */
function redirectToSignIn(session: SessionActor, page: URL): Response {
  session.send({ type: 'signIn.required', address: page });
  return redirect(routes.signIn.path);
}

/**
 * Admits anyone who is signed in; redirects anyone else to sign-in (`web/app/session-1`).
 * @param basename the path below which the router works
 */
export function signedInOnly(session: SessionActor, basename = ''): MiddlewareFunction {
  return ({ request }) => {
    if (isSignedIn(session)) return;
    const page = new URL(request.url);
    page.pathname = page.pathname.slice(basename.length);
    throw redirectToSignIn(session, page);
  };
}

/** Admits anyone who is signed in, and visitors with `ref` in the URL; redirects anyone else to sign-in (`web/app/session-2`). */
export function sharedPage(session: SessionActor): MiddlewareFunction {
  return ({ request }) => {
    const page = new URL(request.url);
    const ref = refOf(page.searchParams.getAll('ref'));
    if (!isSignedIn(session) && ref === null) throw redirectToSignIn(session, page);
  };
}

/** Redirects anyone who is signed in to the app's home (`web/app/session-3`). */
export function signedOutOnly(session: SessionActor, home: string): MiddlewareFunction {
  return () => {
    if (isSignedIn(session)) throw redirect(home);
  };
}
