import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startTestClub } from '../../testing/testClub.ts';
import { handleClientError } from './errorHandler.ts';

test('api/http-1: a client that never ends its body gets an error that the body came too late', async () => {
  const limits = { requestTimeout: 100, headersTimeout: 100, connectionsCheckingInterval: 10 };
  const server = createServer(limits, (request) => void request.resume());
  server.on('clientError', handleClientError).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // The server listens on a port, so its address is not a path.
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: club\r\ncontent-length: 100\r\n\r\n{"file":');
  const response = await text(socket);
  expect(response).toMatch(/^HTTP\/1.1 408 /);
  expect(response).toContain('"message":"The body did not come whole in time."');
  expect(response).toContain('"field":"body"');
});

test('api/http-16: a write for which the database has no room is rejected with a message that says so', async () => {
  const { club, stop } = await startTestClub();
  onTestFinished(() => stop());
  const as = await club.signIn();
  const submitChangeRequest = () =>
    club.call('POST', '/api/profile/change-requests', {
      as,
      body: { field: 'other', requestedValue: 'Another word' },
    });
  await club.testDatabase.run(
    `create function refuse() returns trigger language plpgsql as
     $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`,
  );
  await club.testDatabase.run(
    'create trigger refuse before insert on change_requests execute function refuse()',
  );
  const rejected = await submitChangeRequest();
  expect(rejected).toMatchObject({
    status: 503,
    body: {
      code: 'unavailable',
      message: 'There is no room for this. Please try again later.',
    },
  });
  expect(rejected.headers['retry-after']).toBe('300');
  await club.testDatabase.run('drop trigger refuse on change_requests');
  expect((await submitChangeRequest()).status).toBe(201);
});
