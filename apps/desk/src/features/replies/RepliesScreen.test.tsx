import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { concierge, editor } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';
import { filledReplies, replies } from '../../testing/replies.ts';

async function openReplies(handlers: FakeHandlers = {}) {
  const desk = fakeDesk({ listCannedReplies: () => replies, ...handlers });
  const { user } = renderDesk('/replies');
  await screen.findByRole('table', { name: 'Replies' });
  return {
    user,
    bodies: (name: string) =>
      desk.received.filter((call) => call.name === name).map(({ body }) => body),
    desk,
  };
}

test('desk/replies-1: a manager adds a reply', async () => {
  const { user, bodies } = await openReplies({ addCannedReply: () => replies[0]! });
  await user.click(screen.getByRole('button', { name: 'New Reply' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Reply' }));
  await user.type(dialog.getByLabelText(/Title/), 'Thanks');
  await user.type(dialog.getByLabelText(/Text/), 'Thank you, {{member.firstName}.');
  await user.click(dialog.getByRole('button', { name: 'Save Reply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('addCannedReply')).toEqual([
    { title: 'Thanks', text: 'Thank you, {member.firstName}.' },
  ]);
  expect(bodies('listCannedReplies').length).toBeGreaterThan(1);
});

test('desk/replies-1: a manager deletes a reply after a question', async () => {
  const { user, desk } = await openReplies({ deleteCannedReply: () => null });
  await user.click(screen.getByRole('button', { name: 'Change Table booked' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete Reply' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /“Table booked”/ }));
  expect(desk.names()).not.toContain('deleteCannedReply');
  await user.click(dialog.getByRole('button', { name: 'Delete Reply' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(desk.received.find(({ name }) => name === 'deleteCannedReply')?.params).toEqual({
    id: 'c2',
  });
});

test('desk/replies-1: a concierge reads them alone', async () => {
  await openReplies({ getMe: () => concierge });
  expect(screen.queryByRole('button', { name: 'New Reply' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});

test('desk/replies-1, desk/app-6: an editor has no page of replies', async () => {
  const desk = fakeDesk({ getMe: () => editor });
  renderDesk('/replies');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing for you here.' });
  expect(desk.names()).not.toContain('listCannedReplies');
});

test('desk/replies-2: a refused reply stays as it was typed, and its field says why', async () => {
  const { user } = await openReplies({
    changeCannedReply: () =>
      Response.json(
        {
          success: false,
          data: null,
          message: '{member.email} cannot be filled in.',
          code: 'invalid_input',
          field: 'text',
        },
        { status: 400 },
      ),
  });
  await user.click(screen.getByRole('button', { name: 'Change Received' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change Reply' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Reply' }));
  const text = dialog.getByLabelText<HTMLTextAreaElement>(/Text/);
  await user.type(text, ' {{member.email}');
  await user.click(dialog.getByRole('button', { name: 'Save Reply' }));
  await dialog.findByText('{member.email} cannot be filled in.');
  expect(text.value).toBe(`${replies[0]!.text} {member.email}`);
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(text);
});

test('desk/replies-3: a reply goes into the message, filled in, after what was typed', async () => {
  const desk = fakeDesk({
    fillCannedReplies: () => filledReplies,
    writeDeskMessage: () => rejection(400, '{time} is left to be filled in.'),
  });
  const { user } = renderDesk('/requests/r1');
  const message = await screen.findByLabelText<HTMLTextAreaElement>('To the member');
  await user.type(message, 'Hello,');
  await user.click(await screen.findByRole('button', { name: 'Insert a Reply' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Table booked' }));
  expect(message.value).toBe('Hello,\n\nYour table is booked (RQ-5H3N8V).');
  await user.click(screen.getByRole('tab', { name: 'Internal Note' }));
  expect(screen.queryByRole('button', { name: 'Insert a Reply' })).toBeNull();
  expect(desk.received.find(({ name }) => name === 'fillCannedReplies')?.params).toEqual({
    id: 'r1',
  });
});
