import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeDesk, rejection } from '../../testing/fakeDesk.ts';
import { administrator, concierge } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';

const proof = {
  id: 'key-1',
  rawId: 'key-1',
  response: { clientDataJSON: 'client', authenticatorData: 'data', signature: 'signature' },
};
const passkeys = {
  make: () => Promise.resolve({ ok: false, failure: { message: 'No key was made.' } } as const),
  use: () => Promise.resolve({ ok: true, value: proof } as const),
};

/** A server where nobody is signed in yet. */
const signedOut = () => rejection(401, 'Please sign in.', 'unauthenticated');

async function requestCode(handlers: Parameters<typeof fakeDesk>[0], email: string) {
  const desk = fakeDesk({ getMe: signedOut, ...handlers });
  const { user, path } = renderDesk('/sign-in');
  await user.type(await screen.findByLabelText(/Email/), `${email}{Enter}`);
  await user.type(await screen.findByLabelText(/Emailed code/), '123456');
  return { desk, user, path };
}

test('desk/sign-in-1: a passkey signs in', async () => {
  const desk = fakeDesk({
    getMe: signedOut,
    startPasskeySignIn: () => ({ challenge: 'abc' }),
    signInWithPasskey: () => administrator,
  });
  const { user, path } = renderDesk('/sign-in', passkeys);
  await user.click(await screen.findByRole('button', { name: 'Use a Passkey' }));
  await screen.findByRole('link', { name: 'Ada Marsh' });
  expect(path()).not.toBe('/sign-in');
  expect(desk.received.find(({ name }) => name === 'signInWithPasskey')?.body).toEqual(proof);
});

test('desk/sign-in-1: a canceled passkey says so, and both ways stay open', async () => {
  fakeDesk({ getMe: signedOut, startPasskeySignIn: () => ({ challenge: 'abc' }) });
  const { user } = renderDesk('/sign-in');
  await user.click(await screen.findByRole('button', { name: 'Use a Passkey' }));
  expect((await screen.findByRole('alert')).textContent).toBe('There is no passkey.');
  expect(screen.getByRole('button', { name: 'Send Code' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Use a Passkey' })).toBeTruthy();
});

test('desk/sign-in-2: an emailed code and a second code sign in', async () => {
  const { desk, user } = await requestCode(
    { requestStaffCode: () => ({ attempt: 'attempt-1' }), signInWithCode: () => administrator },
    'ada@house.example',
  );
  expect(screen.getByLabelText(/Second code/).hasAttribute('required')).toBe(true);
  await user.type(screen.getByLabelText(/Second code/), ' 654321 {Enter}');
  await screen.findByRole('link', { name: 'Ada Marsh' });
  expect(desk.received.find(({ name }) => name === 'signInWithCode')?.body).toEqual({
    email: 'ada@house.example',
    attempt: 'attempt-1',
    code: '123456',
    secondCode: '654321',
  });
});

test('desk/sign-in-2: staff of the sample club may leave the second code empty', async () => {
  const { desk, user } = await requestCode(
    { requestStaffCode: () => ({ attempt: 'attempt-1' }), signInWithCode: () => concierge },
    'desk.concierge@club.example',
  );
  expect(screen.getByLabelText(/Second code/).hasAttribute('required')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('link', { name: 'Theo Lindqvist' });
  expect(desk.received.find(({ name }) => name === 'signInWithCode')?.body).not.toHaveProperty(
    'secondCode',
  );
});

test('desk/sign-in-3: a failed attempt says why, and what was typed stays', async () => {
  const { user } = await requestCode(
    {
      requestStaffCode: () => ({ attempt: 'attempt-1' }),
      signInWithCode: () => rejection(400, 'These codes are not valid.', 'invalid_code'),
    },
    'ada@house.example',
  );
  await user.type(screen.getByLabelText(/Second code/), '654321{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('These codes are not valid.'),
  );
  expect(screen.getByLabelText<HTMLInputElement>(/Emailed code/).value).toBe('123456');
  expect(screen.getByLabelText<HTMLInputElement>(/Second code/).value).toBe('654321');
});

test('desk/sign-in-4: a browser that blocks cookies is named', async () => {
  fakeDesk({ getMe: signedOut });
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  renderDesk('/sign-in');
  expect((await screen.findByRole('alert')).textContent).toContain('blocks cookies');
});

test('desk/sign-in-5: the sample club names its staff to choose from, and any other club nobody', async () => {
  fakeDesk({ getMe: signedOut });
  const staff = 'desk.concierge@club.example\ndesk.manager@club.example';
  const { user } = renderDesk('/sign-in', passkeys, staff);
  await user.click(await screen.findByRole('button', { name: 'desk.manager@club.example' }));
  expect(screen.getByLabelText<HTMLInputElement>(/Email/).value).toBe('desk.manager@club.example');
  cleanup();
  renderDesk('/sign-in');
  await screen.findByLabelText(/Email/);
  expect(screen.queryByRole('region', { name: 'Sample accounts' })).toBeNull();
});
