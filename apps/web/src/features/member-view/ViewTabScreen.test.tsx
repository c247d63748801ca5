import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { SESSION_KEY, serializeSession, sessionOfView, VIEW_SESSION_KEY } from '@parlour/core';
import { expect, test, vi } from 'vitest';
import { club } from '../../testing/club.ts';
import { fakeApi, type FakeHandlers, rejection } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const ended = () => rejection(401, 'This view has ended.');

/** Opens a page of a view whose session this tab has. */
function openView(path: string, handlers: FakeHandlers = {}, token = 'view.token') {
  const session = serializeSession(sessionOfView({ memberId: 'm1' }, token));
  localStorage.setItem(SESSION_KEY, session);
  const server = fakeApi(handlers);
  const app = renderApp(path, { signedIn: false, isMemberView: true });
  return { ...app, ...server };
}

test('web/member-view-1, web/member-view-2: a link begins the view in this tab, and the session of the browser stays', async () => {
  localStorage.setItem(SESSION_KEY, 'that of a member');
  const { calls } = fakeApi();
  const reloadAt = vi.fn();
  renderApp('/view#view.token', { signedIn: false, reloadAt });
  await waitFor(() => expect(reloadAt).toHaveBeenCalledWith('/dashboard'));
  expect(calls('getMemberView')[0]?.headers.get('authorization')).toBe('Bearer view.token');
  expect(sessionStorage.getItem(VIEW_SESSION_KEY)).toContain('view.token');
  expect(localStorage.getItem(SESSION_KEY)).toBe('that of a member');
});

test('web/member-view-1: a link that has ended says so, and stores nothing', async () => {
  fakeApi({ getMemberView: ended });
  const reloadAt = vi.fn();
  renderApp('/view#view.token', { signedIn: false, reloadAt });
  await screen.findByText('This view has ended.');
  expect(sessionStorage.getItem(VIEW_SESSION_KEY)).toBeNull();
  expect(reloadAt).not.toHaveBeenCalled();
});

test('web/member-view-5: without a token the page says that the view has ended', async () => {
  const { calls } = fakeApi();
  renderApp('/view', { signedIn: false });
  await screen.findByRole('heading', { level: 1, name: 'The View Has Ended' });
  expect(calls('getMemberView')).toEqual([]);
});

test('web/member-view-4: a line says whose pages are shown, and what changes something is disabled', async () => {
  openView(`/vendors/${club.vendors[0]!.slug}`);
  const line = await screen.findByRole('complementary', { name: 'View as member' });
  await within(line).findByText(/^You look at the club as .+\. Nothing can be changed\. Ends at /);
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Request assistance',
  });
  expect(button.disabled).toBe(true);
  expect(button.title).toBe('Nothing can be changed while you look as a member.');
  expect(screen.queryByRole('button', { name: /Share/ })).toBeNull();
});

test('web/member-view-3: the profile shows no cards, documents or devices, and asks for none', async () => {
  const { calls } = openView('/profile');
  await screen.findByText('Cards, documents and devices are not shown while you look as a member.');
  await screen.findByRole('button', { name: 'Edit Profile' });
  for (const name of ['Payment Methods', 'Documents', 'Signed-In Devices']) {
    expect(screen.queryByRole('region', { name })).toBeNull();
  }
  const secret = [
    'listPaymentMethods',
    'listDocuments',
    'listSessions',
    'listMemberViews',
  ] as const;
  expect(secret.flatMap((name) => calls(name))).toEqual([]);
  expect(calls('getProfile')).not.toEqual([]);
});

test('web/member-view-3: the bookings show no codes', async () => {
  const { calls } = openView('/my-bookings');
  await screen.findByText('Codes are not shown while you look as a member.');
  expect(calls('listRedemptions')).toEqual([]);
});

test('web/member-view-5: End View ends the view at the server', async () => {
  const { calls, user } = openView('/profile');
  await user.click(await screen.findByRole('button', { name: 'End View' }));
  await waitFor(() => expect(calls('endMemberView')).toHaveLength(1));
  expect(calls('signOut')).toEqual([]);
  expect(calls('endMemberView')[0]?.headers.get('authorization')).toBe('Bearer view.token');
});

test('web/member-view-5: a view that the server has ended ends here within three seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isOpen = true;
  const view = { memberId: 'm1', memberName: 'Ada', expiresAt: '2030-01-31T14:35:00.000Z' };
  const { session } = openView('/profile', { getMemberView: () => (isOpen ? view : ended()) });
  await screen.findByText(/^You look at the club as Ada/);
  isOpen = false;
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await waitFor(() => expect(session.getSnapshot().context.session).toBeNull());
});

test('web/member-view-7: a preview as a member shows the page with its buttons, and asks for nothing else', async () => {
  fakeApi();
  const reloadAt = vi.fn();
  const { id, title } = club.events[0]!;
  const page = `/events/${id}`;
  const hash = new URLSearchParams({ preview: 'preview.event.x', page });
  renderApp(`/view#${hash}`, { signedIn: false, reloadAt });
  await waitFor(() => expect(reloadAt).toHaveBeenCalledWith(page));
  cleanup();
  const { calls } = openView(page, {}, 'preview.event.x');
  await screen.findByRole('heading', { level: 1, name: title });
  await screen.findByText('You look at a draft as members will see it. Nothing can be changed.');
  expect(calls('getEvent')[0]?.headers.get('authorization')).toBe('Bearer preview.event.x');
  expect([...calls('listRegistrations'), ...calls('getMemberView')]).toEqual([]);
  expect(screen.queryByText('Sign in here')).toBeNull();
});

test('web/member-view-6: a member finds who looked, when and why', async () => {
  fakeApi({
    listMemberViews: () => [
      { id: 'v1', staffName: 'Clara', reason: 'You called', startedAt: '2029-11-05T09:00:00.000Z' },
    ],
  });
  renderApp('/profile');
  const section = within(await screen.findByRole('region', { name: 'Who Looked' }));
  section.getByText(/^Clara of the club · November 5, 2029 at /);
  section.getByText('You called');
});

test('web/member-view-6: a member whom nobody looked at has no such section', async () => {
  const { calls } = fakeApi();
  renderApp('/profile');
  await waitFor(() => expect(calls('listMemberViews')).toHaveLength(1));
  await screen.findByRole('region', { name: 'Signed-In Devices' });
  expect(screen.queryByRole('region', { name: 'Who Looked' })).toBeNull();
});
