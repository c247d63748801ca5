import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getEvent, getProfile, listEvents, redeemBenefit, requestCode } from '@parlour/contract';
import { responseData } from './fixtures/examples.ts';
import {
  failureResponse,
  member,
  type ReceivedRequest,
  successResponse,
  throwNetworkError,
} from './fixtures/server.ts';
import { createClient, newIdempotencyKey, send } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Replaces the global `fetch` by a server, and returns the requests that it receives. */
const serve = (respond: () => Response | Promise<Response>) => {
  const received: Pick<ReceivedRequest, 'url' | 'headers'>[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { url, headers } = new Request(input, init);
    received.push({ url, headers });
    return Promise.resolve().then(respond);
  });
  return received;
};

const untilDone = async <Value>(result: Promise<Value>): Promise<Value> => {
  await vi.runAllTimersAsync();
  return result;
};

const baseUrl = 'https://club.example';

test('client-11: with a URL alone a client makes public calls, with a new key each', async () => {
  const received = serve(() => successResponse(responseData.requestCode));
  const client = createClient({ baseUrl });
  const body = { email: 'member@club.example' };
  expect(await send(client, requestCode, { body })).toEqual({
    ok: true,
    value: responseData.requestCode,
  });
  await send(client, requestCode, { body });
  const keys = received.map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
  expect(received[0]!.url).toBe('https://club.example/api/simple-auth/request-otp');
});

test('client-11: with a URL alone nobody is signed in, and a read of visitors has no ref', async () => {
  const received = serve(() => successResponse(responseData.getEvent));
  const client = createClient({ baseUrl });
  expect(await send(client, getProfile, {})).toMatchObject({
    failure: { code: 'unauthenticated' },
  });
  expect(await send(client, getEvent, { params: { id: 'e1' } })).toMatchObject({ ok: true });
  expect(received.map(({ url }) => url)).toEqual(['https://club.example/api/events/e1']);
});

test.each(['https://club.example', 'https://club.example/', 'https://club.example//'])(
  'client-11: the URL of the club may be %s',
  async (url) => {
    const received = serve(() => successResponse(responseData.listEvents));
    await send(createClient({ baseUrl: url, credentials: () => member }), listEvents, {});
    expect(received[0]!.url).toBe('https://club.example/api/events');
  },
);

test('client-11: a key has 128 bits', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
});

test('client-11: only a 401 ends a session, and it does without a listener', async () => {
  serve(() => failureResponse(401));
  const client = createClient({ baseUrl, credentials: () => member });
  expect(await send(client, getProfile, {})).toMatchObject({ failure: { status: 401 } });
  const onSessionEnd = vi.fn<() => void>();
  const listened = createClient({ baseUrl, credentials: () => member, onSessionEnd });
  serve(() => failureResponse(403));
  await send(listened, getProfile, {});
  expect(onSessionEnd).not.toHaveBeenCalled();
  serve(() => failureResponse(401));
  await send(listened, getProfile, {});
  expect(onSessionEnd).toHaveBeenCalledOnce();
});

test.each([
  [undefined, 4],
  [0, 1],
  [1, 2],
])('client-11: with %s retries a read is sent %d times', async (retries, times) => {
  const received = serve(throwNetworkError);
  const client = createClient({ baseUrl, retries, credentials: () => member });
  expect(await untilDone(send(client, listEvents, {}))).toMatchObject({ ok: false });
  expect(received).toHaveLength(times);
});

test.each([
  [undefined, 30_000],
  [500, 500],
])(
  'client-28, client-11: with the time limit %s a call fails after %d ms',
  async (timeout, milliseconds) => {
    serve(() => new Promise(() => undefined));
    const client = createClient({ baseUrl, timeout, credentials: () => member });
    const start = Date.now();
    const result = send(client, redeemBenefit, { params: { id: 'b1' } }).then((ended) => ({
      ended,
      after: Date.now() - start,
    }));
    const { ended, after } = await untilDone(result);
    expect(ended).toMatchObject({ failure: { kind: 'transport', reason: 'timeout' } });
    expect(after).toBe(milliseconds);
  },
);

test.each([
  ['a browser without network', { onLine: false }, 1],
  ['a browser with network', { onLine: true }, 4],
  ['Node', {}, 4],
  ['a platform without a navigator', undefined, 4],
])('client-31, client-11: %s', async (_, navigator, times) => {
  vi.stubGlobal('navigator', navigator);
  const received = serve(throwNetworkError);
  const client = createClient({ baseUrl, credentials: () => member });
  const result = await untilDone(send(client, listEvents, {}));
  expect(received).toHaveLength(times);
  const reason = times === 1 ? 'offline' : 'network';
  expect(result).toMatchObject({ failure: { kind: 'transport', reason } });
});
