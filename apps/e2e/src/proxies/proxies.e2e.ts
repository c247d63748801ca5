import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { requestReceiptSchema, requestFileSchema, successSchema } from '@parlour/contract';
import { expect, test } from '@playwright/test';
import { joinServer } from '../faults/support/joinedServer.ts';
import { signInByEmail } from '../faults/support/session.ts';
import { people, startClub } from '../support/club.ts';
import { largePdf } from '../support/documentFiles.ts';
import { Http2Client, isReadyBehind } from './http2Client.ts';
import { proxyNames, whyProxyMissing } from './proxyPrograms.ts';
import { HOST, startProxy } from './startProxy.ts';

const wish = { requestType: 'Other', subject: 'A wish', otherDescription: 'A piano tuner' };
/** Bytes, a little below the limit of a file. */
const LARGE = 9_900_000;
/** How many sign-in codes a client may ask for in an hour. */
const CODES = 20;

/** Milliseconds between the calls of a client. */
const PAUSE = 20;

/** How HTTP/2 says that a connection ends and a call was not begun. Browsers then make it on another connection. */
const notBegun = /receiving a GOAWAY|NGHTTP2_REFUSED_STREAM/;

/** Makes a call on a connection of its own, as browsers do when the proxy has ended the former one. */
const statusOf = async (
  port: number,
  ...parts: Parameters<Http2Client['call']>
): Promise<number> => {
  await using client = new Http2Client(port);
  try {
    return (await client.call(...parts)).status;
  } catch (error) {
    if (!notBegun.test(String(error))) throw error;
    return await statusOf(port, ...parts);
  }
};

for (const name of proxyNames) {
  const reason = whyProxyMissing(name);
  test(`hints, large files and clients pass ${name} with the example of the operations page`, async () => {
    test.skip(reason !== undefined, `${name} is skipped: ${reason}`);
    await using club = await startClub({
      LOG_LEVEL: 'warn',
      PUBLIC_URL: `https://${HOST}`,
      TRUST_PROXY: '127.0.0.1',
    });
    const tokens = await signInByEmail(club.url, club.mailbox, people.member);
    await using proxy = await startProxy(name, [club.url], isReadyBehind);
    await using client = new Http2Client(proxy.port);

    const { status, stream } = await client.open('GET', '/api/live', tokens);
    expect(status).toBe(200);
    expect((await once(stream, 'data')).join()).toContain('event: hello');
    const hint = once(stream, 'data').then(([text]) => ({ text, arrivedAt: performance.now() }));
    const sent = await client.call('POST', '/api/requests', tokens, wish);
    const sentAt = performance.now();
    expect(sent.status).toBe(201);
    const { text, arrivedAt } = await hint;
    expect(text).toContain('event: hint');
    expect(arrivedAt - sentAt).toBeLessThan(1000);

    const { id } = successSchema(requestReceiptSchema).parse(JSON.parse(sent.body)).data;
    const file = largePdf(LARGE);
    const content = `data:application/pdf;base64,${file.buffer.toString('base64')}`;
    const uploaded = await client.call('POST', `/api/requests/${id}/files`, tokens, {
      name: file.name,
      file: content,
    });
    expect(uploaded.status).toBe(201);
    const stored = successSchema(requestFileSchema).parse(JSON.parse(uploaded.body)).data;
    expect(stored.size).toBe(file.buffer.length);

    // A client cannot pass for others: the proxy replaces what it says of its own address. The member's was the first code.
    const statuses: number[] = [];
    for (let number = 1; number <= CODES; number += 1) {
      const forged = { 'x-forwarded-for': `198.51.100.${number}` };
      const body = { email: `nobody${number}@elsewhere.example` };
      const asked = await client.call('POST', '/api/simple-auth/request-otp', forged, body);
      statuses.push(asked.status);
    }
    expect(statuses).toEqual([...Array.from({ length: CODES - 1 }, () => 200), 429]);
  });

  test(`no call fails behind ${name} while it leads to another server and back`, async () => {
    test.skip(reason !== undefined, `${name} is skipped: ${reason}`);
    const settings = {
      LOG_LEVEL: 'warn',
      PUBLIC_URL: `https://${HOST}`,
      TRUST_PROXY: '127.0.0.1',
    };
    // It has the database, and gets no calls.
    await using host = await startClub(settings);
    await using present = await joinServer(host, 'present', settings);
    await using next = await joinServer(host, 'next', settings);
    const tokens = await signInByEmail(present.url, host.mailbox, people.member);
    await using proxy = await startProxy(name, [present.url], isReadyBehind);
    await using streaming = new Http2Client(proxy.port);
    const { stream } = await streaming.open('GET', '/api/live', tokens);
    stream.resume().on('error', () => undefined);

    let isDone = false;
    const statuses = new Set<number>();
    const useClub = async () => {
      while (!isDone) {
        statuses.add(await statusOf(proxy.port, 'POST', '/api/requests', tokens, wish));
        statuses.add(await statusOf(proxy.port, 'GET', '/api/profile', tokens));
        await wait(PAUSE);
      }
    };
    const members = Promise.all([useClub(), useClub()]);
    // Told below, once the servers have done theirs.
    members.catch(() => undefined);
    await proxy.leadTo(next.url);
    await present.stop();
    await present.start();
    await proxy.leadTo(present.url);
    await next.stop();
    isDone = true;
    await members;
    // A member may send staff only so many emails.
    expect([...statuses].filter((status) => status !== 429).toSorted()).toEqual([200, 201]);
  });
}
