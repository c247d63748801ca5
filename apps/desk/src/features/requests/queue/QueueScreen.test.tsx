import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storageKeys } from '../../../app/storageKeys.ts';
import { fakeDesk, type FakeHandlers, rejection } from '../../../testing/fakeDesk.ts';
import { losingFirst } from '../../../testing/losingFirst.ts';
import { editor } from '../../../testing/people.ts';
import { renderDesk } from '../../../testing/renderDesk.tsx';
import { requests, takenRequest } from '../../../testing/requests.ts';

async function openQueue(path = '/requests', handlers: FakeHandlers = {}) {
  const desk = fakeDesk(handlers);
  const rendered = renderDesk(path);
  await screen.findByRole('table', { name: 'Requests' });
  const last = () => desk.received.findLast(({ name }) => /^(list|search)DeskRequests$/.test(name));
  return {
    ...rendered,
    desk,
    query: () => Object.fromEntries(last()?.url.searchParams ?? []),
    search: () => rendered.router.state.location.search,
  };
}

test('desk/requests-1: the start page leads to the queue', async () => {
  const { path } = await openQueue('/');
  expect(path()).toBe('/requests');
});

test('desk/requests-1: what the queue shows is in the URL', async () => {
  const { query } = await openQueue('/requests?view=mine&order=waiting&before=p2');
  expect(query()).toEqual({ view: 'mine', order: 'waiting', before: 'p2' });
});

test('desk/requests-1: an unknown choice is the start of the queue', async () => {
  const { query } = await openQueue('/requests?view=lost&order=random');
  expect(query()).toEqual({ view: 'open', order: 'changed' });
});

test('desk/requests-1: the next page follows, and the first one is one press away', async () => {
  const { user, query, search } = await openQueue('/requests', {
    listDeskRequests: ({ url }) => ({
      requests,
      next: url.searchParams.has('before') ? null : 'p2',
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Next Page' }));
  await waitFor(() => expect(query()).toMatchObject({ before: 'p2' }));
  await user.click(await screen.findByRole('button', { name: 'First Page' }));
  await waitFor(() => expect(search()).toBe(''));
});

test('desk/requests-1: somebody who may not read requests has no queue', async () => {
  const desk = fakeDesk({ getMe: () => editor });
  renderDesk('/requests');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing for you here.' });
  expect(desk.names()).not.toContain('listDeskRequests');
});

test('desk/requests-2: a view and an order choose what is listed', async () => {
  const { user, query } = await openQueue();
  await user.click(screen.getByRole('link', { name: 'Waiting for the Member' }));
  await waitFor(() => expect(query()).toEqual({ view: 'waiting', order: 'changed' }));
  const orderBy = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Order' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await orderBy('Waiting Longest First');
  await waitFor(() => expect(query()).toEqual({ view: 'waiting', order: 'waiting' }));
  await orderBy('Newest First');
  await waitFor(() => expect(query()).toEqual({ view: 'waiting', order: 'created' }));
});

test('desk/requests-2: a search leaves the view aside until its field is emptied', async () => {
  const { user, desk, search } = await openQueue('/requests', {
    searchDeskRequests: () => ({ requests: requests.slice(1, 2), next: null }),
  });
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'lake{Enter}');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(search()).toBe('?search=lake');
  expect(desk.names()).toContain('searchDeskRequests');
  const view = screen.getByRole('link', { name: 'All Open' });
  expect(view.getAttribute('aria-current')).toBeNull();
  await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await waitFor(() => expect(view.getAttribute('aria-current')).toBe('page'));
  expect(search()).toBe('');
});

test('desk/requests-2: an empty view and a search without result say so', async () => {
  fakeDesk({
    listDeskRequests: () => ({ requests: [], next: null }),
    searchDeskRequests: () => ({ requests: [], next: null }),
  });
  const { user } = renderDesk('/requests?view=unassigned');
  await screen.findByText('Every open request has somebody.');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'yacht{Enter}');
  await screen.findByText('No request has “yacht”.');
});

test('desk/requests-3: a row has what tells a request apart, and leads to its thread', async () => {
  const { user, path } = await openQueue();
  const row = screen.getByRole('row', { name: /Three nights by the lake/ });
  for (const text of ['RQ-3F8QTV', 'Henrik Dahl', 'Waiting for the member', 'Theo Lindqvist']) {
    expect(within(row).getByText(text)).toBeTruthy();
  }
  await user.click(within(row).getByRole('link', { name: /Three nights/ }));
  await waitFor(() => expect(path()).toBe('/requests/r2'));
});

test('desk/requests/queue-6: a row has the days and the place of what is booked or wished for', async () => {
  await openQueue();
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(row(/A table for our anniversary/).getByText('Harrow and Quill')).toBeTruthy();
  expect(row(/Three nights by the lake/).getByText(/Jun 2.* – Jun 5/)).toBeTruthy();
});

test('desk/requests/queue-7: a menu hides a column, and this browser remembers it', async () => {
  const { user } = await openQueue();
  const turn = async (name: string) => {
    await user.click(await screen.findByRole('menuitemcheckbox', { name }));
  };
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.getByRole('columnheader', { name: 'Colleague', hidden: true })).toBeTruthy();
  await turn('Place');
  await turn('Colleague');
  expect(screen.queryByText('Harrow and Quill')).toBeNull();
  cleanup();
  await openQueue();
  expect(screen.getByRole('columnheader', { name: 'Waiting' })).toBeTruthy();
  const row = within(screen.getByRole('row', { name: /Three nights by the lake/ }));
  expect(row.queryByText('Villa Serena')).toBeNull();
  expect(row.queryByText('Theo Lindqvist')).toBeNull();
  expect(row.getByText('Hotel')).toBeTruthy();
});

test('desk/requests-1: a queue that cannot be loaded says so and is asked for again', async () => {
  let isDown = true;
  fakeDesk({
    listDeskRequests: () =>
      isDown ? rejection(503, 'Back in a minute.', 'unavailable') : { requests, next: null },
  });
  const { user } = renderDesk('/requests');
  await screen.findByText('Back in a minute.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('table', { name: 'Requests' });
});

test('desk/requests-4: the keys go through the rows, to the search and to their list', async () => {
  const { user, path } = await openQueue();
  const focused = () => document.activeElement?.textContent;
  await user.keyboard('j');
  expect(focused()).toContain(requests[0]!.subject);
  await user.keyboard('j');
  expect(focused()).toContain(requests[1]!.subject);
  await user.keyboard('k');
  expect(focused()).toContain(requests[0]!.subject);
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await user.keyboard('jk?');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('jk?');
  // What is typed is searched for after a pause.
  await user.clear(screen.getByRole('searchbox'));
  await screen.findByRole('link', { name: new RegExp(requests[0]!.subject) });
  await user.tab();
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keys' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('j{Enter}');
  await waitFor(() => expect(path()).toBe('/requests/r1'));
});

test('desk/requests-20: single keys are turned off for the browser, and their list is still opened', async () => {
  const first = await openQueue();
  const isOnRow = () => document.activeElement?.closest('tbody tr') instanceof Element;
  const turn = async () => {
    await first.user.click(await screen.findByRole('checkbox', { name: 'Single-key shortcuts' }));
    await first.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await first.user.keyboard('?');
  await turn();
  await first.user.keyboard('j?c');
  expect(isOnRow()).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  const { user } = await openQueue();
  await user.keyboard('j?c');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keys' }));
  await turn();
  await user.keyboard('j');
  expect(isOnRow()).toBe(true);
});

test('desk/requests/queue-3: t takes the request of the row with the focus, if nobody has it', async () => {
  let isTaken = false;
  const [first, ...others] = requests;
  const { user, desk } = await openQueue('/requests', {
    listDeskRequests: () => ({ requests: isTaken ? others : requests, next: null }),
    moveDeskRequest: ({ params }) => {
      const changed = rejection(409, 'Changed meanwhile.', 'changed_meanwhile');
      if (!isTaken) return changed;
      return { ...takenRequest, id: params['id'] ?? '' };
    },
  });
  const moved = () => desk.calls('moveDeskRequest');
  await user.keyboard('t');
  await user.keyboard('jjt');
  expect(moved()).toEqual([]);
  await user.keyboard('kt');
  await screen.findByText(/^Somebody changed this request meanwhile/);
  isTaken = true;
  await user.keyboard('t');
  await screen.findByText(`You took: ${first!.subject}`);
  await waitFor(() => expect(screen.queryByRole('link', { name: /anniversary/ })).toBeNull());
  expect(moved().map(({ params, body }) => [params.id, body])).toEqual([
    ['r1', { move: 'take', version: 1 }],
    ['r1', { move: 'take', version: 1 }],
  ]);
  expect(screen.queryByText(/^Somebody changed/)).toBeNull();
});

test('desk/requests/queue-5, desk/requests-12: a take whose response was lost is sent again with its key, and then no more', async () => {
  const { user, desk } = await openQueue('/requests', {
    moveDeskRequest: losingFirst(({ params }: { params: Readonly<Record<string, unknown>> }) => ({
      ...takenRequest,
      id: String(params['id']),
    })),
  });
  const moved = () => desk.calls('moveDeskRequest');
  await user.keyboard('jt');
  await screen.findByRole('alert');
  expect(sessionStorage.getItem(storageKeys.drafts)).toContain(moved()[0]?.idempotencyKey);
  await user.keyboard('t');
  await screen.findByText(/^You took: /);
  await user.keyboard('t');
  await waitFor(() => expect(moved()).toHaveLength(3));
  const [lost, again, another] = moved();
  expect(again?.body).toEqual(lost?.body);
  expect(again?.idempotencyKey).toBe(lost?.idempotencyKey);
  expect(another?.idempotencyKey).not.toBe(lost?.idempotencyKey);
});

test('desk/requests/queue-3: in Unassigned the focus goes from a taken row to the next one', async () => {
  let isTaken = false;
  const free = requests.map((request) => ({ ...request, assignee: null }));
  const { user } = await openQueue('/requests?view=unassigned', {
    listDeskRequests: () => ({ requests: isTaken ? free.slice(1) : free, next: null }),
    moveDeskRequest: ({ params }) => {
      isTaken = true;
      return { ...takenRequest, id: params['id'] ?? '' };
    },
  });
  await user.keyboard('jt');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(free.length));
  expect(document.activeElement?.textContent).toContain(free[1]!.subject);
});

test('desk/requests/queue-3: why a request was not taken is said until another view is chosen', async () => {
  const { user } = await openQueue('/requests', {
    moveDeskRequest: () => rejection(503, 'Back in a minute.', 'unavailable'),
  });
  await user.keyboard('jt');
  await screen.findByText('Back in a minute.');
  await user.click(screen.getByRole('link', { name: 'Waiting for the Member' }));
  await waitFor(() => expect(screen.queryByText('Back in a minute.')).toBeNull());
});

test('desk/requests/thread-10, desk/requests/thread-12: a thread leads to its neighbors in the queue, and back to where it was opened', async () => {
  const { user, path, search } = await openQueue('/requests?view=mine', {
    getDeskRequest: ({ params }) => ({ ...takenRequest, id: params['id'] ?? '' }),
  });
  const pathOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
  await user.click(screen.getByRole('link', { name: new RegExp(requests[0]!.subject) }));
  await waitFor(() => expect(pathOf('Next')).toBe('/desk/requests/r2?view=mine'));
  expect(pathOf('Previous')).toBeUndefined();
  await user.keyboard('j');
  await waitFor(() => expect(pathOf('Next')).toBe('/desk/requests/r3?view=mine'));
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(pathOf('Previous')).toBe('/desk/requests/r2?view=mine'));
  expect(pathOf('Next')).toBeUndefined();
  await user.keyboard('k');
  await waitFor(() => expect(pathOf('Previous')).toBe('/desk/requests/r1?view=mine'));
  await user.keyboard('u');
  await waitFor(() => expect(path()).toBe('/requests'));
  expect(search()).toBe('?view=mine');
});

test('desk/requests/thread-26: the keys of the links through the queue go as soon as they are turned off', async () => {
  const { user } = await openQueue('/requests?view=mine', {
    getDeskRequest: ({ params }) => ({ ...takenRequest, id: params['id'] ?? '' }),
  });
  await user.click(screen.getByRole('link', { name: new RegExp(requests[0]!.subject) }));
  const next = await screen.findByRole('link', { name: 'Next' });
  const keyOf = () => next.getAttribute('aria-keyshortcuts');
  expect(keyOf()).toBe('j');
  await user.click(await screen.findByRole('button', { name: 'Keys' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Single-key shortcuts' }));
  expect(keyOf()).toBeNull();
  expect(next.parentElement?.textContent).toBe('Next');
  // Another tab turns them on.
  localStorage.removeItem(storageKeys.keysOff);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.keysOff }));
  });
  expect(keyOf()).toBe('j');
});

test('desk/requests/thread-1: a tag of a row leads to all requests with it in the view', async () => {
  const { user, query, search } = await openQueue('/requests?view=mine&before=p2');
  await user.click(screen.getByRole('link', { name: 'family' }));
  await waitFor(() => expect(query()).toEqual({ view: 'mine', order: 'changed', tag: 'family' }));
  expect(search()).toBe('?view=mine&tag=family');
  await user.click(await screen.findByRole('button', { name: 'All tags, not “family”' }));
  await waitFor(() => expect(search()).toBe('?view=mine'));
});

test('desk/requests/thread-1, desk/requests/thread-4: a row has its tags, and names the colleagues who write', async () => {
  const { services } = await openQueue();
  const row = within(screen.getByRole('row', { name: /Three nights by the lake/ }));
  expect(row.getByText('family')).toBeTruthy();
  act(() => services.presence.writers.add({ subject: 'r2', staffId: 'staff-9' }));
  await row.findByText('Nora Bell is writing');
  expect(screen.getAllByText(/is writing/)).toHaveLength(1);
});

test('desk/requests/queue-1: a request that comes meanwhile stands out and is told, and an old one that changes is not', async () => {
  const [first, ...others] = requests;
  let stored = others;
  const { services } = await openQueue('/requests', {
    listDeskRequests: () => ({ requests: stored, next: null }),
  });
  const hint = () => services.queryClient.invalidateQueries({ queryKey: ['requests'] });
  const old = {
    ...first!,
    id: 'r0',
    subject: 'From last year',
    createdAt: '2029-01-01T00:00:00.000Z',
  };
  stored = [old, ...others];
  await hint();
  await screen.findByRole('row', { name: /From last year/ });
  expect(screen.queryByText(/new request/)).toBeNull();
  stored = [first!, ...stored];
  await hint();
  const told = await screen.findByText(`1 new request: ${first!.subject}, ${first!.member.name}`);
  expect(told.closest('[role="status"]')).toBeTruthy();
  const rows = screen.getAllByRole('row').filter((row) => row.dataset['new'] !== undefined);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(first!.subject),
  ]);
});

test('desk/requests/queue-2: a hovered row and a focused one have loaded their thread before they are pressed', async () => {
  const { user, desk, path } = await openQueue('/requests', {
    getDeskRequest: ({ params }) => ({ ...takenRequest, id: params['id'] ?? '' }),
  });
  const loaded = () => desk.calls('getDeskRequest').map(({ params }) => params.id);
  const link = screen.getByRole('link', { name: new RegExp(requests[1]!.subject) });
  await user.hover(link);
  await waitFor(() => expect(loaded()).toEqual(['r2']));
  await user.keyboard('j');
  await waitFor(() => expect(loaded()).toEqual(['r2', 'r1']));
  await user.click(link);
  await waitFor(() => expect(path()).toBe('/requests/r2'));
  await screen.findByRole('heading', { level: 1, name: takenRequest.subject });
  expect(loaded().slice(0, 2)).toEqual(['r2', 'r1']);
});
