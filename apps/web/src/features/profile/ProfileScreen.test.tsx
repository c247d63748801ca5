import { createData } from '@parlour/app/data';
import { DataProvider } from '@parlour/app/data-layout';
import { createSession } from '@parlour/app/session';
import { formatMemberSince, fullName, RETURN_PATH_KEY } from '@parlour/core';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Services } from '../../app/services.ts';
import { ServicesProvider } from '../../app/ServicesProvider.tsx';
import { storageKeys } from '../../app/session/storageKeys.ts';
import { club, configuration, profile } from '../../testing/club.ts';
import { fakeApi, neverResponds, rejection, type FakeHandlers } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const failedResponse = rejection(429, 'Not today.');

const openProfile = async (changes: FakeHandlers = {}) => {
  const server = fakeApi(changes);
  const app = renderApp('/profile');
  await screen.findByRole('heading', { level: 2, name: fullName(profile) });
  return { ...server, ...app };
};
const findFailure = async () =>
  within((await screen.findByText('Error Loading Profile')).parentElement!);
const section = (name: string) => within(screen.getByRole('region', { name }));

test('web/profile-1: the identity card shows picture, name, time with the club, title and company', async () => {
  await openProfile();
  const card = section('Identity');
  card.getByText(`Member since ${formatMemberSince(profile.memberSince!)}`);
  card.getByText('Founding Partner, Hale Whitcombe Architects');
  const picture = screen.getByRole('region', { name: 'Identity' }).querySelector('img');
  expect(picture?.getAttribute('src')).toContain(encodeURIComponent(profile.profilePicture!));
  await waitFor(() => expect(document.title).toBe('Profile · The Sample Club'));
});

test('web/profile-1: initials take the place of a picture, and what is not known is left out', async () => {
  const { profile: other } = club.members[1]!;
  const unknown = {
    ...other,
    memberSince: null,
    professional: { company: ' ', title: null, workEmail: null },
  };
  fakeApi({ getProfile: () => unknown });
  renderApp('/profile');
  await screen.findByRole('heading', { level: 2, name: 'Julien Okafor' });
  const card = screen.getByRole('region', { name: 'Identity' });
  expect(card.textContent).toBe('JOJulien Okafor');
  expect(card.querySelector('img')).toBeNull();
});

test('web/profile-1: initials take the place of a picture that can not be loaded', async () => {
  await openProfile();
  const card = screen.getByRole('region', { name: 'Identity' });
  expect(card.textContent).not.toContain('RH');
  fireEvent.error([...card.querySelectorAll('img')].at(-1)!);
  expect(card.querySelector('img')).toBeNull();
  expect(card.textContent).toContain('RH');
});

const contacts = () =>
  Object.fromEntries(
    [...screen.getByRole('region', { name: 'Contact Information' }).querySelectorAll('dt')].map(
      (term) => [term.textContent, term.nextElementSibling?.textContent],
    ),
  );

test('web/profile-2: the contact information is shown, the birthday without its year', async () => {
  await openProfile();
  expect(contacts()).toEqual({
    Email: profile.email,
    Phone: profile.phone,
    'Work email': profile.professional.workEmail,
    Address: '118 Willow StreetBrooklyn, NY 11201United States',
    Birthday: 'February 28',
  });
  expect(document.body.textContent).not.toContain('1978');
});

test('web/profile-2: what is not known reads "Not provided"', async () => {
  const nothing = { street: null, city: '', state: null, zipCode: null, country: null };
  await openProfile({
    getProfile: () => ({
      ...profile,
      phone: ' ',
      dateOfBirth: null,
      professional: { ...profile.professional, workEmail: null },
      address: nothing,
    }),
  });
  const none = 'Not provided';
  expect(contacts()).toEqual({
    Email: profile.email,
    Phone: none,
    'Work email': none,
    Address: none,
    Birthday: none,
  });
});

test('web/profile-3: the newsletter is led to, and Sign Out ends the session', async () => {
  const { user, router, session } = await openProfile();
  const account = section('Account Information');
  const newsletter = account.getByRole('link', { name: /Newsletter/ });
  expect(newsletter.getAttribute('href')).toBe(configuration.newsletterUrl);
  await user.click(account.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(session.getSnapshot().context.session).toBeNull();
});

test('web/profile-4: payment methods, documents and devices are beside it', async () => {
  await openProfile();
  await screen.findByRole('heading', { level: 2, name: 'Payment Methods' });
  await screen.findByRole('heading', { level: 2, name: 'Documents' });
  await screen.findByRole('heading', { level: 2, name: 'Signed-In Devices' });
});

test('web/profile-5: loading is said, and what waits for the profile can not be opened', async () => {
  fakeApi({ getProfile: neverResponds });
  renderApp('/profile');
  await screen.findByText('Loading profile');
  screen.getByRole('heading', { level: 1, name: 'Profile' });
  screen.getByRole('heading', { level: 2, name: 'Contact Information' });
  for (const name of ['Edit Profile', 'Request a Change']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
});

const documentsHeading = { level: 2, name: 'Documents' };
const devicesHeading = { level: 2, name: 'Signed-In Devices' };

test('web/profile-5: the documents come once the cards above them are known', async () => {
  const { promise, resolve: respond } = Promise.withResolvers<[]>();
  const { calls } = await openProfile({
    listPaymentMethods: () => promise,
  });
  await waitFor(() => expect(calls('listPaymentMethods')).toHaveLength(1));
  screen.getByRole('heading', { level: 2, name: 'Payment Methods' });
  expect(screen.queryByRole('heading', documentsHeading)).toBeNull();
  respond([]);
  await screen.findByRole('heading', documentsHeading);
});

test('web/profile-5: the devices come once the documents above them are known', async () => {
  const { promise, resolve: respond } = Promise.withResolvers<[]>();
  await openProfile({ listDocuments: () => promise });
  await screen.findByRole('heading', documentsHeading);
  expect(screen.queryByRole('heading', devicesHeading)).toBeNull();
  respond([]);
  await screen.findByRole('heading', devicesHeading);
});

test('web/profile-5: the documents come where the cards failed too', async () => {
  await openProfile({
    listPaymentMethods: () => {
      throw new TypeError('No network.');
    },
  });
  await screen.findByRole('heading', documentsHeading);
});

test('web/profile-6: a failure has its title, its text and a way to try again', async () => {
  let isDown = true;
  fakeApi({ getProfile: () => (isDown ? failedResponse : profile) });
  const { user } = renderApp('/profile');
  const alert = await findFailure();
  alert.getByText('Error Loading Profile');
  alert.getByText('Failed to load profile data. Please try again.');
  expect(screen.queryByText('Not today.')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Contact Information' })).toBeNull();
  isDown = false;
  await user.click(alert.getByRole('button', { name: 'Try Again' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Profile' }));
  await screen.findByRole('heading', { level: 2, name: fullName(profile) });
});

test('web/profile-6: a failure leaves a way to sign out', async () => {
  fakeApi({ getProfile: () => failedResponse });
  const { user, router } = renderApp('/profile');
  const alert = await findFailure();
  await user.click(alert.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('web/profile-6: a failure with older data at hand keeps it under an inline alert', async () => {
  let isDown = false;
  const response = () => (isDown ? failedResponse : profile);
  const { services } = await openProfile({ getProfile: response });
  isDown = true;
  await (await services.loadData()).queryClient.refetchQueries({ queryKey: ['profile'] });
  await screen.findByText(/latest could not be loaded/);
  screen.getByRole('heading', { level: 2, name: fullName(profile) });
});

test.each(['Try Again', 'Sign Out'])(
  'web/profile-7: without a session nothing is asked for, and "%s" leads to signing in',
  async (name) => {
    const { received } = fakeApi();
    const goTo = vi.fn();
    const session = createSession({
      storage: localStorage,
      tabStorage: sessionStorage,
      storageKeys,
      now: Date.now,
      revokeSession: vi.fn(),
      clearCachedData: vi.fn(),
      shownPage: () => ({ pathname: '/profile', search: '' }),
      goTo,
      log: vi.fn(),
    });
    const address = () => 'http://localhost/profile';
    const data = createData({ session, origin: 'http://localhost', pageUrl: address });
    const services: Services = {
      configuration,
      session,
      browserStorage: localStorage,
      tabStorage: sessionStorage,
      storageKeys,
      loadData: () => Promise.resolve(data),
      reloadAt: vi.fn(),
    };
    const element = (
      <DataProvider data={data}>
        <ProfileScreen />
      </DataProvider>
    );
    const router = createMemoryRouter([{ path: '/profile', element }], {
      initialEntries: ['/profile'],
    });
    render(
      <ServicesProvider value={services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    );
    const alert = await findFailure();
    alert.getByText('User not authenticated.');
    alert.getByRole<HTMLButtonElement>('button', { name }).click();
    expect(goTo).toHaveBeenCalledWith('/login');
    expect(sessionStorage.getItem(RETURN_PATH_KEY)).toBe('/profile');
    expect(received).toEqual([]);
  },
);
