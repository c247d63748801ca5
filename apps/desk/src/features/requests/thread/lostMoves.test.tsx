import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { losingFirst } from '../../../testing/losingFirst.ts';
import { openThread } from '../../../testing/openThread.ts';
import { requestWithNews, takenRequest } from '../../../testing/requests.ts';

/** Opens the dialog of Complete, and loses the response to its first sending. */
async function loseComplete() {
  let stored = takenRequest;
  const thread = await openThread({
    getDeskRequest: () => stored,
    moveDeskRequest: losingFirst(() => (stored = requestWithNews)),
  });
  await thread.startMove('Complete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete the Request' }));
  const complete = () => thread.user.click(dialog.getByRole('button', { name: 'Complete' }));
  await complete();
  await dialog.findByRole('alert');
  // It was read anew, and has another version.
  await screen.findByText('Could we make it half past seven?');
  return {
    ...thread,
    dialog,
    complete,
    moves: () => thread.desk.received.filter(({ name }) => name === 'moveDeskRequest'),
  };
}

test('desk/requests-12: a move whose response was lost is sent again with its version and key', async () => {
  const { complete, moves } = await loseComplete();
  await complete();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = moves();
  expect(first?.body).toEqual({ move: 'complete', version: 4 });
  expect(second?.body).toEqual(first?.body);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('desk/requests-12: a move that is changed after a lost response keeps its version and has another key', async () => {
  const { user, dialog, complete, moves } = await loseComplete();
  await user.type(dialog.getByRole('textbox'), 'Enjoy');
  await complete();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = moves();
  expect(second?.body).toEqual({ move: 'complete', version: 4, text: 'Enjoy' });
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test('desk/requests-12, desk/requests/thread-14: a move whose response was lost is the same one after a reload', async () => {
  const { moves } = await loseComplete();
  const [lost] = moves();
  cleanup();
  const reloaded = await openThread({
    getDeskRequest: () => requestWithNews,
    moveDeskRequest: () => ({ ...requestWithNews, status: 'completed' }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete the Request' }));
  await reloaded.user.click(dialog.getByRole('button', { name: 'Complete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [again] = reloaded.desk.received.filter(({ name }) => name === 'moveDeskRequest');
  expect(again?.body).toEqual(lost?.body);
  expect(again?.idempotencyKey).toBe(lost?.idempotencyKey);
});
