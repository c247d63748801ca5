import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { answerGarbage } from './failures.ts';

test('HT1: a client that sends without end is told that its body came too late', async () => {
  const limits = { requestTimeout: 100, headersTimeout: 100, connectionsCheckingInterval: 10 };
  const server = createServer(limits, (request) => void request.resume());
  server.on('clientError', answerGarbage).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // It listens on a port, so its address is not a path.
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: club\r\ncontent-length: 100\r\n\r\n{"file":');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('"message":"The body did not come whole in time."');
  expect(answer).toContain('"field":"body"');
});
