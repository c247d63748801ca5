import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { editor, staff } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';

async function openStaff(handlers: FakeHandlers = {}) {
  const desk = fakeDesk(handlers);
  const { user } = renderDesk('/staff');
  await screen.findByRole('table', { name: 'Staff' });
  return { desk, user };
}

const bodyOf = (desk: ReturnType<typeof fakeDesk>, name: string) =>
  desk.received.find((call) => call.name === name)?.body;

async function choose(user: Awaited<ReturnType<typeof openStaff>>['user'], action: string) {
  await user.click(screen.getByRole('button', { name: 'Change Theo' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('desk/people-1: all staff are listed, and nobody changes their own roles', async () => {
  await openStaff();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Ada Marsh',
    'Theo Lindqvist',
    'Mira Castellanos',
    'Paul Ferrer',
  ]);
  expect(screen.queryByRole('button', { name: 'Change Ada' })).toBeNull();
});

test('desk/people-1, desk/app-6: another role does not open it', async () => {
  const desk = fakeDesk({ getMe: () => editor });
  renderDesk('/staff');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing for you here.' });
  expect(desk.names()).not.toContain('listStaff');
});

test('desk/people-2: a colleague is invited, and what was typed stays when it fails', async () => {
  let isRefused = true;
  const { desk, user } = await openStaff({
    inviteStaff: () =>
      isRefused ? rejection(400, 'This email is taken.', 'invalid_input') : staff[2]!,
  });
  await user.click(screen.getByRole('button', { name: 'Invite a Colleague' }));
  await user.type(await screen.findByLabelText(/First name/), 'Nora');
  await user.type(screen.getByLabelText(/Last name/), 'Bell');
  await user.type(screen.getByLabelText(/Email/), 'nora@house.example');
  await user.click(screen.getByLabelText('Editor'));
  await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This email is taken.');
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf(desk, 'inviteStaff')).toEqual({
    firstName: 'Nora',
    lastName: 'Bell',
    email: 'nora@house.example',
    roles: ['concierge', 'editor'],
  });
});

test('desk/people-3: the roles of another are changed', async () => {
  const { desk, user } = await openStaff({ changeStaffRoles: () => staff[1]! });
  await choose(user, 'Change Roles');
  await user.click(await screen.findByLabelText('Manager'));
  await user.click(screen.getByRole('button', { name: 'Save Roles' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf(desk, 'changeStaffRoles')).toEqual({ roles: ['concierge', 'manager'] });
});

test('desk/people-4: the account of another is ended after a question', async () => {
  const { desk, user } = await openStaff({ endStaffAccount: () => null });
  await choose(user, 'End Account');
  await screen.findByRole('alertdialog', { name: 'End the account of Theo Lindqvist?' });
  expect(desk.names()).not.toContain('endStaffAccount');
  await user.click(screen.getByRole('button', { name: 'End Account' }));
  await waitFor(() => expect(desk.names()).toContain('endStaffAccount'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('desk/people-5, desk/app-11: a change that needs a fresh proof is made after it', async () => {
  let isProved = false;
  const { desk, user } = await openStaff({
    changeStaffRoles: () =>
      isProved ? staff[1]! : rejection(403, 'Please confirm.', 'step_up_required'),
    stepUp: () => {
      isProved = true;
      return null;
    },
  });
  await choose(user, 'Change Roles');
  await user.click(await screen.findByLabelText('Manager'));
  await user.click(screen.getByRole('button', { name: 'Save Roles' }));
  const proof = await screen.findByRole('dialog', { name: 'Confirm That It Is You' });
  await user.type(within(proof).getByLabelText(/Code/), '654321{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf(desk, 'stepUp')).toEqual({ secondCode: '654321' });
  expect(desk.names().filter((name) => name === 'changeStaffRoles')).toHaveLength(2);
});

test('desk/app-11: a change without the proof fails, and what was chosen stays', async () => {
  const { desk, user } = await openStaff({
    changeStaffRoles: () => rejection(403, 'Please confirm that it is you.', 'step_up_required'),
  });
  await choose(user, 'Change Roles');
  await user.click(await screen.findByLabelText('Manager'));
  await user.click(screen.getByRole('button', { name: 'Save Roles' }));
  const proof = await screen.findByRole('dialog', { name: 'Confirm That It Is You' });
  await user.click(within(proof).getByRole('button', { name: 'Cancel' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please confirm that it is you.');
  expect(screen.getByLabelText<HTMLInputElement>('Manager').checked).toBe(true);
  expect(desk.names()).not.toContain('stepUp');
});

test('desk/app-17, desk/people-3: the dialog of a person is open again after a reload, with the same person', async () => {
  const { user } = await openStaff();
  await choose(user, 'Change Roles');
  await user.click(await screen.findByRole('checkbox', { name: 'Editor' }));
  cleanup();
  renderDesk('/staff');
  const dialog = within(await screen.findByRole('dialog', { name: 'Roles of Theo Lindqvist' }));
  expect(dialog.getByRole('checkbox', { name: 'Editor' })).toHaveProperty('checked', true);
});
