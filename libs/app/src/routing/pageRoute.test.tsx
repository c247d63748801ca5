import { createClient } from '@parlour/client';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../data/createQueryClient.ts';
import { createPagePrefetcher, createPageRoute, type Page } from './pageRoute.ts';
import { PageNotLoadedError } from './pageLoading.ts';

const data = {
  client: createClient({ baseUrl: 'https://club.example' }),
  queryClient: createQueryClient(() => undefined),
};
const route = { path: '/events/:id' } as Page['route'];

function Shown() {
  return <p>An event</p>;
}
function Failed() {
  return <p>{useRouteError() instanceof PageNotLoadedError ? 'not loaded' : 'a defect'}</p>;
}

/** Creates the route of a page, and counts what it loads and starts. */
function createRoute(
  page: Partial<Page> = {},
  services: Partial<Parameters<typeof createPageRoute>[0]> = {},
) {
  const loadData = vi.fn(() => Promise.resolve(data));
  const load = vi.fn<Page['load']>(() => Promise.resolve(Shown));
  const start = vi.fn<NonNullable<Page['start']>>(() => Promise.resolve());
  const created = createPageRoute({ loadData, ...services }, { route, load, start, ...page });
  return { route: { ...created, errorElement: <Failed /> }, load, start, loadData };
}

function openPage({ route: page }: ReturnType<typeof createRoute>, path = '/events/e1') {
  const router = createMemoryRouter(
    [page, { path: '/', element: <p>home</p>, hydrateFallbackElement: <p>loading</p> }],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  return act(() => router.navigate(path));
}

test('a page starts its calls with its id and the state of its link, while its code loads', async () => {
  const created = createRoute({}, { navigationState: () => ({ from: 'home' }) });
  await openPage(created, '/events/a%20concert');
  await screen.findByText('An event');
  expect(created.start.mock.calls).toEqual([[data, 'a concert', { from: 'home' }]]);
  expect(created.load).toHaveBeenCalledOnce();
});

test('a page is shown before its calls have settled, and though they fail', async () => {
  await openPage(createRoute({ start: () => new Promise(() => undefined) }));
  screen.getByText('An event');
  await openPage(createRoute({ start: () => Promise.reject(new Error('It failed.')) }));
  expect(screen.getAllByText('An event')).toHaveLength(2);
});

test('the server waits for the calls of a page', async () => {
  const call = Promise.withResolvers<void>();
  const { route: page } = createRoute({ start: () => call.promise }, { shouldAwaitCalls: true });
  const router = createMemoryRouter([page], { initialEntries: ['/events/e1'] });
  await new Promise((resolve) => setTimeout(resolve));
  expect(router.state.initialized).toBe(false);
  call.resolve();
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
});

test('a page without calls asks for no data', async () => {
  const created = createRoute({ start: undefined as never });
  await openPage(created);
  screen.getByText('An event');
  expect(created.loadData).not.toHaveBeenCalled();
});

test('web/app/shell-17: a page whose code is missing says so', async () => {
  await openPage(createRoute({ load: () => Promise.reject(new TypeError('404')) }));
  screen.getByText('not loaded');
});

test('a link prefetches the code and the calls of its page, with its own state', async () => {
  const created = createRoute();
  const prefetch = createPagePrefetcher(
    [{ path: '/', children: [created.route] }, { path: '/plain' }],
    'https://club.example',
  );
  prefetch('/plain', null);
  prefetch('/nowhere', null);
  expect(created.load).not.toHaveBeenCalled();
  prefetch('/events/e1?ref=m2#map', { from: 'card' });
  await vi.waitFor(() => expect(created.start).toHaveBeenCalledOnce());
  expect(created.start.mock.calls).toEqual([[data, 'e1', { from: 'card' }]]);
  expect(created.load).toHaveBeenCalledOnce();
});

test('what could not be prefetched is silent, and loaded when the page is opened', async () => {
  const load = vi.fn<Page['load']>(() => Promise.resolve(Shown));
  load.mockRejectedValueOnce(new TypeError('offline'));
  const created = createRoute({ load, start: () => Promise.reject(new Error('offline')) });
  createPagePrefetcher([created.route], 'https://club.example')('/events/e1', null);
  await openPage(created);
  screen.getByText('An event');
  expect(load).toHaveBeenCalledTimes(2);
});
