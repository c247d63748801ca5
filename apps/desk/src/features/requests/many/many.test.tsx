import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../../testing/fakeDesk.ts';
import { losingFirst } from '../../../testing/losingFirst.ts';
import { openThread } from '../../../testing/openThread.ts';
import { concierge } from '../../../testing/people.ts';
import { renderDesk } from '../../../testing/renderDesk.tsx';
import { colleagues, requests, takenRequest } from '../../../testing/requests.ts';

async function openQueue(handlers: FakeHandlers = {}) {
  const desk = fakeDesk({ getMe: () => concierge, ...handlers });
  const rendered = renderDesk('/requests');
  await screen.findByRole('table', { name: 'Requests' });
  const { user } = rendered;
  return {
    ...rendered,
    desk,
    bodies: (name: string) =>
      desk.received.filter((call) => call.name === name).map(({ body }) => body),
    start: async (label: string) => {
      await user.click(screen.getByRole('button', { name: label }));
      return within(await screen.findByRole('dialog', { name: new RegExp(`^${label}: `) }));
    },
  };
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Choose/ });
const chosen = () => boxes().map(({ checked }) => checked);

test('desk/requests/many-1: rows are chosen one by one, with Shift up to another one, and by the key of the row with the focus', async () => {
  const { user } = await openQueue();
  await user.keyboard('j');
  await user.keyboard('x');
  expect(chosen()).toEqual([true, false, false]);
  await user.keyboard('x');
  expect(chosen()).toEqual([false, false, false]);
  await user.click(boxes()[0]!);
  await user.keyboard('{Shift>}');
  await user.click(boxes()[2]!);
  await user.keyboard('{/Shift}');
  expect(chosen()).toEqual([true, true, true]);
  await user.click(screen.getByRole('link', { name: 'Waiting for the Member' }));
  await waitFor(() => expect(chosen()).toEqual([false, false, false]));
});

test('desk/requests/many-1: what is chosen stays chosen on another page', async () => {
  const { user } = await openQueue({
    listDeskRequests: ({ url }) =>
      url.searchParams.has('before')
        ? { requests: requests.slice(2), next: null }
        : { requests: requests.slice(0, 2), next: 'p2' },
  });
  await user.click(boxes()[0]!);
  await user.click(screen.getByRole('button', { name: 'Next Page' }));
  await waitFor(() => expect(boxes()).toHaveLength(1));
  expect(screen.getByText('1 chosen')).toBeTruthy();
});

test('desk/requests/many-2: chosen requests are handed over in one call, and a refused one is named and stays chosen', async () => {
  const [first, second] = requests;
  const { user, bodies, start } = await openQueue({
    handOverDeskRequests: () => ({
      done: [first!.id],
      refused: [
        {
          id: second!.id,
          reference: second!.reference,
          reason: 'not_yours',
          message: 'You can hand over what you have yourself.',
        },
      ],
    }),
  });
  await user.click(boxes()[0]!);
  await user.click(boxes()[1]!);
  const dialog = await start('Hand Over');
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Hand Over' });
  expect(submit.disabled).toBe(true);
  const colleague = colleagues.find(({ id }) => id !== concierge.id)!;
  await user.click(dialog.getByRole('combobox', { name: /^To/ }));
  await user.click(await screen.findByRole('option', { name: colleague.name }));
  await user.type(dialog.getByLabelText(/^Note/), 'For the night');
  await user.click(submit);
  const result = within(await screen.findByRole('dialog', { name: '1 request refused' }));
  expect(result.getByRole('listitem').textContent).toBe(
    `${second!.reference} · ${second!.subject}: You can hand over what you have yourself.`,
  );
  expect(bodies('handOverDeskRequests')).toEqual([
    {
      requests: [first, second].map((request) => ({ id: request?.id, version: request?.version })),
      to: colleague.id,
      text: 'For the night',
    },
  ]);
  await user.click(result.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(chosen()).toEqual([false, true, false]);
  expect(screen.getByText('1 request handed over').closest('[role="status"]')).toBeTruthy();
});

test('desk/requests/many-2: chosen requests are tagged, put aside, completed or canceled one after another', async () => {
  const { user, bodies, start } = await openQueue({
    changeDeskTags: () => takenRequest,
    moveDeskRequest: () => takenRequest,
  });
  const all = screen.getByRole('checkbox', { name: 'All on this page' });
  await user.click(all);
  const tag = await start('Add a Tag');
  await user.type(tag.getByLabelText(/^Tag/), 'Gala');
  await user.click(tag.getByRole('button', { name: 'Add a Tag' }));
  await screen.findByText('3 requests tagged');
  expect(bodies('changeDeskTags')).toEqual(requests.map(() => ({ added: ['gala'], removed: [] })));
  await user.click(all);
  const cancel = await start('Cancel');
  await user.click(cancel.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('3 requests canceled');
  expect(bodies('moveDeskRequest')).toEqual(
    requests.map(({ version }) => ({ move: 'cancel', version })),
  );
});

test('desk/requests/many-2: a move that the server refuses for one is done for the others', async () => {
  const { user, start } = await openQueue({
    moveDeskRequest: ({ params }) =>
      params['id'] === 'r2' ? rejection(409, 'Not now.', 'move_not_allowed') : takenRequest,
  });
  await user.click(screen.getByRole('checkbox', { name: 'All on this page' }));
  const dialog = await start('Complete');
  await user.click(dialog.getByRole('button', { name: 'Complete' }));
  const result = within(await screen.findByRole('dialog', { name: '1 request refused' }));
  expect(result.getByRole('listitem').textContent).toContain('Not now.');
});

test('desk/requests/many-3: after a lost response the same press asks again with the same keys', async () => {
  const { user, desk, start } = await openQueue({
    changeDeskTags: losingFirst(() => takenRequest),
  });
  await user.click(boxes()[0]!);
  const dialog = await start('Add a Tag');
  await user.type(dialog.getByLabelText(/^Tag/), 'gala');
  const press = () => user.click(dialog.getByRole('button', { name: 'Add a Tag' }));
  await press();
  await dialog.findByRole('alert');
  await press();
  await screen.findByText('1 request tagged');
  const keys = desk.received
    .filter(({ name }) => name === 'changeDeskTags')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('desk/requests/many-4: who has a request hands it over from its thread, and who has it not is not offered that', async () => {
  const own = { ...takenRequest, assignee: { id: concierge.id, name: 'Theo Lindqvist' } };
  const { user, startMove, bodies } = await openThread({
    getDeskRequest: () => own,
    handOverDeskRequests: () => ({ done: ['r1'], refused: [] }),
  });
  await startMove('Hand Over');
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand Over: 1 request' }));
  await user.click(dialog.getByRole('combobox', { name: /^To/ }));
  await user.click(await screen.findByRole('option', { name: 'The queue, for the next shift' }));
  await user.type(dialog.getByLabelText(/^Note/), 'See you');
  await user.click(dialog.getByRole('button', { name: 'Hand Over' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('handOverDeskRequests')).toMatchObject([{ to: null, text: 'See you' }]);
});

test('desk/requests/many-4, desk/requests/thread-9: what a colleague has is not handed over, and taking it is asked once', async () => {
  const ofNora = { ...takenRequest, assignee: { id: 'staff-9', name: 'Nora Bell' } };
  const { user, bodies } = await openThread({
    getDeskRequest: () => ofNora,
    moveDeskRequest: () => ofNora,
  });
  await user.click(screen.getByRole('button', { name: 'Move' }));
  const take = await screen.findByRole('menuitem', { name: /^Take/ });
  expect(screen.queryByRole('menuitem', { name: /^Hand Over/ })).toBeNull();
  await user.click(take);
  const dialog = within(await screen.findByRole('dialog', { name: 'Take This Request?' }));
  expect(
    dialog.getByText('Nora Bell has this request, and is told that you took it.'),
  ).toBeTruthy();
  expect(bodies('moveDeskRequest')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Take' }));
  await waitFor(() => expect(bodies('moveDeskRequest')).toHaveLength(1));
});
