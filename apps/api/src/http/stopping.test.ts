import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { closeConnectionsOnStop } from './stopping.ts';

const JSON_HEADERS = 'content-type: application/json\r\ncontent-length: 9';
const HEAD = 'GET /small HTTP/1.1\r\nhost: club\r\n';

/** Starts a server whose calls under way get this many milliseconds when it stops. */
async function start(timeout: number) {
  const app = fastify({ forceCloseConnections: 'idle' });
  closeConnectionsOnStop(app, timeout);
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  app.get('/small', () => 'small');
  app.get('/large', () => Buffer.alloc(50_000_000));
  app.get('/gated', () => gate.then(() => 'gated'));
  app.post('/body', ({ body }) => body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const port = Number(new URL(app.listeningOrigin).port);
  return { app, open, dial: (sent: string) => dial(port, sent) };
}

async function dial(port: number, sent: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  if (sent !== '') socket.write(sent);
  return socket;
}

/** Milliseconds. A stop that waits this long outlasts its test. */
const TOO_LONG = 600_000;

for (const [what, sent] of [
  ['a silent client', ''],
  ['a half head', HEAD],
  ['a client that stays after its call', `${HEAD}\r\n`],
] as const) {
  test(`api/http-9: ${what} delays no stop`, async () => {
    const { app, dial: dialApp } = await start(TOO_LONG);
    await dialApp(sent);
    await wait(50);
    await app.close();
  });
}

for (const [what, sent] of [
  ['a body that drips', `POST /body HTTP/1.1\r\nhost: club\r\n${JSON_HEADERS}\r\n\r\n{`],
  ['a response that nobody reads', 'GET /large HTTP/1.1\r\nhost: club\r\n\r\n'],
] as const) {
  test(`api/http-9: ${what} is cut off when its time is over`, async () => {
    const { app, dial: dialApp } = await start(300);
    const accepted = once(app.server, 'request');
    const socket = await dialApp(sent);
    socket.pause();
    await accepted;
    const from = performance.now();
    await app.close();
    expect(performance.now() - from).toBeGreaterThan(250);
  });
}

test('api/http-9: a response on its way to a slow client comes whole', async () => {
  const { app, dial: dialApp } = await start(TOO_LONG);
  const accepted = once(app.server, 'request');
  const socket = await dialApp('GET /large HTTP/1.1\r\nhost: club\r\nconnection: close\r\n\r\n');
  socket.pause();
  await accepted;
  const stopped = app.close();
  await wait(50);
  expect((await buffer(socket)).length).toBeGreaterThan(50_000_000);
  await stopped;
});

test('api/http-9: a call under way is answered, and then nothing else is waited for', async () => {
  const { app, open, dial: dialApp } = await start(TOO_LONG);
  await dialApp(HEAD);
  const accepted = once(app.server, 'request');
  const socket = await dialApp('GET /gated HTTP/1.1\r\nhost: club\r\n\r\n');
  const response = text(socket);
  await accepted;
  const stopped = app.close();
  setTimeout(open, 100);
  await stopped;
  expect(await response).toMatch(/^HTTP\/1.1 200 [^]*gated$/);
});
