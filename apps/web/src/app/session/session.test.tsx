import { followOtherTabs } from '@parlour/app/session';
import { parseStoredSession, RETURN_PATH_KEY } from '@parlour/core';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { club, giftGuideList, signIn } from '../../testing/club.ts';
import { fakeApi, type FakeHandlers, neverResponds, rejection } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { storageKeys } from './storageKeys.ts';

const benefitPage = `/member-benefits/${club.benefits[0]!.id}`;

test.each([
  '/',
  '/dashboard',
  '/member-benefits',
  '/destination-guides',
  '/gift-guides',
  '/events',
  '/profile',
  '/my-bookings',
  '/search?text=tea',
])('web/app/session-1: %s sends anyone without a session to sign in', async (path) => {
  const { received } = fakeApi();
  const { router } = renderApp(path, { signedIn: false });
  await screen.findByLabelText(/Email/);
  expect(router.state.location.pathname).toBe('/login');
  expect(received).toEqual([]);
});

test.each(['/nowhere', '/nowhere?ref=member-2', '/vendors', '/gift-guides/a/b'])(
  'web/app/session-10: the unknown path %s sends anyone without a session to sign in, and back to it',
  async (path) => {
    const { received } = fakeApi();
    const { router, user } = renderApp(path, { signedIn: false });
    const email = await screen.findByLabelText(/Email/);
    expect(router.state.location.pathname).toBe('/login');
    expect(received).toEqual([]);
    await user.type(email, 'member@club.example{Enter}');
    await user.type(await screen.findByLabelText(/Enter 6-digit code/), '123456{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'There is nothing at this address.' });
    expect(router.state.location.pathname + router.state.location.search).toBe(path);
  },
);

const [guide] = giftGuideList.publicGuides;
const [product] = guide!.sections.flatMap(({ products }) => products);

const sharedPages: readonly [path: string, title: string][] = [
  [`/vendors/${club.vendors[0]!.slug}`, club.vendors[0]!.name],
  [`/events/${club.events[0]!.id}`, club.events[0]!.title],
  [benefitPage, club.benefits[0]!.title],
  [`/destination-guides/${club.destinations[0]!.id}`, club.destinations[0]!.name],
  [`/gift-guides/${guide!.id}`, guide!.name],
  [`/gift-guides/products/${product!.id}`, product!.name],
];

test.each(sharedPages)(
  'web/app/session-2: %s sends a visitor without ref to sign in',
  async (path) => {
    const { received } = fakeApi();
    const { router } = renderApp(path, { signedIn: false });
    await screen.findByLabelText(/Email/);
    expect(router.state.location.pathname).toBe('/login');
    expect(received).toEqual([]);
  },
);

test.each(sharedPages)('web/app/session-2: %s admits a visitor with ref', async (path, title) => {
  fakeApi();
  renderApp(`${path}?ref=member-2`, { signedIn: false });
  await screen.findByRole('heading', { level: 1, name: title });
});

test.each(
  sharedPages.flatMap(([path, title]) => [
    [path, title] as const,
    [`${path}?ref=m2`, title] as const,
  ]),
)('web/app/session-2: %s admits a member', async (path, title) => {
  fakeApi();
  renderApp(path);
  await screen.findByRole('heading', { level: 1, name: title });
});

test('web/app/session-3: the sign-in page sends a member to the dashboard', async () => {
  fakeApi();
  const { router } = renderApp('/login');
  await screen.findByRole('heading', { level: 1, name: /Eleanor/ });
  expect(router.state.location.pathname).toBe('/dashboard');
});

// A command, because the client retries a failed query first.
test.each([rejection(401, ''), rejection(500, 'The CRM says: Forbidden.')])(
  'web/app/session-4: the response %o ends the session, clears everything and says why',
  async (response) => {
    fakeApi({ redeemBenefit: () => response });
    const { router, user } = renderApp(benefitPage);
    await user.click(await screen.findByRole('button', { name: 'Redeem' }));
    await screen.findByText('Your session has ended. Please sign in again.');
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/login?reason=session_expired',
    );
    expect(localStorage.getItem('auth-storage')).toBeNull();
  },
);

test('web/app/session-4: a page whose first call finds the session ended is opened after signing in', async () => {
  fakeApi({ getBenefit: () => rejection(401, '') });
  const { router, user } = renderApp(`${benefitPage}?from=email`);
  await screen.findByText('Your session has ended. Please sign in again.');
  fakeApi();
  await signInHere(user);
  await screen.findByRole('heading', { level: 1, name: club.benefits[0]!.title });
  expect(router.state.location.pathname + router.state.location.search).toBe(
    `${benefitPage}?from=email`,
  );
});

test('web/app/session-4, app/session-6: Back after the session has ended leads to sign in, and shows nothing of a member', async () => {
  fakeApi({ redeemBenefit: () => rejection(401, '') });
  const { router, user } = renderApp(benefitPage);
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  await screen.findByText('Your session has ended. Please sign in again.');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(router.state.location.pathname).toBe('/login');
  expect(screen.queryByText(club.benefits[0]!.title)).toBeNull();
});

test('web/app/session-5: signing out clears everything and goes to the sign-in page', async () => {
  fakeApi();
  const { router, user, services } = renderApp('/member-benefits');
  await screen.findByRole('group', { name: 'Category' });
  await user.click(screen.getByRole('button', { name: 'Sign Out', hidden: true }));
  await screen.findByLabelText(/Email/);
  expect(router.state.location.pathname).toBe('/login');
  expect(localStorage.getItem('auth-storage')).toBeNull();
  const { queryClient } = await services.loadData();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('web/app/session-5, app/session-5: signing out ends the session at the server with its own tokens', async () => {
  const { calls } = fakeApi();
  const { user } = renderApp('/member-benefits');
  await screen.findByRole('group', { name: 'Category' });
  await user.click(screen.getByRole('button', { name: 'Sign Out', hidden: true }));
  await screen.findByLabelText(/Email/);
  const [call, ...others] = calls('signOut');
  expect(others).toEqual([]);
  expect(call?.headers.get('authorization')).toBe(`Bearer ${signIn.token}`);
  expect(call?.headers.get('x-crm-token')).toBe(signIn.user.crmToken);
});

test.each<[string, NonNullable<FakeHandlers['signOut']>]>([
  ['never responds', neverResponds],
  ['is offline', () => Promise.reject(new TypeError('No network.'))],
  ['rejects the session', () => rejection(401, 'Please sign in.')],
  ['fails', () => rejection(500, '')],
])(
  'web/app/session-5, app/session-5: signing out waits for nothing where the server %s',
  async (_, signOut) => {
    fakeApi({ signOut });
    const { router, user } = renderApp('/member-benefits');
    await screen.findByRole('group', { name: 'Category' });
    await user.click(screen.getByRole('button', { name: 'Sign Out', hidden: true }));
    await screen.findByLabelText(/Email/);
    // A late failure must not change the page either.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(router.state.location.pathname + router.state.location.search).toBe('/login');
    expect(localStorage.getItem('auth-storage')).toBeNull();
  },
);

test('web/app/session-4: a session that the server has ended is not signed out there', async () => {
  const { calls } = fakeApi({ redeemBenefit: () => rejection(401, '') });
  const { user } = renderApp(benefitPage);
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  await screen.findByText('Your session has ended. Please sign in again.');
  expect(calls('signOut')).toEqual([]);
});

test.each([
  ['/member-benefits?category=Dining', '/member-benefits', '?category=Dining'],
  ['//elsewhere.example/page', '/dashboard', ''],
])(
  'web/app/session-6: after signing in the stored path %s leads to %s%s',
  async (returnPath, path, search) => {
    fakeApi();
    sessionStorage.setItem(RETURN_PATH_KEY, returnPath);
    const { router, user } = renderApp('/login', { signedIn: false });
    await user.type(await screen.findByLabelText(/Email/), 'member@club.example{Enter}');
    await user.type(await screen.findByLabelText(/Enter 6-digit code/), '123456{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(router.state.location.search).toBe(search);
    expect(sessionStorage.getItem(RETURN_PATH_KEY)).toBeNull();
    expect(parseStoredSession(localStorage.getItem('auth-storage'))).not.toBeNull();
  },
);

test('web/app/session-7: signing out in one tab signs out the others', async () => {
  fakeApi();
  const { session } = renderApp('/member-benefits');
  await screen.findByRole('group', { name: 'Category' });
  followOtherTabs(session, window, storageKeys);
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue: null }));
  await screen.findByLabelText(/Email/);
  expect(session.getSnapshot().context.session).toBeNull();
});

const signInHere = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.type(await screen.findByLabelText(/Email/), 'member@club.example{Enter}');
  await user.type(await screen.findByLabelText(/Enter 6-digit code/), '123456{Enter}');
};

test.each([
  ['/member-benefits', '?category=Dining'],
  [benefitPage, ''],
])(
  'web/app/session-1, web/app/session-2: after signing in the member is back on %s%s',
  async (path, search) => {
    fakeApi();
    const { router, user } = renderApp(path + search, { signedIn: false });
    await signInHere(user);
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(router.state.location.search).toBe(search);
  },
);

test('web/app/session-2: a visitor whose ref is rejected signs in, and is back on the page', async () => {
  const page = `${benefitPage}?ref=nobody`;
  const unauthorized = { getBenefit: () => rejection(401, '') };
  fakeApi(unauthorized);
  const { router, user } = renderApp(page, { signedIn: false });
  await screen.findByLabelText(/Email/);
  expect(router.state.location.search).toBe('');
  fakeApi();
  await signInHere(user);
  await waitFor(() => expect(router.state.location.pathname).toBe(benefitPage));
});

test('web/app/session-5: a member who has signed out does not come back to the page', async () => {
  fakeApi();
  const { router, user } = renderApp('/member-benefits');
  await user.click(await screen.findByRole('button', { name: 'Sign Out', hidden: true }));
  await signInHere(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test('web/app/session-1: opening a page and then the start page leads to the dashboard after signing in', async () => {
  fakeApi();
  const { router, user } = renderApp(benefitPage, { signedIn: false });
  await screen.findByLabelText(/Email/);
  expect(sessionStorage.getItem(RETURN_PATH_KEY)).toBe(benefitPage);
  await act(() => router.navigate('/'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(sessionStorage.getItem(RETURN_PATH_KEY)).toBeNull();
  await signInHere(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test('web/app/session-1: reloading the sign-in page preserves the page to return to', async () => {
  fakeApi();
  renderApp(benefitPage, { signedIn: false });
  await screen.findByLabelText(/Email/);
  cleanup();
  const { router, user } = renderApp('/login', { signedIn: false });
  await signInHere(user);
  await waitFor(() => expect(router.state.location.pathname).toBe(benefitPage));
});

test('web/app/session-2: a visitor who signs in from a shared page is back on it, though the sign-in page was reloaded', async () => {
  fakeApi();
  const page = `${benefitPage}?ref=m2`;
  const visit = renderApp(page, { signedIn: false });
  await visit.user.click(await screen.findByRole('button', { name: 'Sign in here' }));
  await screen.findByLabelText(/Email/);
  expect(sessionStorage.getItem(RETURN_PATH_KEY)).toBe(page);
  cleanup();
  const { router, user } = renderApp('/login', { signedIn: false });
  await signInHere(user);
  await waitFor(() => expect(router.state.location.pathname).toBe(benefitPage));
});
