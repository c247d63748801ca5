import type { CallFailure, Result } from '@parlour/contract';
import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../data/createQueryClient.ts';
import { useDeletion } from './useDeletion.ts';

type Outcome = Result<null, CallFailure>;

const first = { id: '1', title: 'Passport' };
const second = { id: '2', title: 'License' };
const query = queryOptions({
  queryKey: ['documents'],
  queryFn: () => Promise.resolve([first, second]),
});
const withoutItem = (items: readonly (typeof first)[], id: string) =>
  items.filter((item) => item.id !== id);

/** Renders the deletions of a list. Each call stays pending until its outcome. */
const renderDeletion = () => {
  const cache = createQueryClient(() => undefined);
  cache.setQueryData(query.queryKey, [first, second]);
  const outcome = Promise.withResolvers<Outcome>();
  const remove = vi.fn<(id: string) => Promise<Outcome>>(() => outcome.promise);
  const options = { query, remove, withoutItem, failureMessage: 'It failed.' };
  const { result, unmount } = renderHook(() => useDeletion(options), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
  return {
    remove,
    unmount,
    outcome,
    control: () => result.current,
    listed: () => cache.getQueryData(query.queryKey),
  };
};

test('core/deletion-2: while an item is being deleted no other one takes its place', async () => {
  const { remove, outcome, control, listed } = renderDeletion();
  expect(control().deletion).toBeNull();
  act(() => control().onDelete(first));
  act(() => control().onDeletionConfirm());
  act(() => control().onDelete(second));
  act(() => control().onDeletionConfirm());
  expect(control().deletion).toEqual({ item: first, stage: 'deleting' });
  outcome.resolve({ ok: true, value: null });
  await waitFor(() => expect(control().deletion).toEqual({ item: first, stage: 'dismissed' }));
  expect(remove.mock.calls).toEqual([['1']]);
  expect(listed()).toEqual([second]);
});

test('app/data-7: an item that is deleted after its page was left is taken off the list', async () => {
  const { unmount, outcome, control, listed } = renderDeletion();
  act(() => control().onDelete(first));
  act(() => control().onDeletionConfirm());
  unmount();
  outcome.resolve({ ok: true, value: null });
  await waitFor(() => expect(listed()).toEqual([second]));
});
