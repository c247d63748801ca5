import { expect, test } from 'vitest';
import { isPublicIp } from '../../../../platform/network/publicIp.ts';
import { localNetwork, startReceiver } from '../../../../testing/webhookReceiver.ts';
import { mayReach } from '../webhookUrl.ts';
import { sendOnce, type WebhookNetwork } from './send.ts';

const rules = { ownHosts: [], isProduction: true };
const never = new AbortController().signal;
const send = (url: string, replacements: Partial<WebhookNetwork> = {}, stopping = never) =>
  sendOnce(
    { url, headers: { 'webhook-id': 'msg_1' }, body: '{"type":"webhook.test"}' },
    rules,
    { ...localNetwork, ...replacements },
    stopping,
  );
/** Resolves a name to these IP addresses, and fails the test where one is reached. */
const leadingTo = (...ips: readonly string[]): Partial<WebhookNetwork> => ({
  resolve: () => Promise.resolve(ips),
  mayReach,
  request: () => {
    throw new Error('a connection was opened');
  },
});

test('api/staff/webhooks-4: the message comes as it is, to its path and host', async () => {
  const { url, received } = await startReceiver();
  expect(await send(url)).toEqual({ status: 204, issue: null });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    path: '/parlour?club=1',
    body: '{"type":"webhook.test"}',
    headers: { host: new URL(url).host, 'webhook-id': 'msg_1', 'content-length': '23' },
  });
});

for (const ips of [
  ['127.0.0.1'],
  ['::1'],
  ['10.1.2.3'],
  ['172.31.0.1'],
  ['192.168.0.1'],
  ['100.64.0.1'],
  ['169.254.169.254'],
  ['0.0.0.0'],
  ['224.0.0.251'],
  ['255.255.255.255'],
  ['fd00:ec2::254'],
  ['fe80::1%eth0'],
  ['::ffff:127.0.0.1'],
  ['64:ff9b::7f00:1'],
  ['93.184.216.34', '10.0.0.1'],
]) {
  test(`api/staff/webhooks-9: a webhook to a private address (SSRF): a name that leads to ${ips.join(' and ')} is not reached`, async () => {
    expect(await send('https://crm.example/', leadingTo(...ips))).toEqual({
      status: null,
      issue: 'Its name leads to an IP address that is not on the public internet.',
    });
  });
}

test('api/staff/webhooks-9: DNS rebinding: the connection leads to the address that was checked, without another lookup', async () => {
  const { url, received } = await startReceiver();
  let lookups = 0;
  const resolve = () => {
    lookups += 1;
    return Promise.resolve([lookups === 1 ? '127.0.0.1' : '10.0.0.1']);
  };
  expect(await send(url, { resolve })).toMatchObject({ issue: null });
  expect([lookups, received.length]).toEqual([1, 1]);
});

test('api/staff/webhooks-9: a public address is permitted', () => {
  expect(mayReach('93.184.216.34', new URL('https://crm.example/'), rules)).toBe(true);
  expect(isPublicIp('93.184.216.34')).toBe(true);
});

for (const status of [301, 302, 303, 307, 308]) {
  test(`api/staff/webhooks-10: a redirect by ${status} is an issue, and not followed`, async () => {
    const { url, received } = await startReceiver(
      (response) =>
        void response.writeHead(status, { location: 'http://127.0.0.1:1/internal' }).end(),
    );
    expect(await send(url)).toEqual({
      status,
      issue: `It responded with the status ${status}, which leads on to another URL. That is not followed.`,
    });
    expect(received).toHaveLength(1);
  });
}

for (const status of [400, 401, 404, 410, 429, 500, 503]) {
  test(`api/staff/webhooks-10: a response with the status ${status} is an issue`, async () => {
    const { url } = await startReceiver((response) => void response.writeHead(status).end('why'));
    expect(await send(url)).toEqual({
      status,
      issue: `It responded with the status ${status}.`,
    });
  });
}

test('api/staff/webhooks-11: of a giant response no more than some kilobytes are read', async () => {
  let isOpen = true;
  let sent = 0;
  const { url } = await startReceiver((response) => {
    response.once('close', () => {
      isOpen = false;
    });
    const write = () => {
      while (isOpen && response.write(Buffer.alloc(64 * 1024))) sent += 64 * 1024;
      if (isOpen) response.once('drain', write);
    };
    response.writeHead(200);
    write();
  });
  expect(await send(url)).toEqual({ status: 200, issue: null });
  await expect.poll(() => isOpen).toBe(false);
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

test('api/staff/webhooks-11: one that does not respond is given up after its time', async () => {
  const { url } = await startReceiver(() => undefined);
  expect(await send(url, { within: 50 })).toEqual({
    status: null,
    issue: 'It did not respond within 0.05 seconds.',
  });
});

test('api/staff/webhooks-11: a name that is never found out ends in time too', async () => {
  const { promise } = Promise.withResolvers<readonly string[]>();
  expect(await send('https://crm.example/', { within: 50, resolve: () => promise })).toMatchObject({
    issue: 'It did not respond within 0.05 seconds.',
  });
});

test('api/staff/webhooks-7: a try that begins while the server stops waits for no name', async () => {
  const resolve = () => new Promise<never>(() => undefined);
  const { status, issue } = await send('https://silent.example', { resolve }, AbortSignal.abort());
  expect(status).toBeNull();
  expect(issue).not.toBeNull();
});

test('api/staff/webhooks-14: a refused connection and an unknown name say what is wrong', async () => {
  expect(await send('https://crm.example:1/')).toEqual({
    status: null,
    issue: 'The connection failed (ECONNREFUSED).',
  });
  const resolve = () => Promise.reject(new Error('ENOTFOUND'));
  expect(await send('https://crm.example/', { resolve })).toEqual({
    status: null,
    issue: 'Its name was not found.',
  });
});

test('api/staff/webhooks-8: a URL that the rules permit no more is not reached', async () => {
  expect(await send('http://localhost:4000/', leadingTo('127.0.0.1'))).toEqual({
    status: null,
    issue: 'Its URL is not permitted any more.',
  });
});
