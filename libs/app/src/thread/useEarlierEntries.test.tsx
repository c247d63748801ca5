import { createClient } from '@parlour/client';
import type { CallFailure, Result } from '@parlour/contract';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../data/createQueryClient.ts';
import { DataProvider } from '../data/DataLayout.tsx';
import { useEarlierEntries } from './useEarlierEntries.ts';

type Line = { readonly id: string };
type Part = { readonly entries: readonly Line[]; readonly hasEarlierEntries: boolean };

const line = (id: string): Line => ({ id });
const failure: CallFailure = {
  kind: 'transport',
  reason: 'network',
  message: 'The server did not respond.',
  detail: 'no network',
};

/** Renders the hook with a thread and the results of its reads, one after another. */
function renderEarlier(thread: Part, ...results: readonly Result<Part, CallFailure>[]) {
  const asked: string[] = [];
  const left = [...results];
  const read = ({ query }: { query: { before: string } }) => {
    asked.push(query.before);
    return Promise.resolve(left.shift() ?? ({ ok: false, failure } as const));
  };
  const data = {
    client: createClient({ baseUrl: 'http://club.example' }),
    queryClient: createQueryClient(() => undefined),
  };
  const rendered = renderHook(
    ({ shown }: { shown: Part }) => useEarlierEntries('r1', shown, read),
    {
      initialProps: { shown: thread },
      wrapper: ({ children }: { children: ReactNode }) => (
        <DataProvider data={data}>{children}</DataProvider>
      ),
    },
  );
  const more = () => act(async () => rendered.result.current.more?.onShow());
  const ids = () => rendered.result.current.entries.map(({ id }) => id);
  return { ...rendered, asked, more, ids };
}

const shown: Part = { entries: [line('5'), line('6')], hasEarlierEntries: true };
const read = (value: Part) => ({ ok: true, value }) as const;

test('each load puts the lines before those that were loaded, until there are no more', async () => {
  const { asked, more, ids, result } = renderEarlier(
    shown,
    read({ entries: [line('3'), line('4')], hasEarlierEntries: true }),
    read({ entries: [line('1'), line('2')], hasEarlierEntries: false }),
  );
  await more();
  expect(ids()).toEqual(['3', '4']);
  await more();
  expect(ids()).toEqual(['1', '2', '3', '4']);
  expect(asked).toEqual(['5', '3']);
  expect(result.current.more).toBeNull();
});

test('a failed load says why and can be tried again', async () => {
  const { more, ids, result } = renderEarlier(
    shown,
    { ok: false, failure },
    read({ entries: [line('4')], hasEarlierEntries: false }),
  );
  await more();
  expect(result.current.failure).toBe('The server did not respond.');
  await more();
  expect(result.current.failure).toBeNull();
  expect(ids()).toEqual(['4']);
});

test('lines before another first line are not shown, because lines between could be missing', async () => {
  const { more, ids, rerender } = renderEarlier(
    shown,
    read({ entries: [line('4')], hasEarlierEntries: false }),
  );
  await more();
  rerender({ shown: { entries: [line('6'), line('7')], hasEarlierEntries: true } });
  expect(ids()).toEqual([]);
});

test('a thread that came whole has nothing more', () => {
  const { result } = renderEarlier({ entries: [line('1')], hasEarlierEntries: false });
  expect(result.current).toEqual({ entries: [], more: null, failure: null });
});
