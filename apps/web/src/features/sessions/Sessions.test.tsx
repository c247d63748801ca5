import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sessions } from '../../testing/club.ts';
import {
  envelope,
  fakeApi,
  type FakeHandlers,
  neverResponds,
  rejection,
} from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const region = () => screen.findByRole('region', { name: 'Signed-In Devices' });
const question = 'Are you sure you want to sign out this device?';
const questionOfAll = 'Are you sure you want to sign out everywhere?';
const signOutChrome = 'Sign Out Chrome on Windows, Last used November 2, 2026';

const openSessions = async (changes: FakeHandlers = {}) => {
  const server = fakeApi(changes);
  const app = renderApp('/profile');
  return { ...server, ...app, section: within(await region()) };
};
const rows = async () =>
  (await within(await region()).findAllByRole('listitem')).map(({ textContent }) =>
    textContent?.replaceAll('\u202f', ' '),
  );
const findDialog = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog', { name });
  return { dialog, button: (label: string) => within(dialog).getByRole('button', { name: label }) };
};
const waitForClosedDialog = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

test('web/sessions-1, web/sessions-3: each device has its last use, and each but this one its own Sign Out', async () => {
  const { section } = await openSessions();
  const [first, second, third, ...others] = await rows();
  expect(first).toBe('Safari on MacThis deviceActive now');
  expect(second).toMatch(
    /^Safari on iPhoneLast used today at \d+:05 [AP]MSign Out Safari on iPhone/,
  );
  expect(third).toBe(`Chrome on WindowsLast used November 2, 2026${signOutChrome}`);
  expect(others).toEqual([]);
  expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Sign Out Everywhere',
    expect.stringMatching(/^Sign Out Safari on iPhone, /),
    signOutChrome,
  ]);
});

test('web/sessions-2: loading is said', async () => {
  await openSessions({ listSessions: neverResponds });
  await screen.findByText('Loading devices');
});

test('web/sessions-2: a failure says so and can be tried again', async () => {
  let isDown = true;
  const { user, section } = await openSessions({
    listSessions: () => (isDown ? envelope('none') : sessions),
  });
  const alert = await section.findByRole('alert');
  within(alert).getByText('Failed to fetch devices');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await rows()).toHaveLength(3);
});

test('web/sessions-2: opening the page again fetches a list that is older than ten seconds', async () => {
  const { calls, router, services } = await openSessions();
  expect(await rows()).toHaveLength(3);
  expect(calls('listSessions')).toHaveLength(1);
  const { queryClient } = await services.loadData();
  const age = (milliseconds: number) =>
    queryClient.setQueryData(['sessions'], sessions, { updatedAt: Date.now() - milliseconds });
  age(9000);
  await router.navigate('/nowhere');
  await router.navigate('/profile');
  expect(calls('listSessions')).toHaveLength(1);
  age(10_000);
  await router.navigate('/nowhere');
  await router.navigate('/profile');
  await waitFor(() => expect(calls('listSessions')).toHaveLength(2));
});

const askToEnd = async (changes: FakeHandlers = {}) => {
  const app = await openSessions(changes);
  await app.user.click(await screen.findByRole('button', { name: signOutChrome }));
  return { ...app, ...(await findDialog(question)) };
};

test('web/sessions-3: a device that is signed out leaves the list, after the question', async () => {
  const { button, calls, dialog, user } = await askToEnd();
  within(dialog).getByText('Chrome on Windows, Last used November 2, 2026');
  expect(calls('endSession')).toEqual([]);
  await user.click(button('Sign Out'));
  await waitForClosedDialog();
  expect(await rows()).toHaveLength(2);
  expect(calls('endSession').map(({ url }) => url.pathname)).toEqual([
    '/api/profile/sessions/session-3',
  ]);
  expect(calls('listSessions')).toHaveLength(1);
  const all = screen.getByRole('button', { name: 'Sign Out Everywhere' });
  await waitFor(() => expect(document.activeElement).toBe(all));
});

test('web/sessions-3: Cancel signs out nothing', async () => {
  const { button, calls, user } = await askToEnd();
  await user.click(button('Cancel'));
  await waitForClosedDialog();
  expect(calls('endSession')).toEqual([]);
  expect(await rows()).toHaveLength(3);
});

test('web/sessions-3: a device that was signed out already leaves the list', async () => {
  const { button, user } = await askToEnd({
    endSession: () => rejection(404, 'Session not found'),
  });
  await user.click(button('Sign Out'));
  await waitForClosedDialog();
  expect(await rows()).toHaveLength(2);
});

test('web/sessions-4: a failure is said, and can be tried again', async () => {
  let respond: () => null | ReturnType<typeof rejection> = () => rejection(429, 'Please wait.');
  const { button, dialog, user } = await askToEnd({ endSession: () => respond() });
  await user.click(button('Sign Out'));
  await within(dialog).findByText('Please wait.');
  respond = () => rejection(502, '');
  await user.click(button('Sign Out'));
  await within(dialog).findByText('Failed to sign out this device.');
  respond = () => null;
  await user.click(button('Sign Out'));
  await waitForClosedDialog();
});

const askToEndAll = async (changes: FakeHandlers = {}) => {
  const app = await openSessions(changes);
  await app.user.click(app.section.getByRole('button', { name: 'Sign Out Everywhere' }));
  return { ...app, ...(await findDialog(questionOfAll)) };
};

test('web/sessions-5: signing out everywhere signs out this browser too, without another call', async () => {
  const { button, calls, dialog, router, user } = await askToEndAll();
  within(dialog).getByText(
    'This device is signed out too. Each one needs a new code to sign in again.',
  );
  await user.click(button('Sign Out'));
  await screen.findByLabelText(/Email/);
  expect(router.state.location.pathname + router.state.location.search).toBe('/login');
  expect(localStorage.getItem('auth-storage')).toBeNull();
  expect(calls('endAllSessions')).toHaveLength(1);
  expect(calls('signOut')).toEqual([]);
});

test('web/sessions-5: Cancel leaves every device signed in', async () => {
  const { button, calls, user } = await askToEndAll();
  await user.click(button('Cancel'));
  await waitForClosedDialog();
  expect(calls('endAllSessions')).toEqual([]);
});

test('web/sessions-6: a failure to sign out everywhere is said, and nobody is signed out', async () => {
  let respond: () => Promise<never> | ReturnType<typeof rejection> = () =>
    rejection(429, 'Please wait.');
  const { button, dialog, router, user } = await askToEndAll({ endAllSessions: () => respond() });
  await user.click(button('Sign Out'));
  await within(dialog).findByText('Please wait.');
  respond = () => Promise.reject(new TypeError('No network.'));
  await user.click(button('Sign Out'));
  await within(dialog).findByText('Failed to sign out everywhere.');
  await user.click(button('Cancel'));
  await waitForClosedDialog();
  expect(router.state.location.pathname).toBe('/profile');
  expect(localStorage.getItem('auth-storage')).not.toBeNull();
});
