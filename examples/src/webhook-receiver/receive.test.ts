import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createReceiver } from './receive.ts';
import { isFromClub } from './verify.ts';

// The example of Standard Webhooks.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const now = 1_614_265_330_000;
const example = {
  headers: {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  body: '{"test": 2432232314}',
};

test('a signed message is believed, also beside another signature', () => {
  expect(isFromClub(example, secret, now)).toBe(true);
  const renewed = `v1,${Buffer.alloc(32).toString('base64')} ${example.headers['webhook-signature']}`;
  const headers = { ...example.headers, 'webhook-signature': renewed };
  expect(isFromClub({ ...example, headers }, secret, now)).toBe(true);
});

test.each([
  ['another body', { ...example, body: '{"test": 1}' }, now],
  ['another id', { ...example, headers: { ...example.headers, 'webhook-id': 'msg_2' } }, now],
  ['no headers', { ...example, headers: {} }, now],
  ['a time long ago', example, now + 301_000],
  ['a time to come', example, now - 301_000],
  [
    'another version',
    {
      ...example,
      headers: {
        ...example.headers,
        'webhook-signature': example.headers['webhook-signature'].replace('v1', 'v2'),
      },
    },
    now,
  ],
])('a message with %s is not', (_what, message, at) => {
  expect(isFromClub(message, secret, at)).toBe(false);
});

test('the receiver refuses what is not signed, and takes the same message once', async () => {
  const messages: unknown[] = [];
  const server = createReceiver(
    secret,
    (message) => messages.push(message),
    () => now,
  ).listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const body = JSON.stringify({
    type: 'registration.created',
    timestamp: '2030-06-01T09:00:00.000Z',
    data: { eventId: 'e1', memberId: 'm1' },
  });
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`msg_1.1614265330.${body}`).digest('base64');
  const signed = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1614265330',
    'webhook-signature': `v1,${signature}`,
  };
  const post = async (headers: Readonly<Record<string, string>>) =>
    (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status;
  expect(await post({})).toBe(401);
  expect(await post(signed)).toBe(204);
  expect(await post(signed)).toBe(204);
  expect(messages).toEqual([JSON.parse(body)]);
});
