import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { administrator } from '../../testing/people.ts';
import { createServices } from './createServices.ts';
import { meQuery } from './queries.ts';
import { startStaffHints } from './startStaffHints.ts';

afterEach(() => void vi.unstubAllGlobals());

const text = (event: string, data: object) =>
  new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

test('desk/app-10: a hint makes what is shown ask anew and tells who writes while somebody is signed in, and no longer', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  writer.closed.catch(() => undefined);
  const streams: Request[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    streams.push(new Request(input, init));
    return new Response(readable);
  });
  const services = createServices({
    clubName: 'Parlour',
    logoUrl: null,
    mapTilesUrl: null,
    origin: 'https://club.example',
    router: () => {
      throw new Error('Nothing is opened.');
    },
    tabStorage: sessionStorage,
    browserStorage: localStorage,
    loadPasskeys: () => new Promise(() => undefined),
  });
  const { client, queryClient } = services;
  const locks = {
    request: (_name: string, _options: object, lead: () => Promise<void>) => lead(),
    query: async () => ({}),
  };
  startStaffHints(services, {
    page: window,
    document,
    locks: locks as unknown as LockManager,
    openChannel: () => ({ send: () => undefined, close: () => undefined }),
    random: () => 1,
  });
  const queryFn = vi.fn(async () => 'the queue');
  const shown = new QueryObserver(queryClient, {
    queryKey: ['requests', 'queue', 'mine'],
    queryFn,
  });
  onTestFinished(shown.subscribe(() => undefined));
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1));
  expect(streams).toEqual([]);
  queryClient.setQueryData(meQuery(client).queryKey, administrator);
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  expect(new URL(streams[0]?.url ?? '').pathname).toBe('/api/staff/live');
  await writer.write(text('hint', { kind: 'request', id: 'R1', version: 2 }));
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  const loadThread = vi.fn(async () => 'the thread');
  const thread = new QueryObserver(queryClient, {
    queryKey: ['requests', 'detail', 'R1'],
    queryFn: loadThread,
  });
  onTestFinished(thread.subscribe(() => undefined));
  await writer.write(text('hint', { kind: 'reading', id: 'S1', version: 3 }));
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(3));
  expect(loadThread).toHaveBeenCalledTimes(1);
  for (const [kind, key] of [
    ['reply', 'replies'],
    ['macro', 'macros'],
  ]) {
    const load = vi.fn(async () => 'all');
    const list = new QueryObserver(queryClient, { queryKey: [key, 'all'], queryFn: load });
    onTestFinished(list.subscribe(() => undefined));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await writer.write(text('hint', { kind, id: 'M1', version: 1 }));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  }
  await writer.write(text('presence', { requestId: 'R1', staffId: 'S1' }));
  await vi.waitFor(() => expect(services.presence.writers.staff().get('R1')).toEqual(['S1']));
  queryClient.removeQueries({ queryKey: meQuery(client).queryKey });
  await vi.waitFor(() => expect(streams[0]?.signal.aborted).toBe(true));
});
