import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { profile } from '../../testing/club.ts';
import { fakeApi, neverResponds, rejection, type FakeHandlers } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const saved = { ...profile, phone: '+44 20 7946 0000' };

const openForm = async (response: FakeHandlers['updateProfile'] = () => saved) => {
  const server = fakeApi({ updateProfile: response });
  const { router, user } = renderApp('/my-bookings');
  await act(() => router.navigate('/profile'));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Edit Profile' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Edit Profile' });
  const form = within(dialog);
  const field = (label: string) =>
    form.getByRole<HTMLInputElement>('textbox', { name: (name) => name.startsWith(label) });
  const type = async (label: string, value: string) => {
    const input = field(label);
    await user.clear(input);
    if (value !== '') await user.type(input, value);
  };
  const submit = () => user.click(form.getByRole('button', { name: 'Save' }));
  const valueOf = (label: string) => field(label).value;
  return { ...server, router, user, button, form, field, type, submit, valueOf };
};
const waitForClosedDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('web/profile-9: what was changed is sent, and the page shows what the server responds', async () => {
  const { calls, type, submit, button } = await openForm();
  await type('Phone', ' 020 7946 0000');
  await type('Country', '');
  await submit();
  await screen.findByText('Profile updated successfully!');
  await waitForClosedDialog();
  expect(calls('updateProfile').map(({ body }) => body)).toEqual([
    { phone: '020 7946 0000', address: { country: null } },
  ]);
  screen.getByText('+44 20 7946 0000');
  expect(calls('getProfile')).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('web/profile-14: every field may stay empty, and says so', async () => {
  const { form } = await openForm();
  const fields = form.getAllByRole<HTMLInputElement>('textbox');
  expect(fields).toHaveLength(9);
  for (const { labels, required } of fields) {
    expect(labels?.[0]?.textContent).toMatch(/\(optional\)$/);
    expect(required).toBe(false);
  }
});

test('web/profile-9: saving with nothing changed closes and sends nothing', async () => {
  const { calls, submit } = await openForm();
  await submit();
  await waitForClosedDialog();
  expect(calls('updateProfile')).toEqual([]);
  expect(screen.queryByText('Profile updated successfully!')).toBeNull();
});

test('web/profile-10: a wrong work email is told at its field before anything is sent', async () => {
  const { calls, field, type, submit, form, valueOf } = await openForm();
  await type('Phone', '555 01');
  await type('Work email', 'nobody');
  await submit();
  await form.findByText('Work email must be an email address.');
  expect(field('Work email').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field('Work email')));
  expect([valueOf('Phone'), valueOf('Work email')]).toEqual(['555 01', 'nobody']);
  expect(calls('updateProfile')).toEqual([]);
  await type('Work email', 'r@work.example');
  expect(form.queryByText('Work email must be an email address.')).toBeNull();
});

test('web/profile-10: what the server refuses is told at the field that it names, by its label', async () => {
  const { field, type, submit, form, valueOf } = await openForm(() =>
    rejection(400, 'professional.workEmail must be an email address.', 'professional.workEmail'),
  );
  await type('Work email', 'r@work.example');
  await type('City', 'Paris');
  await submit();
  await form.findByText('Work email must be an email address.');
  await waitFor(() => expect(document.activeElement).toBe(field('Work email')));
  expect([valueOf('City'), valueOf('Work email')]).toEqual(['Paris', 'r@work.example']);
  expect(screen.queryByText('Error')).toBeNull();
});

test.each([
  [rejection(503, 'We are being repaired.'), 'We are being repaired.'],
  [rejection(400, 'The body could not be read.', 'body'), 'The body could not be read.'],
])(
  'web/profile-11: %j is told in a notification, and nothing typed is lost',
  async (response, message) => {
    const { user, type, submit, form, valueOf } = await openForm(() => response);
    await type('Street', '1 Garden Row');
    await submit();
    const alert = within(await form.findByRole('alert'));
    await alert.findByText(message);
    await user.click(alert.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(form.queryByText(message)).toBeNull());
    expect(valueOf('Street')).toBe('1 Garden Row');
  },
);

test('web/profile-11: without a network it says that it failed, and can be tried again', async () => {
  let isDown = true;
  const { type, submit, form } = await openForm(() => {
    if (isDown) throw new TypeError('No network.');
    return saved;
  });
  await type('Phone', '555 01');
  await submit();
  await form.findByText('Failed to update profile');
  isDown = false;
  await submit();
  await screen.findByText('Profile updated successfully!');
});

test.each(['Cancel', 'Close'])(
  'web/profile-13: "%s" closes the form, gives the focus back, and a new form begins anew',
  async (name) => {
    const { user, type, form, button, calls } = await openForm();
    await type('Phone', '555 01');
    await user.click(form.getByRole('button', { name }));
    await waitForClosedDialog();
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(calls('updateProfile')).toEqual([]);
    await user.click(button);
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe(profile.phone);
  },
);

test.each([
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  ['a press beside the form', (user: UserEvent) => user.click(document.body)],
])(
  'web/profile-13, core/profile-15: after %s Undo brings back what was typed',
  async (_, close) => {
    const { user, type } = await openForm();
    await type('Phone', '555 01');
    await close(user);
    await waitForClosedDialog();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const again = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
    expect(again.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('555 01');
  },
);

test('web/profile-13: where nothing was typed, a press beside the form closes it without Undo', async () => {
  const { user } = await openForm();
  await user.click(document.body);
  await waitForClosedDialog();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('web/profile-16: Back closes a form that was typed in, and then leaves the page', async () => {
  const { router, type } = await openForm();
  await type('Phone', '555 01');
  await act(() => router.navigate(-1));
  await waitForClosedDialog();
  expect(router.state.location.pathname).toBe('/profile');
  screen.getByRole('button', { name: 'Undo' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-bookings'));
});

test('web/profile-16: Back leaves the page while nothing was typed', async () => {
  const { router } = await openForm();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-bookings'));
  await waitForClosedDialog();
});

test('web/profile-13: Escape closes the form, once a failure over it is gone', async () => {
  const { user, type, submit, form } = await openForm(() => rejection(503, 'No.'));
  await type('Phone', '555 01');
  await submit();
  await form.findByText('No.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(form.queryByText('No.')).toBeNull());
  screen.getByRole('dialog');
  await user.keyboard('{Escape}');
  await waitForClosedDialog();
});

test('web/profile-13: while it is saved the form stays, and is not sent twice', async () => {
  const { user, type, submit, form, calls } = await openForm(neverResponds);
  await type('Phone', '555 01');
  await submit();
  await user.click(await form.findByRole('button', { name: /^Saving\.\.\./ }));
  await waitFor(() => expect(calls('updateProfile')).toHaveLength(1));
  await user.keyboard('{Escape}');
  screen.getByRole('dialog');
  const cross = form.getByRole('button', { name: 'Close' });
  expect(cross.getAttribute('aria-disabled')).toBe('true');
  expect(form.getByLabelText(/^Phone/)).toHaveProperty('readOnly', true);
  expect(calls('updateProfile')).toHaveLength(1);
});
