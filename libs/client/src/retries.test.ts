import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answers } from './fixtures/answers.ts';
import { accepted, clientWith, networkError, refused } from './fixtures/server.ts';
import {
  deletePaymentMethod,
  listEvents,
  redeemBenefit,
  requestCode,
  updateProfile,
  type Client,
} from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** The seconds after the start at which a call was sent. */
const sentAt = async (
  answer: (count: number) => Response,
  call: (client: Client) => Promise<unknown>,
) => {
  const start = Date.now();
  const times: number[] = [];
  const { client } = clientWith((_, count) => {
    times.push((Date.now() - start) / 1000);
    return answer(count);
  });
  const result = call(client);
  await vi.runAllTimersAsync();
  return { times, result: await result };
};

test.each([
  ['no network', networkError],
  ['500', () => refused(500)],
  ['502', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['503', () => refused(503)],
  ['599', () => refused(599)],
])('CL19: with %s a read is sent again after 1, 2 and 4 s', async (_, answer) => {
  const { times, result } = await sentAt(answer, listEvents);
  expect(times).toEqual([0, 1, 3, 7]);
  expect(result).toMatchObject({ ok: false });
});

test('CL19: the first right answer ends the retries', async () => {
  const { times, result } = await sentAt(
    (count) => (count < 3 ? refused(503) : accepted(answers.listEvents)),
    listEvents,
  );
  expect(times).toEqual([0, 1, 3]);
  expect(result).toEqual({ ok: true, value: answers.listEvents });
});

test('CL19: an answer that is not as agreed is not asked for again', async () => {
  const { times } = await sentAt(() => accepted('nonsense'), listEvents);
  expect(times).toEqual([0]);
});

test.each([
  ['5', 5],
  ['0', 0],
  ['600', 30],
])('CL20: Retry-After %s makes the wait %d s', async (after, seconds) => {
  const { times } = await sentAt((count) => {
    return count === 1 ? refused(503, {}, { 'retry-after': after }) : accepted(answers.listEvents);
  }, listEvents);
  expect(times).toEqual([0, seconds]);
});

test('CL20: Retry-After may be a date, and nonsense is passed over', async () => {
  vi.setSystemTime('2026-12-05T12:00:00Z');
  const answer = (after: string) => (count: number) =>
    count === 1 ? refused(500, {}, { 'retry-after': after }) : accepted(answers.listEvents);
  const dated = await sentAt(answer('Sat, 05 Dec 2026 12:00:09 GMT'), listEvents);
  expect(dated.times).toEqual([0, 9]);
  expect((await sentAt(answer('soon'), listEvents)).times).toEqual([0, 1]);
});

test.each([400, 401, 403, 404, 408, 409, 413, 425, 429])(
  'CL21: a read that is refused with %d is not sent again',
  async (status) => {
    const { times } = await sentAt(() => refused(status, {}, { 'retry-after': '1' }), listEvents);
    expect(times).toEqual([0]);
  },
);

test.each([
  ['POST', async (client: Client) => redeemBenefit(client, 'b1')],
  ['PUT', async (client: Client) => updateProfile(client, {})],
  ['DELETE', async (client: Client) => deletePaymentMethod(client, 'k1')],
  ['sign-in', async (client: Client) => requestCode(client, { email: 'member@club.example' })],
])('CL21: a write (%s) is not sent again', async (_, call) => {
  expect((await sentAt(networkError, call)).times).toEqual([0]);
  expect((await sentAt(() => refused(503, {}, { 'retry-after': '1' }), call)).times).toEqual([0]);
});
