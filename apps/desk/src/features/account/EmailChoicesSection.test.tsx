import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, rejection } from '../../testing/fakeDesk.ts';
import { editor, emailChoices } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('desk/account-6: a changed choice of emails is saved at once', async () => {
  const desk = fakeDesk({ setEmailChoices: ({ body }) => body });
  const { user } = renderDesk('/account');
  const everything = await box('Every new request');
  expect(everything.checked).toBe(false);
  expect((await box('Notes that mention me')).checked).toBe(true);
  await user.click(everything);
  expect((await box('Every new request')).checked).toBe(true);
  expect(desk.received.find(({ name }) => name === 'setEmailChoices')?.body).toEqual({
    ...emailChoices,
    everythingNew: true,
  });
});

test('desk/account-6: a second change waits for the first one, and has both', async () => {
  const first = Promise.withResolvers<void>();
  const desk = fakeDesk({
    setEmailChoices: async ({ body }) => {
      await first.promise;
      return body;
    },
  });
  const { user } = renderDesk('/account');
  await user.click(await box('Every new request'));
  await user.click(await box('Notes that mention me'));
  const sent = () => desk.received.filter(({ name }) => name === 'setEmailChoices');
  expect(sent()).toHaveLength(1);
  first.resolve();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toEqual({ ...emailChoices, everythingNew: true, mentioned: false });
});

test('desk/account-6: a choice that was not saved says so, and is what it was', async () => {
  fakeDesk({ setEmailChoices: () => rejection(503, 'The desk does not respond.') });
  const { user } = renderDesk('/account');
  await user.click(await box('Every new request'));
  expect((await screen.findByRole('alert')).textContent).toBe('The desk does not respond.');
  await waitFor(async () => expect((await box('Every new request')).checked).toBe(false));
});

test('desk/account-6: an editor, whom no email of a request reaches, has no choice', async () => {
  const desk = fakeDesk({ getMe: () => editor });
  renderDesk('/account');
  await screen.findByRole('heading', { level: 2, name: 'Sessions' });
  expect(screen.queryByRole('heading', { name: 'Emails' })).toBeNull();
  expect(desk.names()).not.toContain('getEmailChoices');
});
