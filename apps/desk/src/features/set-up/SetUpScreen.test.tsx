import { screen, within } from '@testing-library/react';
import { deskRoutes } from '@parlour/core/routes';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { administrator } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';

const madeKey = {
  id: 'key-1',
  rawId: 'key-1',
  response: { clientDataJSON: 'client', attestationObject: 'attestation' },
};
const passkeys = {
  make: () => Promise.resolve({ ok: true, value: madeKey } as const),
  use: () => Promise.resolve({ ok: false, failure: { message: 'No key was used.' } } as const),
};
const invited = { email: 'ada@club.example', firstName: 'Ada', lastName: 'Marsh' };

const handlers: FakeHandlers = {
  openInvitation: () => ({ person: invited }),
  startSetUp: () => ({
    passkey: { challenge: 'abc' },
    totpUri: 'otpauth://totp/Parlour',
    totpSecret: 'JBSWY3DPEHPK3PXP',
    sealedTotp: 'sealed',
  }),
  claimInvitation: () => ({ staff: administrator, recoveryCodes: ['aaaa-1111', 'bbbb-2222'] }),
};

const bodyOf = (desk: ReturnType<typeof fakeDesk>, name: string) =>
  desk.received.find((call) => call.name === name)?.body;

test('desk/set-up-1: a link that does not work says so', async () => {
  fakeDesk({ openInvitation: () => rejection(404, 'It was used, or has expired.') });
  renderDesk(`${deskRoutes.setUp.path}#old`);
  await screen.findByRole('heading', { level: 1, name: 'This link does not work.' });
  expect(screen.getByText('It was used, or has expired.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('desk/set-up-2, desk/set-up-5, desk/app-23: an invited colleague makes a passkey, sees the recovery codes and is signed in', async () => {
  const desk = fakeDesk(handlers);
  const { user, path } = renderDesk(`${deskRoutes.setUp.path}#secret`, passkeys);
  await user.click(await screen.findByRole('button', { name: 'Make a Passkey' }));
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['aaaa-1111', 'bbbb-2222']);
  for (const name of ['Copy', 'Print', 'Save as File']) screen.getByRole('button', { name });
  expect(bodyOf(desk, 'openInvitation')).toEqual({ token: 'secret' });
  expect(bodyOf(desk, 'claimInvitation')).toEqual({ token: 'secret', passkey: madeKey });
  await user.click(screen.getByRole('button', { name: 'Continue to the Desk' }));
  await screen.findByRole('link', { name: 'Ada Marsh' });
  expect(path()).toBe('/requests');
  expect(desk.names()).not.toContain('getMe');
});

test('desk/set-up-2, desk/set-up-4: or an authenticator app', async () => {
  const desk = fakeDesk(handlers);
  const { user } = renderDesk(`${deskRoutes.setUp.path}#secret`);
  await user.click(await screen.findByRole('button', { name: 'Use an Authenticator App' }));
  await screen.findByText('JBSW Y3DP EHPK 3PXP');
  const qrCode = screen.getByRole('img', { name: 'QR code for your authenticator app' });
  expect(qrCode.querySelectorAll('path')).toHaveLength(1);
  await user.type(screen.getByLabelText(/Code of the app/), '123456{Enter}');
  await screen.findByRole('list', { name: 'Recovery codes' });
  expect(bodyOf(desk, 'claimInvitation')).toEqual({
    token: 'secret',
    totp: { sealedTotp: 'sealed', code: '123456' },
  });
});

test('desk/set-up-2: a canceled passkey says so, and both ways stay open', async () => {
  fakeDesk(handlers);
  const { user } = renderDesk(`${deskRoutes.setUp.path}#secret`);
  await user.click(await screen.findByRole('button', { name: 'Make a Passkey' }));
  expect((await screen.findByRole('alert')).textContent).toBe('There is no passkey.');
  expect(screen.getByRole('button', { name: 'Use an Authenticator App' })).toBeTruthy();
});

test('desk/set-up-3: the first administrator gives name and email', async () => {
  const desk = fakeDesk({ ...handlers, openInvitation: () => ({ person: null }) });
  const { user, path } = renderDesk(`${deskRoutes.setUp.path}#first`, passkeys);
  await user.type(await screen.findByLabelText(/First name/), 'Ada');
  await user.type(screen.getByLabelText(/Last name/), 'Marsh');
  await user.type(screen.getByLabelText(/Email/), 'ada@club.example{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Make a Passkey' }));
  await screen.findByRole('list', { name: 'Recovery codes' });
  expect(bodyOf(desk, 'startSetUp')).toEqual({ token: 'first', person: invited });
  await user.click(screen.getByRole('button', { name: 'Continue to the Desk' }));
  await screen.findByRole('heading', { level: 1, name: 'Welcome. How does the club begin?' });
  expect(path()).toBe('/begin');
});
