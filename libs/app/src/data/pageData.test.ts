import { expect, test, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';
import { pageData } from './pageData.ts';

const query = { data: undefined, error: null, fetchStatus: 'idle', refetch: vi.fn() } as const;

test('app/data-1: a query that has not started is idle', () => {
  expect(pageData(query)).toEqual({ state: 'idle' });
});

test('app/data-1: a query that is fetching is loading', () => {
  expect(pageData({ ...query, fetchStatus: 'fetching' })).toEqual({ state: 'loading' });
});

test('app/data-1: a query with data is loaded', () => {
  expect(pageData({ ...query, data: 1 })).toEqual({ state: 'loaded', data: 1, outdated: null });
});

test('app/data-1: a failure is its message and a way to retry', async () => {
  const refetch = vi.fn(async () => undefined);
  const page = pageData({ ...query, error: new Error('No.'), refetch });
  expect(page).toMatchObject({ state: 'error', message: 'No.' });
  if (page.state === 'error') page.retry();
  expect(refetch).toHaveBeenCalledOnce();
});

test('app/data-2: a failure with older data keeps the data', () => {
  const page = pageData({ ...query, data: 1, error: new Error('No.') });
  expect(page).toMatchObject({
    state: 'loaded',
    data: 1,
    outdated: { retry: expect.any(Function) },
  });
});

test('app/data-4, app/data-5: fresh for five minutes, cached for five minutes, no retries, no waiting for a network', () => {
  expect(createQueryClient(() => undefined).getDefaultOptions()).toMatchObject({
    queries: { staleTime: 300_000, gcTime: 300_000, retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  });
});
