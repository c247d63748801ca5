import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CallError } from './callError.ts';
import { addToList, changeList, removeFromList } from './changeList.ts';
import { createQueryClient } from './createQueryClient.ts';

const fetchNames = vi.fn<() => Promise<string[]>>();
const names = queryOptions({ queryKey: ['names'], queryFn: fetchNames });
const noNames = (): string[] => [];
const withName = (known: readonly string[], name: string) => [...known, name];
const refusedWith = (status: number) =>
  new CallError({ kind: 'domain', status, message: 'No.', detail: 'No.', hasServerMessage: true });

let cache: QueryClient;
const listed = () => cache.getQueryData(names.queryKey);

/** Shows the list, as a page does, and asks for it where it is not known. */
const show = (known?: string[]) => {
  cache.setQueryData(names.queryKey, known);
  onTestFinished(new QueryObserver(cache, names).subscribe(() => undefined));
};

beforeEach(() => {
  cache = createQueryClient(() => undefined);
  fetchNames.mockReset().mockResolvedValue(['Ada']);
});
afterEach(() => cache.clear());

test('WP6: the list at hand is changed, and not asked for', async () => {
  show(['Ada']);
  await changeList(cache, names, (known) => withName(known, 'Bea'));
  expect(listed()).toEqual(['Ada', 'Bea']);
  expect(fetchNames).not.toHaveBeenCalled();
});

test('WP6: an answer from before the change does not undo it', async () => {
  show(['Ada']);
  const older = Promise.withResolvers<string[]>();
  fetchNames.mockReturnValueOnce(older.promise);
  const refetched = cache.refetchQueries(names);
  await changeList(cache, names, () => []);
  older.resolve(['Ada']);
  await refetched;
  await older.promise;
  expect(listed()).toEqual([]);
});

test('WP6: with no list at hand it is asked for', async () => {
  fetchNames.mockRejectedValueOnce(new Error('Not now.'));
  show();
  await vi.waitFor(() => expect(cache.getQueryState(names.queryKey)?.status).toBe('error'));
  await changeList(cache, names, (known) => withName(known, 'Bea'));
  await vi.waitFor(() => expect(listed()).toEqual(['Ada']));
});

test('WP7: what the server answers is added to the list', async () => {
  show(['Ada']);
  expect(await addToList(cache, names, () => Promise.resolve('Bea'), withName)).toBe('Bea');
  expect(listed()).toEqual(['Ada', 'Bea']);
  expect(fetchNames).not.toHaveBeenCalled();
});

test('WP7: where the answer is lost the list is asked for again', async () => {
  show(['Ada']);
  const lost = new Error('Lost.');
  fetchNames.mockResolvedValue(['Ada', 'Bea']);
  await expect(addToList(cache, names, () => Promise.reject(lost), withName)).rejects.toBe(lost);
  await vi.waitFor(() => expect(listed()).toEqual(['Ada', 'Bea']));
});

test.each([
  ['removed', () => Promise.resolve()],
  ['gone already', () => Promise.reject(refusedWith(404))],
])('WP7: what is %s is taken off the list', async (_, remove) => {
  show(['Ada']);
  await removeFromList(cache, names, remove, noNames);
  expect(listed()).toEqual([]);
  expect(fetchNames).not.toHaveBeenCalled();
});

test.each([['lost', new Error('Lost.')] as const, ['a refusal', refusedWith(409)] as const])(
  'WP7: where the answer of a removal is %s the list is asked for again',
  async (_, failure) => {
    show(['Ada']);
    fetchNames.mockResolvedValue([]);
    const removal = removeFromList(cache, names, () => Promise.reject(failure), noNames);
    await expect(removal).rejects.toBe(failure);
    await vi.waitFor(() => expect(listed()).toEqual([]));
  },
);
