import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { crmKey } from '../../testing/apiKeys.ts';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { editor } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';

const secret = `parlour_${'a'.repeat(43)}`;
const created = { ...crmKey, id: 'key-new', name: 'Reports', secret };

async function openKeys(handlers: FakeHandlers = {}) {
  const desk = fakeDesk(handlers);
  const { user } = renderDesk('/api-keys');
  await screen.findByRole('table', { name: 'API keys' });
  return { desk, user };
}

const bodyOf = (desk: ReturnType<typeof fakeDesk>, name: string) =>
  desk.received.find((call) => call.name === name)?.body;

/** Fills the dialog in, and sends it. */
async function create({ user }: Awaited<ReturnType<typeof openKeys>>) {
  await user.click(screen.getByRole('button', { name: 'Create a Key' }));
  await user.type(await screen.findByLabelText(/Name/), 'Reports');
  fireEvent.change(screen.getByLabelText(/Last day/), { target: { value: '2030-12-31' } });
  await user.click(screen.getByLabelText('Read requests'));
  await user.click(screen.getByLabelText('Read the audit trail'));
  await user.click(screen.getByRole('button', { name: 'Create Key' }));
}

test('desk/api-keys-1: the keys are listed with what each may do, and only a valid one can be revoked', async () => {
  await openKeys();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'CRM',
    'Screen in the Hall',
    'Old Reports',
  ]);
  const [first] = rows as [HTMLElement];
  for (const text of ['…x7Qa', 'Read members, Invite and change members', 'Ada Marsh', 'Active']) {
    within(first).getByText(text);
  }
  const buttons = screen.getAllByRole('button', { name: /^Revoke / });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Revoke CRM']);
});

test('desk/api-keys-1, desk/app-6: another role does not open it', async () => {
  const desk = fakeDesk({ getMe: () => editor });
  renderDesk('/api-keys');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing for you here.' });
  expect(desk.names()).not.toContain('listApiKeys');
});

test('desk/api-keys-2, desk/api-keys-3: a key is created, shown once and copied', async () => {
  const opened = await openKeys({ createApiKey: () => created });
  const { desk, user } = opened;
  await create(opened);
  const dialog = await screen.findByRole('dialog', { name: 'The Key “Reports”' });
  expect(bodyOf(desk, 'createApiKey')).toEqual({
    name: 'Reports',
    permissions: ['desk.read', 'audit.read'],
    expiresAt: expect.stringMatching(/^20(30-12-31|31-01-01)T/),
  });
  within(dialog).getByText(secret);
  await user.keyboard('{Escape}');
  await user.click(within(dialog).getByRole('button', { name: 'Copy Key' }));
  await within(dialog).findByText('Copied.');
  expect(await navigator.clipboard.readText()).toBe(secret);
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.textContent).not.toContain(secret);
});

test('desk/api-keys-2: what was entered stays when it fails, with what is wrong beside its field', async () => {
  const message = 'expiresAt must be to come, and at most 730 days ahead.';
  const opened = await openKeys({
    createApiKey: () =>
      Response.json(
        { success: false, data: null, message, code: 'invalid_input', field: 'expiresAt' },
        { status: 400 },
      ),
  });
  await create(opened);
  expect((await screen.findByText(message)).id).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Name/).value).toBe('Reports');
  expect(screen.getByLabelText(/Last day/).getAttribute('aria-invalid')).toBe('true');
});

test('desk/api-keys-3: a key that was lost on its way is to be revoked', async () => {
  await create(await openKeys({ createApiKey: () => ({ ...created, secret: null }) }));
  expect((await screen.findByRole('alert')).textContent).toContain('Please revoke it');
  expect(screen.queryByRole('button', { name: 'Copy Key' })).toBeNull();
});

test('desk/api-keys-4: a key is revoked after a question', async () => {
  const { desk, user } = await openKeys({ revokeApiKey: () => null });
  await user.click(screen.getByRole('button', { name: 'Revoke CRM' }));
  await screen.findByRole('alertdialog', { name: 'Revoke the key “CRM”?' });
  expect(desk.names()).not.toContain('revokeApiKey');
  await user.click(screen.getByRole('button', { name: 'Revoke Key' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(desk.received.find(({ name }) => name === 'revokeApiKey')?.params).toEqual({
    id: 'key-crm',
  });
});

test('desk/api-keys-5, desk/app-11: a key that needs a fresh proof is created after it', async () => {
  let isProved = false;
  const opened = await openKeys({
    createApiKey: () =>
      isProved ? created : rejection(403, 'Please confirm.', 'step_up_required'),
    stepUp: () => {
      isProved = true;
      return null;
    },
  });
  await create(opened);
  const proof = await screen.findByRole('dialog', { name: 'Confirm That It Is You' });
  await opened.user.type(within(proof).getByLabelText(/Code/), '654321{Enter}');
  await screen.findByText(secret);
});
