import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profile } from '../../testing/club.ts';
import { fakeApi, rejection, type FakeHandlers } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const openForm = async (response: FakeHandlers['submitChangeRequest'] = () => ({ id: 'c1' })) => {
  const server = fakeApi({ submitChangeRequest: response });
  const { user } = renderApp('/profile');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Request a Change' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  const form = within(await screen.findByRole('dialog', { name: 'Request a Change' }));
  const choose = async (option: string) => {
    await user.click(form.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const type = (label: RegExp, value: string) => user.type(form.getByLabelText(label), value);
  const submit = () => user.click(form.getByRole('button', { name: 'Send Request' }));
  return { ...server, user, button, form, choose, type, submit };
};

test('web/profile-12: a change of email is asked for beside the present one, with its note', async () => {
  const { form, choose, type, submit, calls, button } = await openForm();
  await choose('Email');
  form.getByText(`Now: ${profile.email}`);
  await type(/^New email/, 'rosalind@club.example');
  await type(/^Note/, 'Since May');
  await submit();
  await screen.findByText('We will follow up via email.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [call] = calls('submitChangeRequest');
  expect(call?.body).toEqual({
    field: 'email',
    requestedValue: 'rosalind@club.example',
    note: 'Since May',
  });
  expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test.each([
  ['Legal name', /^New legal name/, 'Rosalind Byron', 'Now: Rosalind Hale', 'legalName'],
  ['Birth date', /^Correct birth date/, '1978-03-01', 'Now: February 28, 1978', 'dateOfBirth'],
])('web/profile-12: another %s is asked for', async (...given) => {
  const [option, label, value, present, field] = given;
  const { form, choose, type, submit, calls } = await openForm();
  await choose(option);
  form.getByText(present);
  await type(label, value);
  await submit();
  await screen.findByText('We will follow up via email.');
  expect(calls('submitChangeRequest').map(({ body }) => body)).toEqual([
    { field, requestedValue: value },
  ]);
});

test('web/profile-12: something else is asked for, and nothing holds now', async () => {
  const { form, choose, type, submit, calls } = await openForm();
  await choose('Something else');
  expect(form.queryByText(/^Now:/)).toBeNull();
  await type(/^What should change/, 'Two first names');
  await submit();
  await screen.findByText('We will follow up via email.');
  expect(calls('submitChangeRequest')).toHaveLength(1);
});

test('web/profile-17: Send Request waits for a choice and its value, and says for which', async () => {
  const { form, choose, type } = await openForm();
  const button = form.getByRole<HTMLButtonElement>('button', { name: 'Send Request' });
  expect(button.disabled).toBe(true);
  form.getByText('Still needed: What should we change?');
  await choose('Email');
  expect(button.disabled).toBe(true);
  form.getByText('Still needed: New email');
  await type(/^New email/, 'rosalind@club.example');
  expect(button.disabled).toBe(false);
  expect(form.queryByText(/^Still needed/)).toBeNull();
});

test('web/profile-10: a value that is wrong is not sent, and takes the focus', async () => {
  const { form, choose, type, submit, calls } = await openForm();
  await choose('Email');
  await type(/^New email/, 'nobody');
  await submit();
  await form.findByText('New email must be an email address.');
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(/^New email/)));
  expect(calls('submitChangeRequest')).toEqual([]);
});

test('web/profile-10: what the server refuses is told at its field, and nothing typed is lost', async () => {
  const { form, choose, type, submit } = await openForm(() =>
    rejection(400, 'requestedValue must be an email address.', 'requestedValue'),
  );
  await choose('Email');
  await type(/^New email/, 'odd@club.example');
  await type(/^Note/, 'Since May');
  await submit();
  await form.findByText('New email must be an email address.');
  const value = (label: RegExp) => form.getByLabelText<HTMLInputElement>(label).value;
  expect([value(/^New email/), value(/^Note/)]).toEqual(['odd@club.example', 'Since May']);
});

test('web/profile-11: any other failure is told, and the repeat carries the same key', async () => {
  let isDown = true;
  const { form, choose, type, submit, calls } = await openForm(() => {
    if (isDown) throw new TypeError('No network.');
    return { id: 'c1' };
  });
  await choose('Legal name');
  await type(/^New legal name/, 'Rosalind Byron');
  await submit();
  await form.findByText('Failed to submit change request');
  isDown = false;
  await submit();
  await screen.findByText('We will follow up via email.');
  const keys = calls('submitChangeRequest').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
