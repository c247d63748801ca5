import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { macros } from '../../testing/macros.ts';
import { concierge } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';

async function openMacros(handlers: FakeHandlers = {}) {
  const desk = fakeDesk({ listCannedReplies: () => [], listMacros: () => macros, ...handlers });
  const { user } = renderDesk('/replies');
  await screen.findByRole('table', { name: 'Macros' });
  return {
    user,
    desk,
    bodies: (name: string) =>
      desk.received.filter((call) => call.name === name).map(({ body }) => body),
    open: async (action: string) => {
      await user.click(screen.getByRole('button', { name: 'Change Follow up in three days' }));
      await user.click(await screen.findByRole('menuitem', { name: action }));
    },
    choose: async (move: string) => {
      await user.click(screen.getByRole('combobox', { name: /Add a move/ }));
      await user.click(await screen.findByRole('option', { name: move }));
    },
  };
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const moves = () =>
  within(screen.getByRole('list', { name: 'Moves' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('desk/replies-4: a macro is listed with its moves, text and tags, which a concierge only reads', async () => {
  await openMacros({ getMe: () => concierge });
  const row = within(screen.getByRole('row', { name: /Follow up in three days/ }));
  for (const text of ['Take, Snooze (3 days)', /come back to you/, 'follow-up']) {
    expect(row.getByText(text)).toBeTruthy();
  }
  expect(screen.queryByRole('button', { name: 'New Macro' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});

test('desk/replies-4, desk/replies-5: a manager adds a macro, and its moves are put in order by buttons', async () => {
  const { user, bodies, choose } = await openMacros({ addMacro: () => macros[0]! });
  await user.click(screen.getByRole('button', { name: 'New Macro' }));
  const dialog = await dialogOf('New Macro');
  await user.type(dialog.getByLabelText(/Title/), 'Ask');
  for (const move of ['Snooze', 'Ask the Member', 'Take', 'Go On']) await choose(move);
  await user.click(dialog.getByRole('button', { name: 'Move “Take” up' }));
  await user.click(dialog.getByRole('button', { name: 'Move “Take” up' }));
  await user.click(dialog.getByRole('button', { name: 'Move “Take” up' }));
  await user.click(dialog.getByRole('button', { name: 'Move “Snooze” down' }));
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Move “Snooze” down' }));
  await user.click(dialog.getByRole('button', { name: 'Remove “Go On”' }));
  expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: /Add a move/ }));
  expect(moves()).toEqual(['1. Take', '2. Ask the Member', '3. Snooze']);
  await user.type(dialog.getByRole('spinbutton', { name: /Days/ }), '3');
  await user.type(dialog.getByLabelText(/Text to the member/), 'Which day?');
  await user.type(dialog.getByLabelText(/Tags/, { selector: 'input' }), 'Asked{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Save Macro' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('addMacro')).toEqual([
    {
      title: 'Ask',
      moves: ['take', 'ask', 'snooze'],
      snoozeDays: 3,
      text: 'Which day?',
      tags: ['asked'],
    },
  ]);
  expect(bodies('listMacros').length).toBeGreaterThan(1);
});

test('desk/replies-5: a macro that could never be run is not sent, and its field says why', async () => {
  const { user, desk, choose } = await openMacros();
  await user.click(screen.getByRole('button', { name: 'New Macro' }));
  const dialog = await dialogOf('New Macro');
  await user.type(dialog.getByLabelText(/Title/), 'Decline');
  await user.click(dialog.getByRole('button', { name: 'Save Macro' }));
  await dialog.findByText('A macro needs a move, a text or a tag.');
  await choose('Decline');
  await user.click(dialog.getByRole('button', { name: 'Save Macro' }));
  await dialog.findByText('The member needs to read why: write a text.');
  expect(document.activeElement).toBe(dialog.getByLabelText(/Text to the member/));
  for (const move of ['Take', 'Go On', 'Reopen', 'Bring Back']) await choose(move);
  await choose('Snooze');
  await dialog.findByText('At most 5 moves are made.');
  expect(moves()).toHaveLength(5);
  expect(desk.names()).not.toContain('addMacro');
});

test('desk/replies-5: a macro that the server refuses stays as it was typed', async () => {
  const { user, bodies, open } = await openMacros({
    changeMacro: () =>
      Response.json(
        {
          success: false,
          data: null,
          message: 'Another macro has this title.',
          code: 'invalid_input',
          field: 'title',
        },
        { status: 400 },
      ),
  });
  await open('Change Macro');
  const dialog = await dialogOf('Change Macro');
  const title = dialog.getByLabelText<HTMLInputElement>(/Title/);
  await user.type(title, '!');
  await user.click(dialog.getByRole('button', { name: 'Remove “Snooze”' }));
  await user.click(dialog.getByRole('button', { name: 'Save Macro' }));
  await dialog.findByText('Another macro has this title.');
  expect(title.value).toBe('Follow up in three days!');
  expect(title.getAttribute('aria-invalid')).toBe('true');
  const { id: _, ...stored } = macros[0]!;
  expect(bodies('changeMacro')).toEqual([
    { ...stored, title: 'Follow up in three days!', moves: ['take'], snoozeDays: null },
  ]);
});

test('desk/replies-4: a manager deletes a macro after a question', async () => {
  let isDown = true;
  const { user, desk, open } = await openMacros({
    deleteMacro: () => (isDown ? rejection(503, 'Back in a minute.', 'unavailable') : null),
  });
  await open('Delete Macro');
  const dialog = within(await screen.findByRole('alertdialog', { name: /“Follow up in three/ }));
  expect(desk.names()).not.toContain('deleteMacro');
  await user.click(dialog.getByRole('button', { name: 'Delete Macro' }));
  await dialog.findByText('Back in a minute.');
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Delete Macro' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(desk.received.find(({ name }) => name === 'deleteMacro')?.params).toEqual({ id: 'x1' });
});
