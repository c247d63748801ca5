import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FakeHandlers, rejection } from '../../../testing/fakeDesk.ts';
import { losingFirst } from '../../../testing/losingFirst.ts';
import { macros } from '../../../testing/macros.ts';
import { openThread } from '../../../testing/openThread.ts';
import { requestWithNews, takenRequest } from '../../../testing/requests.ts';

async function openWithMacros(handlers: FakeHandlers) {
  const thread = await openThread({ listMacros: () => macros, ...handlers });
  return {
    ...thread,
    runs: () => thread.desk.received.filter(({ name }) => name === 'runMacro'),
    run: async (title: string) => {
      await thread.user.click(await screen.findByRole('button', { name: 'Run a Macro' }));
      await thread.user.click(await screen.findByRole('menuitem', { name: title }));
    },
  };
}

const message = () => screen.getByLabelText<HTMLTextAreaElement>('To the member');

const asked = {
  ...takenRequest,
  version: 5,
  status: 'awaiting_member' as const,
  entries: [
    ...takenRequest.entries,
    { ...takenRequest.entries[1]!, id: '5', text: 'Which day suits you?' },
  ],
};

test('desk/replies-6: a macro is run with what is shown, and the thread shows what it did', async () => {
  const { user, runs, run } = await openWithMacros({ runMacro: () => asked });
  await user.type(message(), 'Half a sentence');
  await run('Ask for the day');
  const thread = within(screen.getByRole('list', { name: 'Thread' }));
  await thread.findByText('Which day suits you?');
  expect(runs().map(({ params, body }) => [params, body])).toEqual([
    [
      { id: 'r1', macroId: 'x2' },
      { version: 4, lastSeenEntry: '4' },
    ],
  ]);
  expect(message().value).toBe('Half a sentence');
  // What one did oneself was not added by others.
  expect(screen.queryByRole('list', { name: 'Added while you were writing' })).toBeNull();
});

test('desk/replies-7: a macro whose request changed meanwhile is not run, and the request is read anew', async () => {
  let stored = takenRequest;
  const { user, runs, run } = await openWithMacros({
    getDeskRequest: () => stored,
    runMacro: ({ body }) => {
      if (JSON.stringify(body).includes('"version":5')) return { ...stored, version: 6 };
      stored = requestWithNews;
      return rejection(409, 'Something was added meanwhile.', 'changed_meanwhile');
    },
  });
  await user.type(message(), 'Half a sentence');
  await run('Ask for the day');
  await screen.findByText(/^The macro was not run, because this request changed meanwhile/);
  expect(screen.getAllByText('Could we make it half past seven?').length).toBeGreaterThan(0);
  expect(message().value).toBe('Half a sentence');
  await run('Ask for the day');
  await waitFor(() => expect(screen.queryByText(/^The macro was not run/)).toBeNull());
  expect(runs().map(({ body }) => body)).toEqual([
    { version: 4, lastSeenEntry: '4' },
    { version: 5, lastSeenEntry: '5' },
  ]);
  const [first, second] = runs().map(({ idempotencyKey }) => idempotencyKey);
  expect(first).not.toBe(second);
});

test('desk/replies-7: a macro with a move that is not possible says so, and is run again with its key', async () => {
  let isRefused = true;
  const { runs, run } = await openWithMacros({
    runMacro: () =>
      isRefused ? rejection(409, 'This move is not possible now.', 'move_not_allowed') : asked,
  });
  await run('Ask for the day');
  await screen.findByText('This move is not possible now.');
  isRefused = false;
  await run('Ask for the day');
  await screen.findByText('Which day suits you?');
  const [first, second] = runs().map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('desk/replies-7: a macro whose response was lost is run again unchanged, so that it is not run twice', async () => {
  let stored: typeof asked | typeof takenRequest = takenRequest;
  const { runs, run } = await openWithMacros({
    getDeskRequest: () => stored,
    runMacro: losingFirst(() => (stored = asked)),
  });
  await run('Ask for the day');
  await screen.findByText('Which day suits you?');
  await run('Ask for the day');
  await waitFor(() => expect(runs()).toHaveLength(2));
  const [first, second] = runs();
  expect(second?.body).toEqual({ version: 4, lastSeenEntry: '4' });
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('desk/replies-6: without macros there is no menu of them', async () => {
  const { desk } = await openThread({ listMacros: () => [] });
  await waitFor(() => expect(desk.names()).toContain('listMacros'));
  expect(screen.queryByRole('button', { name: 'Run a Macro' })).toBeNull();
});
