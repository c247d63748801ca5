import { describe, expect, test } from 'vitest';
import { openSession, storageKeys } from '../testing/openSession.ts';
import type { SessionActor } from './createSession.ts';
import { sharedPage, signedInOnly, signedOutOnly } from './guards.ts';

type Guard = ReturnType<typeof sharedPage>;

/** Opens a page behind a guard. Returns where it leads instead; null where it admits. */
async function open(guard: Guard, path: string): Promise<string | null> {
  const request = new Request(`https://club.example${path}`);
  const context = { request, params: {} } as unknown as Parameters<Guard>[0];
  try {
    await guard(context, () => Promise.resolve(undefined));
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get('location');
  }
}

const returnPath = () => sessionStorage.getItem(storageKeys.returnPath);

test('web/app/session-1: a page for members admits a member, and leads anyone else to sign in and back', async () => {
  const guardFor = (session: SessionActor) => signedInOnly(session);
  expect(await open(guardFor(openSession('m1').session), '/events?category=Art')).toBeNull();
  expect(returnPath()).toBeNull();
  localStorage.clear();
  expect(await open(guardFor(openSession(null).session), '/events?category=Art')).toBe('/login');
  expect(returnPath()).toBe('/events?category=Art');
});

test('app/session-3: the page to return to is below the mount of its app', async () => {
  const guard = signedInOnly(openSession(null).session, '/desk');
  expect(await open(guard, '/desk/requests?page=2')).toBe('/login');
  expect(returnPath()).toBe('/requests?page=2');
});

describe('web/app/session-2: a shared page', () => {
  test.each(['', '?ref=m2', '?ref='])('admits a member with %j', async (query) => {
    expect(await open(sharedPage(openSession('m1').session), `/events/e1${query}`)).toBeNull();
  });

  test('admits a visitor with ref', async () => {
    expect(await open(sharedPage(openSession(null).session), '/events/e1?ref=m2')).toBeNull();
    expect(returnPath()).toBeNull();
  });

  test.each(['', '?ref=', '?from=email'])('leads a visitor with %j to sign in', async (query) => {
    const page = `/events/e1${query}`;
    expect(await open(sharedPage(openSession(null).session), page)).toBe('/login');
    expect(returnPath()).toBe(page);
  });
});

test('web/app/session-3: the page to sign in leads a member to the app’s home', async () => {
  expect(await open(signedOutOnly(openSession('m1').session, '/home'), '/login')).toBe('/home');
  localStorage.clear();
  expect(await open(signedOutOnly(openSession(null).session, '/home'), '/login')).toBeNull();
});
