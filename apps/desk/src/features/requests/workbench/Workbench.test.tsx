import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeDesk, type FakeHandlers } from '../../../testing/fakeDesk.ts';
import { renderDesk } from '../../../testing/renderDesk.tsx';
import { requests, takenRequest } from '../../../testing/requests.ts';

/** What tells a window that has room for a thread and for the views from one that has not for the views. */
const isOfViews = (query: string) => query.includes('1360');

function openOnAWideWindow(
  path: string,
  handlers: FakeHandlers = {},
  matches: (query: string) => boolean = () => true,
) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const desk = fakeDesk({
    listDeskRequests: () => ({ requests, next: null }),
    getDeskRequest: ({ params }) => ({
      ...takenRequest,
      id: params['id'] ?? '',
      subject: requests.find(({ id }) => id === params['id'])?.subject ?? '',
    }),
    ...handlers,
  });
  return { ...renderDesk(path), desk };
}

const row = (index: number) =>
  screen.getByRole('link', { name: new RegExp(requests[index]!.subject) });
const threadOf = (index: number) =>
  screen.findByRole('heading', { level: 1, name: requests[index]!.subject });

test('desk/requests/workbench-1: views, queue and thread are regions beside each other', async () => {
  openOnAWideWindow('/requests/r1');
  await threadOf(0);
  const views = within(screen.getByRole('region', { name: 'Views' }));
  expect(views.getByRole('link', { name: 'Mine' })).toBeTruthy();
  const queue = within(screen.getByRole('region', { name: 'Queue' }));
  expect(await queue.findByRole('table', { name: 'Requests' })).toBeTruthy();
  expect(queue.getByRole('heading', { level: 2, name: 'Requests' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Open request' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Keys' })).toHaveLength(1);
});

test('desk/requests/workbench-1: without room for three panes the views are above the queue', async () => {
  openOnAWideWindow('/requests/r1', {}, (query) => !isOfViews(query));
  await threadOf(0);
  expect(screen.queryByRole('region', { name: 'Views' })).toBeNull();
  const queue = within(screen.getByRole('region', { name: 'Queue' }));
  expect(queue.getByRole('link', { name: 'Mine' })).toBeTruthy();
  expect(queue.getByRole('button', { name: 'Saved Filters' })).toBeTruthy();
});

test('desk/requests/workbench-5: above the thread are the ways to the queue and to the threads beside it', async () => {
  const { user, path } = openOnAWideWindow('/requests/r2?view=mine');
  await threadOf(1);
  const thread = within(screen.getByRole('region', { name: 'Open request' }));
  await thread.findByRole('link', { name: 'Previous' });
  const ways = thread.getByRole('navigation', { name: 'Queue' });
  expect(
    within(ways)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('aria-keyshortcuts')]),
  ).toEqual([
    ['Previous', 'k'],
    ['Next', 'j'],
  ]);
  await user.click(thread.getByRole('link', { name: 'Next' }));
  await threadOf(2);
  expect(thread.queryByRole('link', { name: 'Next' })).toBeNull();
  await user.click(thread.getByRole('link', { name: 'Close' }));
  await screen.findByText('Choose a request to read its thread here.');
  expect(path()).toBe('/requests');
});

test('desk/requests/workbench-2, desk/requests/workbench-3: a thread opens beside the queue, which keeps its query and marks its row', async () => {
  const { user, router, path } = openOnAWideWindow('/requests?view=mine', {
    getDeskRequest: ({ params }) => ({
      ...takenRequest,
      id: params['id'] ?? '',
      subject: requests.find(({ id }) => id === params['id'])?.subject ?? '',
      links: [{ id: 'r9', reference: 'RQ-OTHER1', subject: 'Flowers' }],
    }),
  });
  const table = await screen.findByRole('table', { name: 'Requests' });
  await user.keyboard('jj{Enter}');
  await threadOf(1);
  expect(screen.getByRole('table', { name: 'Requests' })).toBe(table);
  expect([path(), router.state.location.search]).toEqual(['/requests/r2', '?view=mine']);
  expect(row(1).getAttribute('aria-current')).toBe('true');
  expect(row(0).getAttribute('aria-current')).toBeNull();
  const linked = await screen.findByRole('link', { name: /RQ-OTHER1/ });
  expect(linked.getAttribute('href')).toBe('/desk/requests/r9?view=mine');
  await router.navigate(-1);
  await screen.findByText('Choose a request to read its thread here.');
  expect(screen.getByRole('table', { name: 'Requests' })).toBe(table);
});

test('desk/requests/workbench-4: the threads beside the open one are there before they are asked for', async () => {
  const { user, desk } = openOnAWideWindow('/requests');
  await screen.findByRole('table', { name: 'Requests' });
  await user.click(row(1));
  await threadOf(1);
  const loaded = () => desk.calls('getDeskRequest').map(({ params }) => params.id);
  await waitFor(() => expect(loaded().toSorted()).toEqual(['r1', 'r2', 'r3']));
  await user.keyboard('j');
  await threadOf(2);
});

test('desk/requests/thread-20: beside the queue a thread opens at its end, and loads earlier lines where its beginning comes in sight', async () => {
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1000);
  onTestFinished(() => height.mockRestore());
  openOnAWideWindow('/requests/r1', {
    getDeskRequest: ({ params, url }) => ({
      ...takenRequest,
      id: params['id'] ?? '',
      entries: url.searchParams.has('before')
        ? [{ ...takenRequest.entries[1]!, id: '0', text: 'The very first line.' }]
        : takenRequest.entries,
      hasEarlierEntries: !url.searchParams.has('before'),
    }),
  });
  await screen.findByRole('list', { name: 'Thread' });
  const pane = document.querySelector<HTMLElement>('[data-pane="thread"]')!;
  expect(pane.scrollTop).toBe(1000);
  pane.scrollTop = 0;
  fireEvent.scroll(pane);
  await screen.findByText('The very first line.');
});

test('desk/requests/thread-21: what the form requires and the request has not is named', async () => {
  openOnAWideWindow('/requests/r1');
  await threadOf(0);
  const facts = screen.getByRole('complementary', { name: 'The request' });
  expect(facts.textContent).toMatch(/Missing: Dining date/);
});

test('desk/requests/thread-22: a pasted file and a dropped one go with what is written, and a picture beside pasted text does not', async () => {
  const uploaded: string[] = [];
  openOnAWideWindow('/requests/r1', {
    uploadDeskFile: ({ body }) => {
      const name = JSON.stringify(body).includes('One.pdf') ? 'One.pdf' : 'Two.pdf';
      uploaded.push(name);
      return { id: name, name, size: 4, extension: 'pdf' };
    },
  });
  await threadOf(0);
  const field = screen.getByLabelText('To the member');
  const file = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
  fireEvent.paste(field, { clipboardData: { types: ['Files'], files: [file('One.pdf')] } });
  await screen.findByRole('button', { name: 'Remove One.pdf' });
  fireEvent.drop(field, { dataTransfer: { files: [file('Two.pdf')] } });
  await screen.findByRole('button', { name: 'Remove Two.pdf' });
  const types = ['text/plain', 'Files'];
  const isPasted = fireEvent.paste(field, { clipboardData: { types, files: [file('No.pdf')] } });
  expect(isPasted).toBe(true);
  expect(screen.queryByText('No.pdf')).toBeNull();
  expect(uploaded).toEqual(['One.pdf', 'Two.pdf']);
});

test('desk/app-14: what to add first is in the pane of the thread while none is open', async () => {
  openOnAWideWindow('/requests', {
    getClubContents: () => ({
      hasBegun: false,
      members: 0,
      vendors: 0,
      benefits: 0,
      events: 0,
      destinations: 0,
      giftGuides: 0,
    }),
  });
  const heading = await screen.findByRole('heading', { level: 2, name: 'What to add first' });
  expect(heading.closest('[data-pane]')?.getAttribute('data-pane')).toBe('thread');
  expect(screen.getAllByText('What to add first')).toHaveLength(1);
});
