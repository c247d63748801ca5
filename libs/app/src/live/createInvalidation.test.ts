import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createInvalidation } from './createInvalidation.ts';

/** A cache with a query that is shown, one that is not, and one that hints do not concern. */
async function createCache() {
  vi.useFakeTimers();
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: 300_000 } } });
  onTestFinished(() => cache.clear());
  const load = (name: string) => {
    const queryFn = vi.fn<() => string>(() => name);
    return { queryKey: [name, 'list'], queryFn };
  };
  const [shown, hidden, other] = [load('requests'), load('threads'), load('events')];
  for (const query of [hidden, other]) await cache.query(query);
  onTestFinished(new QueryObserver(cache, shown).subscribe(() => undefined));
  onTestFinished(new QueryObserver(cache, other).subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
  const invalidation = createInvalidation(cache, { request: [['requests'], ['threads']] });
  const counts = () => [shown, hidden, other].map(({ queryFn }) => queryFn.mock.calls.length);
  return { cache, invalidation, counts };
}

test('app/live-1: many hints read a shown query anew once, and mark one that is not shown', async () => {
  const { cache, invalidation, counts } = await createCache();
  expect(counts()).toEqual([1, 1, 1]);
  for (let round = 0; round < 100; round += 1) invalidation.onHint({ kind: 'request' });
  invalidation.onHint({ kind: 'of a newer server' });
  await vi.advanceTimersByTimeAsync(100);
  expect(counts()).toEqual([2, 1, 1]);
  expect(cache.getQueryState(['threads', 'list'])?.isInvalidated).toBe(true);
  invalidation.onHint({ kind: 'request' });
  await vi.advanceTimersByTimeAsync(100);
  expect(counts()).toEqual([3, 1, 1]);
});

test('app/live-1, app/live-4: an unknown kind does nothing, and a gap outdates everything that hints concern', async () => {
  const { invalidation, counts } = await createCache();
  invalidation.onHint({ kind: 'of a newer server' });
  await vi.advanceTimersByTimeAsync(100);
  expect(counts()).toEqual([1, 1, 1]);
  invalidation.onGap();
  await vi.advanceTimersByTimeAsync(100);
  expect(counts()).toEqual([2, 1, 1]);
});
