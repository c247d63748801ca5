import type { CallFailure } from '@parlour/contract';
import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addToList, changeList, removeFromList } from './changeList.ts';
import { createQueryClient } from './createQueryClient.ts';

const fetchNames = vi.fn<() => Promise<string[]>>();
const names = queryOptions({ queryKey: ['names'], queryFn: fetchNames });
const noNames = (): string[] => [];
const withName = (current: readonly string[], name: string) => [...current, name];
const refused = (status: number) => {
  const failure: CallFailure = {
    kind: 'domain',
    status,
    message: 'No.',
    detail: 'No.',
    hasServerMessage: true,
  };
  return { ok: false, failure } as const;
};
const lostFailure: CallFailure = {
  kind: 'transport',
  reason: 'network',
  message: 'Lost.',
  detail: 'Lost.',
};

let cache: QueryClient;
const cachedNames = () => cache.getQueryData(names.queryKey);

/** Observes the list, as a page does, and fetches it when it is not cached. */
const observeNames = (cached?: string[]) => {
  cache.setQueryData(names.queryKey, cached);
  onTestFinished(new QueryObserver(cache, names).subscribe(() => undefined));
};

beforeEach(() => {
  cache = createQueryClient(() => undefined);
  fetchNames.mockReset().mockResolvedValue(['Ada']);
});
afterEach(() => cache.clear());

test('app/data-6: a cached list is changed without a fetch', async () => {
  observeNames(['Ada']);
  await changeList(cache, names, (current) => withName(current, 'Bea'));
  expect(cachedNames()).toEqual(['Ada', 'Bea']);
  expect(fetchNames).not.toHaveBeenCalled();
});

test('app/data-6: a response from before the change does not undo it', async () => {
  observeNames(['Ada']);
  const older = Promise.withResolvers<string[]>();
  fetchNames.mockReturnValueOnce(older.promise);
  const refetched = cache.refetchQueries(names);
  await changeList(cache, names, () => []);
  older.resolve(['Ada']);
  await refetched;
  await older.promise;
  expect(cachedNames()).toEqual([]);
});

test('app/data-6: a list that is not cached is fetched', async () => {
  fetchNames.mockRejectedValueOnce(new Error('Not now.'));
  observeNames();
  await vi.waitFor(() => expect(cache.getQueryState(names.queryKey)?.status).toBe('error'));
  await changeList(cache, names, (current) => withName(current, 'Bea'));
  await vi.waitFor(() => expect(cachedNames()).toEqual(['Ada']));
});

test('app/data-7: the item in the response is added to the list', async () => {
  observeNames(['Ada']);
  const added = { ok: true, value: 'Bea' } as const;
  expect(await addToList(cache, names, () => Promise.resolve(added), withName)).toBe(added);
  expect(cachedNames()).toEqual(['Ada', 'Bea']);
  expect(fetchNames).not.toHaveBeenCalled();
});

test('app/data-7: the list is fetched again when the response is lost', async () => {
  observeNames(['Ada']);
  const lost = { ok: false, failure: 'Lost.' } as const;
  fetchNames.mockResolvedValue(['Ada', 'Bea']);
  expect(await addToList(cache, names, () => Promise.resolve(lost), withName)).toBe(lost);
  await vi.waitFor(() => expect(cachedNames()).toEqual(['Ada', 'Bea']));
});

test.each([
  ['removed', { ok: true, value: null } as const],
  ['gone already', refused(404)],
])('app/data-7: an item that is %s is removed from the list', async (_, result) => {
  observeNames(['Ada']);
  const removal = removeFromList(cache, names, () => Promise.resolve(result), noNames);
  expect(await removal).toBe(result);
  expect(cachedNames()).toEqual([]);
  expect(fetchNames).not.toHaveBeenCalled();
});

test.each([
  ['lost', { ok: false, failure: lostFailure } as const],
  ['an error', refused(409)],
])(
  'app/data-7: when the response to a removal is %s, the list is fetched again',
  async (_, result) => {
    observeNames(['Ada']);
    fetchNames.mockResolvedValue([]);
    const removal = removeFromList(cache, names, () => Promise.resolve(result), noNames);
    expect(await removal).toBe(result);
    await vi.waitFor(() => expect(cachedNames()).toEqual([]));
  },
);
