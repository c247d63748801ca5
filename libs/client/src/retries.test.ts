import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deletePaymentMethod,
  listEvents,
  redeemBenefit,
  requestCode,
  updateProfile,
} from '@parlour/contract';
import { responseData } from './fixtures/examples.ts';
import {
  successResponse,
  createTestClient,
  throwNetworkError,
  failureResponse,
} from './fixtures/server.ts';
import { type Client, send as sendCall } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Makes a call, and returns its result and when it was sent, in seconds after the start. */
const sendTimes = async (
  respond: (count: number) => Response,
  call: (client: Client) => Promise<unknown>,
) => {
  const start = Date.now();
  const times: number[] = [];
  const { client } = createTestClient((_, count) => {
    times.push((Date.now() - start) / 1000);
    return respond(count);
  });
  const result = call(client);
  await vi.runAllTimersAsync();
  return { times, result: await result };
};

const readEvents = (client: Client) => sendCall(client, listEvents, {});

test.each([
  ['no network', throwNetworkError],
  ['500', () => failureResponse(500)],
  ['502', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['503', () => failureResponse(503)],
  ['599', () => failureResponse(599)],
])('client-29: after %s a read is sent again after 1, 2 and 4 s', async (_, respond) => {
  const { times, result } = await sendTimes(respond, readEvents);
  expect(times).toEqual([0, 1, 3, 7]);
  expect(result).toMatchObject({ ok: false });
});

test('client-31: offline, a read is sent once and says that the network is missing', async () => {
  let count = 0;
  const send = (call: (client: Client) => Promise<unknown>) =>
    call(
      createTestClient(
        () => {
          count += 1;
          return throwNetworkError();
        },
        { isOffline: () => true },
      ).client,
    );
  expect(await send(readEvents)).toMatchObject({
    failure: {
      kind: 'transport',
      reason: 'offline',
      message: 'You are offline. This page needs the network.',
    },
  });
  expect(count).toBe(1);
  const write = await send((client) => sendCall(client, updateProfile, { body: {} }));
  expect(write).toMatchObject({
    failure: { reason: 'offline', message: 'Failed to update profile' },
  });
});

test('client-29: the first valid response ends the retries', async () => {
  const { times, result } = await sendTimes(
    (count) => (count < 3 ? failureResponse(503) : successResponse(responseData.listEvents)),
    readEvents,
  );
  expect(times).toEqual([0, 1, 3]);
  expect(result).toEqual({ ok: true, value: responseData.listEvents });
});

test('client-29: an invalid response is not retried', async () => {
  const { times } = await sendTimes(() => successResponse('nonsense'), readEvents);
  expect(times).toEqual([0]);
});

test.each([
  ['5', 5],
  ['0', 0],
  ['600', 30],
])('client-30: Retry-After %s makes the wait %d s', async (retryAfter, seconds) => {
  const { times } = await sendTimes((count) => {
    return count === 1
      ? failureResponse(503, {}, { 'retry-after': retryAfter })
      : successResponse(responseData.listEvents);
  }, readEvents);
  expect(times).toEqual([0, seconds]);
});

test('client-30: Retry-After may be a date, and an invalid one is ignored', async () => {
  vi.setSystemTime('2026-12-05T12:00:00Z');
  const respond = (retryAfter: string) => (count: number) =>
    count === 1
      ? failureResponse(500, {}, { 'retry-after': retryAfter })
      : successResponse(responseData.listEvents);
  const dated = await sendTimes(respond('Sat, 05 Dec 2026 12:00:09 GMT'), readEvents);
  expect(dated.times).toEqual([0, 9]);
  expect((await sendTimes(respond('soon'), readEvents)).times).toEqual([0, 1]);
});

test.each([400, 401, 403, 404, 408, 409, 413, 425, 429])(
  'client-32: a read that fails with %d is not sent again',
  async (status) => {
    const { times } = await sendTimes(
      () => failureResponse(status, {}, { 'retry-after': '1' }),
      readEvents,
    );
    expect(times).toEqual([0]);
  },
);

test.each([
  ['POST', async (client: Client) => sendCall(client, redeemBenefit, { params: { id: 'b1' } })],
  ['PUT', async (client: Client) => sendCall(client, updateProfile, { body: {} })],
  [
    'DELETE',
    async (client: Client) => sendCall(client, deletePaymentMethod, { params: { id: 'k1' } }),
  ],
  [
    'sign-in',
    async (client: Client) =>
      sendCall(client, requestCode, { body: { email: 'member@club.example' } }),
  ],
])('client-32: a write (%s) is not sent again', async (_, call) => {
  expect((await sendTimes(throwNetworkError, call)).times).toEqual([0]);
  expect(
    (await sendTimes(() => failureResponse(503, {}, { 'retry-after': '1' }), call)).times,
  ).toEqual([0]);
});
