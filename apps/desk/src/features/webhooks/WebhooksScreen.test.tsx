import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { editor } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';
import { crm } from '../../testing/webhooks.ts';

async function openWebhooks(handlers: FakeHandlers = {}) {
  const desk = fakeDesk(handlers);
  const { user } = renderDesk('/webhooks');
  await screen.findByRole('table', { name: 'Webhooks' });
  return { desk, user };
}

const bodyOf = (desk: ReturnType<typeof fakeDesk>, name: string) =>
  desk.received.find((call) => call.name === name)?.body;

async function fill(user: Awaited<ReturnType<typeof openWebhooks>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Add a Webhook' }));
  await user.type(await screen.findByLabelText(/Name/), 'The CRM');
  await user.type(screen.getByLabelText(/URL/), 'https://crm.example/parlour');
  await user.click(screen.getByLabelText('A membership has ended.'));
  await user.click(screen.getByLabelText('A request was sent or entered.'));
}

test('desk/webhooks-1: all webhooks are listed, each with how it goes', async () => {
  await openWebhooks();
  const rows = screen.getAllByRole('row').slice(1);
  const words = rows.map((row) => [
    within(row).getByRole('rowheader').textContent,
    within(row).getAllByRole('cell')[0]?.textContent,
  ]);
  expect(words).toEqual([
    ['Newsletter', 'Failing'],
    ['The CRM', 'Works'],
    ['Wine cellar', 'Off'],
  ]);
});

test('desk/webhooks-1: where there is none, the page says what one is for', async () => {
  fakeDesk({ listWebhooks: () => [] });
  renderDesk('/webhooks');
  expect(await screen.findByText('There is no webhook yet.')).toBeDefined();
});

test('desk/webhooks-1, desk/app-6: another role does not open it', async () => {
  const desk = fakeDesk({ getMe: () => editor });
  renderDesk('/webhooks');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing for you here.' });
  expect(desk.names()).not.toContain('listWebhooks');
});

test('desk/webhooks-2, desk/webhooks-3: a webhook is added, and its secret is shown once and copied', async () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const { desk, user } = await openWebhooks({ addWebhook: () => ({ webhook: crm, secret }) });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Add Webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'The Secret of “The CRM”' });
  expect(bodyOf(desk, 'addWebhook')).toEqual({
    name: 'The CRM',
    url: 'https://crm.example/parlour',
    events: ['request.created', 'member.ended'],
    isActive: true,
  });
  expect(within(dialog).getByText(secret)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Copy Secret' }));
  expect((await within(dialog).findByRole('status')).textContent).toBe('Copied.');
  expect(await navigator.clipboard.readText()).toBe(secret);
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('desk/webhooks-3: where the response was lost, the dialog says what to do', async () => {
  const { user } = await openWebhooks({ addWebhook: () => ({ webhook: crm, secret: null }) });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Add Webhook' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Please renew the secret.');
});

test('desk/webhooks-2: a URL that is refused says why at its field, and what was typed stays', async () => {
  const { user } = await openWebhooks({
    addWebhook: () =>
      Response.json(
        {
          success: false,
          data: null,
          message: 'URL must lead to the public internet.',
          code: 'invalid_input',
          field: 'url',
        },
        { status: 400 },
      ),
  });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Add Webhook' }));
  expect(await screen.findByText('URL must lead to the public internet.')).toBeDefined();
  const field = screen.getByLabelText<HTMLInputElement>(/URL/);
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual([
    'https://crm.example/parlour',
    'true',
  ]);
});

test('desk/webhooks-2: without an event nothing can be added', async () => {
  const { user } = await openWebhooks();
  await fill(user);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add Webhook' });
  expect(button.disabled).toBe(false);
  await user.click(screen.getByLabelText('A membership has ended.'));
  await user.click(screen.getByLabelText('A request was sent or entered.'));
  expect(button.disabled).toBe(true);
});

test('desk/webhooks-8, desk/app-11: a webhook is added after a fresh proof', async () => {
  let isProved = false;
  const { desk, user } = await openWebhooks({
    addWebhook: () =>
      isProved
        ? { webhook: crm, secret: 'whsec_x' }
        : rejection(403, 'Please confirm.', 'step_up_required'),
    stepUp: () => {
      isProved = true;
      return null;
    },
  });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Add Webhook' }));
  const proof = await screen.findByRole('dialog', { name: 'Confirm That It Is You' });
  await user.type(within(proof).getByLabelText(/Code/), '654321{Enter}');
  await screen.findByRole('dialog', { name: 'The Secret of “The CRM”' });
  expect(desk.names().filter((name) => name === 'addWebhook')).toHaveLength(2);
});
