import { RETURN_PATH_KEY, SESSION_KEY } from '@parlour/core';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { documents, signIn } from './club.ts';
import { fakeApi } from './fakeApi.ts';
import { renderApp } from './renderApp.tsx';
import { deskKeys, renderSecondApp } from './secondApp.tsx';

const staff = {
  token: 'staff-token',
  user: { ...signIn.user, id: 'staff-1', email: 'staff@club.example', crmToken: 'staff-crm-token' },
};

/** Opens the member app with a signed-in member, and signs in to the second app beside it. */
async function openBothApps() {
  const server = fakeApi({ verifyCode: () => staff });
  const member = renderApp('/member-benefits');
  await screen.findByRole('group', { name: 'Category' });
  const stored = localStorage.getItem(SESSION_KEY);
  const second = renderSecondApp('/desk/login');
  await member.user.click(await second.desk.findByRole('button', { name: 'Sign In to the Desk' }));
  await second.desk.findByRole('heading', { level: 1, name: 'The Desk' });
  const { queryClient } = await member.services.loadData();
  const cachedKeys = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey);
  return { ...server, member, second, stored, cachedKeys };
}

const titlesIn = ({ desk }: ReturnType<typeof renderSecondApp>) =>
  desk.queryAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent);

test('app/session-1, app/session-4: a principal signs in to a second app beside a member, each with their own session', async () => {
  const { member, second, stored, calls } = await openBothApps();
  expect(localStorage.getItem(SESSION_KEY)).toBe(stored);
  expect(localStorage.getItem(deskKeys.session)).toContain('staff-token');
  expect(second.router.state.location.pathname).toBe('/desk/documents');
  expect(member.router.state.location.pathname).toBe('/member-benefits');
  expect(member.session.getSnapshot().context.session?.user.id).toBe(signIn.user.id);
  expect(second.session.getSnapshot().context.session?.user.id).toBe('staff-1');
  const tokens = (call: 'listBenefits' | 'listDocuments') =>
    calls(call).map(({ headers }) => headers.get('authorization'));
  expect(tokens('listBenefits')).toEqual([`Bearer ${signIn.token}`]);
  expect(tokens('listDocuments')).toEqual(['Bearer staff-token']);
});

test('app/data-7: the second app shows a list through its query cache, and a dialog that changes it', async () => {
  const { member, second, calls } = await openBothApps();
  const [first, ...others] = documents.map(({ title }) => title);
  await waitFor(() => expect(titlesIn(second)).toEqual([first, ...others]));
  await member.user.click(second.desk.getByRole('button', { name: `Delete ${first}` }));
  await member.user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(titlesIn(second)).toEqual(others));
  expect(calls('listDocuments')).toHaveLength(1);
  const [deletion] = calls('deleteDocument');
  expect(deletion?.headers.get('authorization')).toBe('Bearer staff-token');
});

test('app/session-2: signing out of the second app leaves the member signed in', async () => {
  const { member, second, stored, cachedKeys } = await openBothApps();
  sessionStorage.setItem(RETURN_PATH_KEY, '/events');
  await member.user.click(second.desk.getByRole('button', { name: 'Sign Out' }));
  await second.desk.findByRole('button', { name: 'Sign In to the Desk' });
  expect(localStorage.getItem(deskKeys.session)).toBeNull();
  expect(second.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(localStorage.getItem(SESSION_KEY)).toBe(stored);
  expect(sessionStorage.getItem(RETURN_PATH_KEY)).toBe('/events');
  expect(cachedKeys()).toEqual(expect.arrayContaining([['benefits'], ['redemptions']]));
  expect(member.router.state.location.pathname).toBe('/member-benefits');
  screen.getByRole('group', { name: 'Category' });
});

test('app/session-2: a member who signs out leaves the second app signed in, also in another tab', async () => {
  const { member, second } = await openBothApps();
  act(() => member.session.send({ type: 'session.signedOut' }));
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }));
  await screen.findByLabelText(/Email/);
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(localStorage.getItem(deskKeys.session)).toContain('staff-token');
  expect(second.session.getSnapshot().context.session?.user.id).toBe('staff-1');
  await waitFor(() => expect(titlesIn(second)).toHaveLength(documents.length));
});

test('app/session-3: the second app leads to its own sign-in page, and back to the requested page', async () => {
  fakeApi({ verifyCode: () => staff });
  const { router, desk } = renderSecondApp('/desk/documents?sort=title');
  const button = await desk.findByRole('button', { name: 'Sign In to the Desk' });
  expect(router.state.location.pathname).toBe('/desk/login');
  expect(sessionStorage.getItem(deskKeys.returnPath)).toBe('/documents?sort=title');
  expect(sessionStorage.getItem(RETURN_PATH_KEY)).toBeNull();
  button.click();
  await desk.findByRole('heading', { level: 1, name: 'The Desk' });
  expect(router.state.location).toMatchObject({
    pathname: '/desk/documents',
    search: '?sort=title',
  });
});

test('app/session-3, app/session-7: the second app leads back to the page where its session ended', async () => {
  const { member, second } = await openBothApps();
  await act(() => second.router.navigate('/documents?sort=title'));
  act(() => second.session.send({ type: 'session.rejected' }));
  const button = await second.desk.findByRole('button', { name: 'Sign In to the Desk' });
  expect(second.router.state.location).toMatchObject({
    pathname: '/desk/login',
    search: '?reason=session_expired',
  });
  expect(sessionStorage.getItem(deskKeys.returnPath)).toBe('/documents?sort=title');
  expect(member.session.getSnapshot().context.session?.user.id).toBe(signIn.user.id);
  await member.user.click(button);
  await second.desk.findByRole('heading', { level: 1, name: 'The Desk' });
  expect(second.router.state.location).toMatchObject({
    pathname: '/desk/documents',
    search: '?sort=title',
  });
});
