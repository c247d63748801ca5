import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { invitations, memberPage } from '../../testing/member.ts';
import { concierge, editor } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';

async function openMembers(path = '/members', handlers: FakeHandlers = {}) {
  const desk = fakeDesk(handlers);
  const rendered = renderDesk(path);
  await screen.findByRole('heading', { level: 1, name: 'Members' });
  const query = () => {
    const last = desk.received.findLast(({ name }) => name === 'listMembers');
    return Object.fromEntries(last?.url.searchParams ?? []);
  };
  return { ...rendered, desk, query };
}

test('desk/members-1: members are listed with their status, and a name opens one', async () => {
  await openMembers();
  const table = await screen.findByRole('table', { name: 'Members' });
  const [, invited, suspended] = within(table).getAllByRole('row');
  expect(invited?.textContent).toContain('Invited');
  expect(suspended?.textContent).toContain('Suspended');
  const link = screen.getByRole('link', { name: 'Grace Okafor' });
  expect(link.getAttribute('href')).toBe('/desk/members/m1');
});

test('desk/members-2: who may import members is led there, and a concierge is not', async () => {
  await openMembers();
  const link = await screen.findByRole('link', { name: 'Import Members' });
  expect(link.getAttribute('href')).toBe('/desk/import');
  cleanup();
  await openMembers('/members', { getMe: () => concierge });
  await screen.findByRole('table', { name: 'Members' });
  expect(screen.queryByRole('link', { name: 'Import Members' })).toBeNull();
});

test('desk/members-1: search, status and page are in the URL', async () => {
  const { user, query, router } = await openMembers('/members?status=nonsense&after=m4', {
    listMembers: () => ({ ...memberPage, next: 'm9' }),
  });
  await screen.findByRole('table', { name: 'Members' });
  expect(query()).toEqual({ after: 'm4' });
  await user.type(screen.getByLabelText(/^Search/), 'okafor{Enter}');
  await waitFor(() => expect(query()).toEqual({ text: 'okafor' }));
  await user.click(screen.getByRole('button', { name: 'Suspended' }));
  await waitFor(() => expect(query()).toEqual({ text: 'okafor', status: 'suspended' }));
  await user.click(await screen.findByRole('button', { name: 'Next Page' }));
  await waitFor(() => expect(query()).toMatchObject({ text: 'okafor', after: 'm9' }));
  expect(router.state.location.search).toContain('search=okafor');
});

test('desk/members-2: an empty club and an empty search say so, and that invitations wait in files', async () => {
  const { user } = await openMembers('/members', {
    listMembers: () => ({ members: [], next: null, isMailFiled: true }),
  });
  await screen.findByText('The club has no members yet.');
  expect(screen.getByText(/invitations wait as files/)).toBeTruthy();
  await user.type(screen.getByLabelText(/^Search/), 'nobody{Enter}');
  await screen.findByText('There is no such member.');
});

test('desk/members-3: a member is invited, and what was typed stays when it fails', async () => {
  let isRefused = true;
  const { desk, user, path } = await openMembers('/members', {
    inviteMember: () =>
      isRefused
        ? Response.json(
            {
              success: false,
              data: null,
              message: 'Another member has this email address.',
              code: 'invalid_input',
              field: 'email',
            },
            { status: 400 },
          )
        : { id: 'm1', isMailFiled: false },
  });
  await user.click(screen.getByRole('button', { name: 'Invite a Member' }));
  await user.type(await screen.findByLabelText(/First name/), 'Nora');
  await user.type(screen.getByLabelText(/Last name/), 'Quist');
  await user.type(screen.getByLabelText(/^Email/), 'nora@house.example');
  await user.type(screen.getByLabelText(/City/), 'Leeds');
  await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
  await screen.findByText('Another member has this email address.');
  expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true');
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
  await waitFor(() => expect(path()).toBe('/members/m1'));
  expect(desk.received.findLast(({ name }) => name === 'inviteMember')?.body).toEqual({
    firstName: 'Nora',
    lastName: 'Quist',
    email: 'nora@house.example',
    address: { city: 'Leeds' },
  });
});

test('desk/members-12: a concierge lists members and invites none, and an editor finds no page', async () => {
  await openMembers('/members', {
    getMe: () => concierge,
    listMembers: () => ({ ...memberPage, isMailFiled: true }),
  });
  await screen.findByRole('table', { name: 'Members' });
  expect(screen.queryByRole('button', { name: 'Invite a Member' })).toBeNull();
  expect(screen.queryByText(/invitations wait/)).toBeNull();
});

test('desk/members-12: an editor finds no members', async () => {
  const desk = fakeDesk({
    getMe: () => editor,
    listMembers: () => rejection(403, 'Your roles do not allow this.', 'forbidden'),
  });
  renderDesk('/members');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing for you here.' });
  expect(desk.names()).not.toContain('listMembers');
});

test('desk/members-14: all who were not invited are invited after one question, live, and stopped', async () => {
  let current = invitations;
  const running = {
    status: 'running',
    total: 290,
    sent: 5,
    waiting: 285,
    startedAt: '2030-02-01T09:00:00.000Z',
  } as const;
  const { user, query, desk } = await openMembers('/members', {
    getInvitations: () => current,
    startInvitations: () => (current = { ...current, notInvited: 285, run: running }),
    stopInvitations: () =>
      (current = { ...current, run: { ...running, sent: 10, status: 'stopped', waiting: 0 } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Not invited (290)' }));
  await waitFor(() => expect(query()).toEqual({ status: 'not_invited' }));
  await user.click(screen.getByRole('button', { name: 'Invite All Who Were Not Invited' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send 290 invitations?' }));
  await user.click(dialog.getByRole('button', { name: 'Send 290 Invitations' }));
  await screen.findByRole('progressbar', { name: '5 of 290 invitations sent' });
  expect(desk.received.find(({ name }) => name === 'startInvitations')?.body).toEqual({
    count: 290,
  });
  // It shows beside every choice while it goes on.
  await user.click(screen.getByRole('button', { name: 'Everybody' }));
  current = { ...current, run: { ...running, sent: 10, waiting: 280 } };
  await screen.findByRole('progressbar', { name: '10 of 290 invitations sent' }, { timeout: 5000 });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  const result = await screen.findByText('10 of 290 invitations were sent.');
  expect(result.closest('[tabindex]')).toBe(document.activeElement);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/invitations were sent|not invited\./)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Not invited (285)' }));
  await screen.findByText(/285 members were not invited. The last time was stopped after 10/);
});

test('desk/members-14: the list is read again once the invitations are sent', async () => {
  const run = {
    status: 'running',
    total: 2,
    sent: 1,
    waiting: 1,
    startedAt: '2030-02-01T09:00:00.000Z',
  } as const;
  let current: typeof invitations = { ...invitations, notInvited: 1, run };
  const { desk } = await openMembers('/members?status=not_invited', {
    getInvitations: () => current,
  });
  await screen.findByRole('progressbar', { name: '1 of 2 invitations sent' });
  const read = desk.calls('listMembers').length;
  current = { ...invitations, notInvited: 0, run: { ...run, status: 'done', sent: 2, waiting: 0 } };
  await screen.findByText('2 of 2 invitations were sent.', {}, { timeout: 5000 });
  await waitFor(() => expect(desk.calls('listMembers').length).toBeGreaterThan(read));
});
