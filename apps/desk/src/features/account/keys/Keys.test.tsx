import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../../testing/fakeDesk.ts';
import { renderDesk } from '../../../testing/renderDesk.tsx';
import { takeSavedFiles } from '../../../testing/savedFiles.ts';

const madeKey = {
  id: 'key-3',
  rawId: 'key-3',
  response: { clientDataJSON: 'client', attestationObject: 'attestation' },
};
const passkeys = {
  make: () => Promise.resolve({ ok: true, value: madeKey } as const),
  use: () => Promise.resolve({ ok: false, failure: { message: 'No key was used.' } } as const),
};
const keys = {
  passkey: { challenge: 'abc' },
  totpUri: 'otpauth://totp/Parlour',
  totpSecret: 'JBSWY3DPEHPK3PXP',
  sealedTotp: 'sealed',
};

async function openAccount(handlers: FakeHandlers) {
  const desk = fakeDesk({ startStaffKey: () => keys, ...handlers });
  const { user } = renderDesk('/account', passkeys);
  await screen.findByRole('table', { name: 'Your passkeys' });
  const received = (name: string) => desk.received.filter((call) => call.name === name);
  return { user, received };
}

test('desk/account-3: the passkeys have names and their last use, and another one is added after a proof', async () => {
  let isProved = false;
  const { user, received } = await openAccount({
    startStaffKey: () => (isProved ? keys : rejection(403, 'Confirm.', 'step_up_required')),
    stepUp: () => {
      isProved = true;
      return null;
    },
    addStaffPasskey: () => null,
  });
  const table = screen.getByRole('table', { name: 'Your passkeys' });
  expect(within(table).getByRole('rowheader', { name: 'Safari on iPhone' })).toBeTruthy();
  expect(within(table).getByRole('cell', { name: 'Not yet' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a Passkey' }));
  const proof = await screen.findByRole('dialog', { name: 'Confirm That It Is You' });
  await user.type(within(proof).getByLabelText(/Code/), '654321{Enter}');
  await waitFor(() => expect(received('addStaffPasskey')[0]?.body).toEqual(madeKey));
  await waitFor(() => expect(received('listStaffKeys')).toHaveLength(2));
});

test('desk/account-3: a passkey that was not made is not added, which says why', async () => {
  const desk = fakeDesk({ startStaffKey: () => keys, addStaffPasskey: () => null });
  const make = () =>
    Promise.resolve({ ok: false, failure: { message: 'No passkey was made.' } } as const);
  const { user } = renderDesk('/account', { ...passkeys, make });
  await user.click(await screen.findByRole('button', { name: 'Add a Passkey' }));
  await screen.findByText('No passkey was made.');
  expect(desk.names()).not.toContain('addStaffPasskey');
});

test('desk/account-3: a passkey is removed after a question, and a refusal says why', async () => {
  const { user, received } = await openAccount({
    deleteStaffPasskey: () => rejection(422, 'It is your last way to sign in.'),
  });
  await user.click(screen.getByRole('button', { name: 'Remove Safari on iPhone' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove this passkey?' });
  expect(received('deleteStaffPasskey')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  expect((await within(question).findByRole('alert')).textContent).toBe(
    'It is your last way to sign in.',
  );
  expect(received('deleteStaffPasskey')[0]?.params).toEqual({ id: 'key-2' });
});

test('desk/account-4: an authenticator app is set up by its first code', async () => {
  const { user, received } = await openAccount({ setStaffTotp: () => null });
  await user.click(screen.getByRole('button', { name: 'Set Up an App' }));
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  await user.type(screen.getByLabelText(/Code of the app/), '123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(received('setStaffTotp')[0]?.body).toEqual({ sealedTotp: 'sealed', code: '123456' });
});

test('desk/account-5, desk/app-23: new recovery codes are shown once, and can be copied, printed and saved', async () => {
  const { user } = await openAccount({ renewRecoveryCodes: () => ['aaaa-1111', 'bbbb-2222'] });
  await user.click(screen.getByRole('button', { name: 'New Recovery Codes' }));
  await user.click(await screen.findByRole('button', { name: 'Make New Codes' }));
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('aaaa-1111\nbbbb-2222');
  await screen.findByText('Copied.');
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  const { files, names } = takeSavedFiles();
  await user.click(screen.getByRole('button', { name: 'Save as File' }));
  expect(await files[0]?.text()).toBe(
    'Recovery codes of the desk of Parlour\n\naaaa-1111\nbbbb-2222\n',
  );
  expect(names).toEqual(['recovery-codes.txt']);
  await user.click(screen.getByRole('button', { name: 'I Have Saved Them' }));
  await waitFor(() => expect(screen.queryByText('aaaa-1111')).toBeNull());
});
