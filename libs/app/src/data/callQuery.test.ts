import { createClient } from '@parlour/client';
import { type CallFailure, listEvents } from '@parlour/contract';
import { afterEach, expect, test, vi } from 'vitest';
import {
  CallError,
  isMissingError,
  isOfflineError,
  isUnauthorizedError,
  valueOf,
} from './callError.ts';
import { callQuery, resultQuery } from './callQuery.ts';
import { createQueryClient } from './createQueryClient.ts';
import { hydrateQueryClient } from './hydrateQueryClient.ts';
import { sharedPageData } from './pageData.ts';

const onError = vi.fn<(error: Error) => void>();
const cache = createQueryClient(onError);
afterEach(() => {
  cache.clear();
  onError.mockClear();
});

const refused = (status: number): CallFailure => ({
  kind: 'domain',
  status,
  message: 'No.',
  detail: 'Not at all.',
  hasServerMessage: true,
});
const offline: CallFailure = {
  kind: 'transport',
  reason: 'offline',
  message: 'Lost.',
  detail: 'Lost.',
};

const clientOf = (status: number, body: object) =>
  createClient({
    baseUrl: 'https://club.example',
    credentials: () => ({ token: 'token', crmToken: 'crm-token' }),
    fetch: async () => Response.json(body, { status }),
  });

test('app/data-1: the value of a call is cached under its key, and its parts for other queries', async () => {
  const data = { events: [], categories: ['Music'], totalCount: 0 };
  const client = clientOf(200, { success: true, data });
  const query = callQuery(['events'], client, listEvents, {}, (all, { categories }) =>
    all.setQueryData(['first'], categories[0]),
  );
  expect(await cache.query(query)).toEqual(data);
  expect(cache.getQueryData(['events'])).toEqual(data);
  expect(cache.getQueryData(['first'])).toBe('Music');
  expect(onError).not.toHaveBeenCalled();
});

test('app/data-1: a failed call is an error with the member’s message, and caches nothing', async () => {
  const onLoaded = vi.fn<() => void>();
  const client = clientOf(409, { success: false, message: 'No.' });
  const error = await cache
    .query(callQuery(['events'], client, listEvents, {}, onLoaded))
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(CallError);
  expect(onLoaded).not.toHaveBeenCalled();
  expect(onError).toHaveBeenCalledOnce();
  expect(onError.mock.lastCall?.[0]).toMatchObject({ message: 'No.', failure: { status: 409 } });
  expect(await valueOf(Promise.resolve({ ok: true, value: 1 }))).toBe(1);
});

test('app/data-1: a query that nothing needs any more aborts its call', async () => {
  const read = vi.fn((_signal: AbortSignal) => new Promise<never>(() => undefined));
  const pending = cache.query(resultQuery(['names'], read)).catch(() => undefined);
  await cache.cancelQueries({ queryKey: ['names'] });
  await pending;
  expect(read.mock.calls[0]?.[0].aborted).toBe(true);
});

test('of the failures of calls three are told apart, and a defect is none of them', () => {
  const kindsOf = (error: Error) => [
    isUnauthorizedError(error),
    isMissingError(error),
    isOfflineError(error),
  ];
  expect(kindsOf(new CallError(refused(401)))).toEqual([true, false, false]);
  expect(kindsOf(new CallError(refused(404)))).toEqual([false, true, false]);
  expect(kindsOf(new CallError(offline))).toEqual([false, false, true]);
  expect(kindsOf(new CallError(refused(500)))).toEqual([false, false, false]);
  expect(kindsOf(new Error('A defect.'))).toEqual([false, false, false]);
  expect([isMissingError(null), isOfflineError(null)]).toEqual([false, false]);
});

test('app/data-1: a shared page is missing where its subject is, and otherwise like any page', () => {
  const query = { data: undefined, fetchStatus: 'idle', refetch: () => Promise.resolve() } as const;
  expect(sharedPageData({ ...query, error: new CallError(refused(404)) })).toEqual({
    state: 'missing',
  });
  expect(sharedPageData({ ...query, error: new CallError(refused(500)) })).toMatchObject({
    state: 'error',
    message: 'No.',
  });
  expect(sharedPageData({ ...query, data: 1, error: null })).toMatchObject({ state: 'loaded' });
});

/** Returns the data of a rendered page, with one query of this state. */
const renderedData = (state: object) =>
  JSON.stringify({
    mutations: [],
    queries: [
      {
        queryKey: ['event', 'e1'],
        queryHash: JSON.stringify(['event', 'e1']),
        state: {
          data: undefined,
          dataUpdatedAt: Date.now(),
          error: null,
          fetchStatus: 'idle',
          status: 'success',
          ...state,
        },
      },
    ],
  });

test('a rendered page’s data is there without a call', async () => {
  hydrateQueryClient(cache, renderedData({ data: 'A concert' }));
  const call = vi.fn(async () => ({ ok: true, value: 'Another' }) as const);
  expect(await cache.query(resultQuery(['event', 'e1'], call))).toBe('A concert');
  expect(call).not.toHaveBeenCalled();
});

test('a subject that the server did not find is missing without a call, until it is asked for again', async () => {
  hydrateQueryClient(cache, renderedData({ status: 'error' }));
  const call = vi.fn(async () => ({ ok: true, value: 'Found' }) as const);
  const query = resultQuery(['event', 'e1'], call);
  const failed = await cache.query(query).catch((error: unknown) => error);
  expect(failed instanceof Error && isMissingError(failed)).toBe(true);
  expect(cache.getQueryState(['event', 'e1'])?.error).toBe(failed);
  expect(cache.getQueryDefaults(['event', 'e1'])).toEqual({ retryOnMount: false });
  expect(call).not.toHaveBeenCalled();
  expect(await cache.query(query)).toBe('Found');
});

test.each(['null', '7', '{}', '{"queries":1}'])('%s is no data of a page', (text) => {
  hydrateQueryClient(cache, text);
  expect(cache.getQueryCache().getAll()).toEqual([]);
});
