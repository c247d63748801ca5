import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, rejection } from '../../../testing/fakeDesk.ts';
import { renderDesk } from '../../../testing/renderDesk.tsx';
import { savedFilters } from '../../../testing/savedFilters.ts';

const choose = async ({ user }: ReturnType<typeof renderDesk>, name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Saved Filters' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

test('desk/requests-21: a saved filter leads to its view, order and tag, which can be left', async () => {
  const desk = fakeDesk({ listSavedFilters: () => savedFilters });
  const rendered = renderDesk('/requests');
  await choose(rendered, 'Yachts');
  const queueCall = () => desk.received.findLast(({ name }) => name === 'listDeskRequests');
  await waitFor(() => expect(queueCall()?.url.searchParams.get('tag')).toBe('yacht'));
  expect(queueCall()?.url.searchParams.get('view')).toBe('unassigned');
  expect(queueCall()?.url.searchParams.get('order')).toBe('waiting');
  await rendered.user.click(await screen.findByRole('button', { name: 'All tags, not “yacht”' }));
  await waitFor(() => expect(queueCall()?.url.searchParams.get('tag')).toBeNull());
});

test('desk/requests-22: what the queue shows is saved by a name, and a filter is deleted', async () => {
  const desk = fakeDesk({
    listSavedFilters: () => savedFilters,
    addSavedFilter: () => savedFilters[0]!,
    deleteSavedFilter: () => null,
  });
  const rendered = renderDesk('/requests?view=snoozed');
  await choose(rendered, 'Save or Delete…');
  await rendered.user.type(await screen.findByRole('textbox', { name: /^Name of/ }), 'Later');
  await rendered.user.click(screen.getByRole('button', { name: 'Save Filter' }));
  const bodyOf = (call: string) => desk.received.find(({ name }) => name === call);
  await waitFor(() =>
    expect(bodyOf('addSavedFilter')?.body).toEqual({
      name: 'Later',
      view: 'snoozed',
      order: 'changed',
      text: null,
      tag: null,
    }),
  );
  await rendered.user.click(await screen.findByRole('button', { name: 'Delete Opera' }));
  await waitFor(() => expect(bodyOf('deleteSavedFilter')?.params).toEqual({ id: 'f1' }));
});

test('desk/requests/queue-4: a view is narrowed, saved so, and shown whole again', async () => {
  const desk = fakeDesk({
    listSavedFilters: () => savedFilters,
    addSavedFilter: () => savedFilters[0]!,
  });
  const rendered = renderDesk('/requests?who=nobody&from=2030-02-14');
  const { user } = rendered;
  const queueCall = () => desk.received.findLast(({ name }) => name === 'listDeskRequests');
  const query = () => Object.fromEntries(queueCall()?.url.searchParams ?? []);
  const shown = { view: 'open', order: 'changed' };
  await waitFor(() =>
    expect(query()).toEqual({ ...shown, assignee: 'nobody', from: '2030-02-14' }),
  );
  await user.click(await screen.findByRole('combobox', { name: /^Type/ }));
  await user.click(await screen.findByRole('option', { name: 'Dining Reservation' }));
  await waitFor(() => expect(query()).toMatchObject({ type: 'Dining' }));
  await choose(rendered, 'Save or Delete…');
  await user.type(await screen.findByRole('textbox', { name: /^Name of/ }), 'Dinners');
  await user.click(screen.getByRole('button', { name: 'Save Filter' }));
  await waitFor(() =>
    expect(desk.received.find(({ name }) => name === 'addSavedFilter')?.body).toMatchObject({
      conditions: { type: 'Dining', assignee: 'nobody', from: '2030-02-14' },
    }),
  );
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(query()).toEqual(shown));
});

test('desk/requests-22: a deleted filter passes the focus to the next one, and the last one to the name', async () => {
  let stored = savedFilters;
  fakeDesk({
    listSavedFilters: () => stored,
    deleteSavedFilter: ({ params }) => {
      stored = stored.filter(({ id }) => id !== params['id']);
      return null;
    },
  });
  const rendered = renderDesk('/requests');
  await choose(rendered, 'Save or Delete…');
  for (const { name } of savedFilters) {
    const button = await screen.findByRole('button', { name: `Delete ${name}` });
    await rendered.user.click(button);
    const next = stored[0];
    const focused = next
      ? screen.getByRole('button', { name: `Delete ${next.name}` })
      : screen.getByRole('textbox', { name: /^Name of/ });
    await waitFor(() => expect(document.activeElement).toBe(focused));
  }
});

test('desk/requests-23: a filter that is refused says why, and its name stays', async () => {
  fakeDesk({
    listSavedFilters: () => [],
    addSavedFilter: () => rejection(400, 'Another filter of yours has this name.'),
  });
  const rendered = renderDesk('/requests');
  await choose(rendered, 'Save or Delete…');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name of/ });
  await rendered.user.type(field, 'Opera');
  await rendered.user.click(screen.getByRole('button', { name: 'Save Filter' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Another filter of yours has this name.',
  );
  expect(field.value).toBe('Opera');
});
