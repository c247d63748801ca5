import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { openSession, signInOf, storageKeys } from '../testing/openSession.ts';
import { AppServicesContext } from './services.ts';
import { useIsSignedIn } from './useSession.ts';
import { useRedirectAfterSignIn } from './useRedirectAfterSignIn.ts';
import { useSignInAndReturn } from './useSignInAndReturn.ts';

function SignInPage({ home }: { home?: string | undefined }) {
  useRedirectAfterSignIn(home);
  return <p>{useIsSignedIn() ? 'signed in' : 'signed out'}</p>;
}

function VisitedPage() {
  return <button onClick={useSignInAndReturn()}>Sign in here</button>;
}

/** Opens a page of an app with a page to sign in and a shared page. */
function openApp(path: string, memberId: string | null, home?: string) {
  const { session, goTo } = openSession(memberId);
  const router = createMemoryRouter(
    [
      { path: '/login', element: <SignInPage home={home} /> },
      { path: '/events/:id', element: <VisitedPage /> },
      { path: '*', element: <p>another page</p> },
    ],
    { initialEntries: ['/', path], initialIndex: 1 },
  );
  render(
    <AppServicesContext
      value={{
        configuration: { clubName: 'A Club' },
        session,
        tabStorage: sessionStorage,
        storageKeys,
      }}
    >
      <RouterProvider router={router} />
    </AppServicesContext>,
  );
  return { session, goTo, router };
}

const signIn = (session: ReturnType<typeof openApp>['session']) =>
  act(async () => session.send({ type: 'session.signedIn', signIn: signInOf('m1') }));
const urlOf = ({ state: { location } }: ReturnType<typeof openApp>['router']) =>
  location.pathname + location.search;

test('web/app/session-6: signing in leads to the stored page, which is then forgotten, and not back to signing in', async () => {
  for (const key of [storageKeys.returnPath, storageKeys.returnTitle, storageKeys.requestedCode]) {
    sessionStorage.setItem(key, '/events?category=Art');
  }
  const { session, router } = openApp('/login', null);
  screen.getByText('signed out');
  expect(urlOf(router)).toBe('/login');
  await signIn(session);
  expect(urlOf(router)).toBe('/events?category=Art');
  expect(sessionStorage).toHaveLength(0);
  await act(() => router.navigate(-1));
  expect(urlOf(router)).toBe('/');
});

test.each([
  ['/home', '/home'],
  [undefined, '/dashboard'],
])('app/session-4: without a page to return to signing in leads home', async (home, path) => {
  const { session, router } = openApp('/login', null, home);
  await signIn(session);
  expect(urlOf(router)).toBe(path);
});

test('web/app/session-6: who is signed in already leaves the page at once', async () => {
  const { router } = openApp('/login', 'm1');
  await screen.findByText('another page');
  expect(urlOf(router)).toBe('/dashboard');
});

test('core/session-17: a visitor who wants to sign in leaves the path and title of the page', async () => {
  document.title = 'A concert · A Club';
  const { goTo } = openApp('/events/e1?ref=m2', null);
  screen.getByRole('button').click();
  expect(sessionStorage.getItem(storageKeys.returnPath)).toBe('/events/e1?ref=m2');
  expect(sessionStorage.getItem(storageKeys.returnTitle)).toBe('A concert');
  expect(goTo.mock.calls).toEqual([['/login']]);
});
