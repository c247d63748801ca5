import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeDesk, rejection } from '../../testing/fakeDesk.ts';
import { administrator, editor } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';
import { takeReturnPath } from '../session/returnPath.ts';
import { storageKeys } from '../storageKeys.ts';
import { homeOf, menuOf } from './menu.ts';

test('desk/app-1: a page is in the frame, with the name of who is signed in', async () => {
  fakeDesk();
  renderDesk('/account');
  await screen.findByRole('heading', { level: 1, name: 'Your Account' });
  const masthead = within(screen.getAllByRole('banner')[0]!);
  expect(masthead.getByRole('link', { name: 'Ada Marsh' }).getAttribute('href')).toBe(
    '/desk/account',
  );
  expect(masthead.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Your Account · Parlour Desk'));
});

test('desk/app-6, desk/app-7: the menu and the start page are those of the roles', () => {
  const studio = [
    'Vendors',
    'Benefits',
    'Events',
    'Destinations',
    'Gift Guides',
    'Releases',
    'Pictures',
    'Import',
  ];
  const pagesOf = (roles: readonly string[]) =>
    menuOf(roles).map(({ label, pages }) => [label, pages.map((page) => page.label)]);
  expect(pagesOf(editor.roles)).toEqual([
    ['Search', ['Search']],
    ['Content', studio],
  ]);
  expect(homeOf(editor.roles)).toBe('/content/vendor');
  expect(menuOf([])).toEqual([]);
  expect(homeOf([])).toBe('/account');
  expect(pagesOf(administrator.roles)).toEqual([
    ['Search', ['Search']],
    ['Concierge', ['Requests', 'Inbox', 'Today', 'House', 'Replies']],
    ['Membership', ['Members', 'Change Requests']],
    ['Content', studio],
    ['Club', ['Staff', 'Settings', 'API Keys', 'Webhooks', 'Audit']],
  ]);
  expect(homeOf(administrator.roles)).toBe('/requests');
});

test('desk/app-15: the menu says how many change requests wait, to who may decide them', async () => {
  fakeDesk({ countChangeRequests: () => ({ open: 3 }) });
  renderDesk('/account');
  expect(await screen.findByRole('link', { name: 'Membership 3 waiting' })).toBeTruthy();
});

test('desk/app-16: the pages of the current area are below the areas, and both say where one is', async () => {
  fakeDesk({ countChangeRequests: () => ({ open: 3 }) });
  renderDesk('/members');
  const pages = within(await screen.findByRole('navigation', { name: 'Membership' }));
  expect(await pages.findByRole('link', { name: 'Change Requests 3 waiting' })).toBeTruthy();
  expect(pages.getByRole('link', { name: 'Members' }).getAttribute('aria-current')).toBe('page');
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(main.getByRole('link', { name: /^Membership/ }).getAttribute('aria-current')).toBe('true');
});

test('desk/app-25: the menu is scrolled to the entries of the current page', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scroll.mockRestore());
  fakeDesk({ getMe: () => administrator });
  renderDesk('/audit');
  const entry = await screen.findByRole('link', { name: 'Audit' });
  const area = screen.getByRole('link', { name: 'Club' });
  expect(scroll.mock.contexts).toEqual(expect.arrayContaining([area, entry]));
});

test('desk/app-15: who may not decide change requests does not count them', async () => {
  const desk = fakeDesk({ getMe: () => editor });
  renderDesk('/account');
  await screen.findByRole('heading', { level: 1, name: 'Your Account' });
  expect(desk.names()).not.toContain('countChangeRequests');
});

test.each(['/account', '/staff?page=2'])(
  'desk/app-3: %s leads to sign in, and from there back',
  async (page) => {
    fakeDesk({ getMe: () => rejection(401, 'Please sign in.', 'unauthenticated') });
    const { path } = renderDesk(page);
    await screen.findByRole('heading', { level: 1, name: 'Sign in to the desk.' });
    expect(path()).toBe('/sign-in');
    expect(takeReturnPath(sessionStorage)).toBe(page);
  },
);

test('desk/app-3: a session that ends while its page is open leads to sign in, which says so', async () => {
  fakeDesk({ endStaffSession: () => rejection(401, 'Please sign in.', 'unauthenticated') });
  const { user } = renderDesk('/account');
  sessionStorage.setItem(storageKeys.queue, '{"ids":["r1"]}');
  await user.click(await screen.findByRole('button', { name: 'End Safari on iPad' }));
  await screen.findByText('Your session has ended. Please sign in again.');
  expect(takeReturnPath(sessionStorage)).toBe('/account');
  expect(sessionStorage.getItem(storageKeys.queue)).toBeNull();
});

test.each(['', '//elsewhere.example', 'https://elsewhere.example', '/nowhere'])(
  'desk/app-3: signing in does not lead to %j',
  (stored) => {
    sessionStorage.setItem(storageKeys.returnPath, stored);
    expect(takeReturnPath(sessionStorage)).toBe('/');
  },
);

test('desk/app-4: signing out ends the session at the server and leads to sign in', async () => {
  const desk = fakeDesk();
  const { user, services } = renderDesk('/account');
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in to the desk.' });
  expect(desk.names()).toContain('signOutStaff');
  expect(services.queryClient.getQueryData(['sessions'])).toBeUndefined();
});

const offline = () => {
  throw new TypeError('Failed to fetch');
};
const unavailable = () => rejection(503, 'The club is being updated.', 'unavailable');

test.each([
  ['without network', offline, /^The club could not be reached, so you are still signed in\./],
  [
    'where the server cannot',
    unavailable,
    /^The club is being updated\. You are still signed in\./,
  ],
])('desk/app-5: signing out %s says so, and nothing changes', async (_, signOutStaff, message) => {
  fakeDesk({ signOutStaff });
  sessionStorage.setItem(storageKeys.drafts, '{"staffId":"staff-1","drafts":{"r1":{}}}');
  const { user, path } = renderDesk('/account');
  const button = await screen.findByRole('button', { name: 'Sign Out' });
  await user.click(button);
  const alert = within(await screen.findByRole('alert'));
  alert.getByText(message);
  expect(path()).toBe('/account');
  expect(document.activeElement).toBe(button);
  screen.getByRole('heading', { level: 1, name: 'Your Account' });
  expect(sessionStorage.getItem(storageKeys.drafts)).not.toBeNull();
  await user.click(alert.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(message)).toBeNull();
});

test('desk/app-4: a session that the server has ended is left by signing out', async () => {
  fakeDesk({ signOutStaff: () => rejection(401, 'Please sign in.', 'unauthenticated') });
  const { user, path } = renderDesk('/account');
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in to the desk.' });
  expect(path()).toBe('/sign-in');
});

test('desk/app-6: an unknown page says so', async () => {
  fakeDesk();
  renderDesk('/nowhere');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing for you here.' });
});

test('desk/app-7: the start page leads to the first page', async () => {
  fakeDesk({ getMe: () => editor, listContent: () => ({ items: [], totalCount: 0 }) });
  const { path } = renderDesk('/');
  await screen.findByRole('heading', { level: 1, name: 'Vendors' });
  expect(path()).toBe('/content/vendor');
});

test.each([
  [editor, 1],
  [administrator, 0],
])('desk/app-8: for %o the desk says %d times that this is the sample club', async (me, times) => {
  fakeDesk({ getMe: () => me });
  renderDesk('/account');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByText(/^This is the sample club\./)).toHaveLength(times);
});

test('desk/app-9: a desk that can not be loaded says so', async () => {
  fakeDesk({ getMe: () => rejection(500, '') });
  renderDesk('/account');
  await screen.findByRole('heading', { level: 1, name: 'This page could not be shown.' });
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});
