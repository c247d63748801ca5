import { createSession } from '@parlour/app/session';
import { SESSION_KEY, serializeSession, sessionOfSignIn } from '@parlour/core';
import { createData } from '@parlour/app/data';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { signIn } from '../../testing/club.ts';
import { storageKeys } from './storageKeys.ts';
import { startMemberHints } from './startMemberHints.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Starts following hints as the app does, with a server whose stream the test writes. */
function start({ signedIn = true } = {}) {
  if (signedIn) localStorage.setItem(SESSION_KEY, serializeSession(sessionOfSignIn(signIn)));
  const session = createSession({
    storage: localStorage,
    tabStorage: sessionStorage,
    storageKeys,
    now: Date.now,
    revokeSession: () => undefined,
    clearCachedData: () => undefined,
    shownPage: () => ({ pathname: '/', search: '' }),
    goTo: () => undefined,
    log: () => undefined,
  });
  const data = createData({
    session,
    origin: 'https://club.example',
    pageUrl: () => 'https://club.example/',
  });
  const loadData = vi.fn(async () => data);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  writer.closed.catch(() => undefined);
  const streams: Request[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    streams.push(new Request(input, init));
    return new Response(readable);
  });
  const send = (event: string, content: object) =>
    writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(content)}\n\n`));
  const names: string[] = [];
  startMemberHints(
    { session, storageKeys, loadData },
    {
      page: window,
      document,
      locks: {
        request: (name: string, _: object, lead: () => Promise<void>) => {
          names.push(name);
          return lead();
        },
        query: async () => ({}),
      } as unknown as LockManager,
      openChannel: () => ({ send: () => undefined, close: () => undefined }),
      random: () => 1,
    },
  );
  onTestFinished(() => session.send({ type: 'session.signedOut' }));
  return { session, data, loadData, streams, names, send };
}

test.each([[['requests', 'list', 'open']], [['own-items']]])(
  'web/app/session-12: a hint makes the shown %j ask anew, and signing out ends the stream',
  async (queryKey) => {
    const { session, data, streams, names, send } = start();
    const read = vi.fn(async () => 'data');
    const shown = new QueryObserver(data.queryClient, { queryKey, queryFn: read, staleTime: 1e6 });
    onTestFinished(shown.subscribe(() => undefined));
    await vi.waitFor(() => expect(streams).toHaveLength(1));
    expect(new URL(streams[0]?.url ?? '').pathname).toBe('/api/live');
    expect(streams[0]?.headers.get('x-crm-token')).toBe(signIn.user.crmToken);
    expect(names).toEqual([`${storageKeys.session}:live`]);
    expect(read).toHaveBeenCalledTimes(1);
    await send('hint', { kind: 'request', id: 'R1', version: 2 });
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    session.send({ type: 'session.signedOut' });
    await vi.waitFor(() => expect(streams[0]?.signal.aborted).toBe(true));
  },
);

test('web/app/session-12: nothing is read or loaded while nobody is signed in', async () => {
  const { session, loadData, streams } = start({ signedIn: false });
  expect(loadData).not.toHaveBeenCalled();
  session.send({ type: 'session.signedIn', signIn });
  await vi.waitFor(() => expect(streams).toHaveLength(1));
});
