import { LOGIN_PATH, refOf } from '@parlour/core';
import { type MiddlewareFunction, redirect } from 'react-router';
import { isSignedIn, type SessionActor } from './createSession.ts';

/** Sends whoever opened a page to sign in, and from there back to it. */
function signInFirst(session: SessionActor, { url }: Request): Response {
  session.send({ type: 'signIn.required', address: new URL(url) });
  return redirect(LOGIN_PATH);
}

/** Admits members; sends anyone else to sign in (spec section 2). */
export const membersOnly =
  (session: SessionActor): MiddlewareFunction =>
  ({ request }) => {
    if (!isSignedIn(session)) throw signInFirst(session, request);
  };

/** Admits members, and visitors whose address carries `ref` (spec sections 2 and 6); sends anyone else to sign in. */
export const sharedPage =
  (session: SessionActor): MiddlewareFunction =>
  ({ request }) => {
    const ref = refOf(new URL(request.url).searchParams.getAll('ref'));
    if (!isSignedIn(session) && ref === null) throw signInFirst(session, request);
  };

/** Sends a member who is already signed in to the dashboard. */
export const anonymousOnly =
  (session: SessionActor): MiddlewareFunction =>
  () => {
    if (isSignedIn(session)) throw redirect('/dashboard');
  };
