import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestClub } from '../testing/testClub.ts';

const { club, stop } = await startTestClub();
const port = Number(new URL(await club.app.listen({ host: '127.0.0.1', port: 0 })).port);
test.afterAll(stop);

/** Sends everything at once on one connection, and returns the status lines and the bodies of that many responses. */
function send(text: string, count: number): Promise<readonly (readonly [string, string])[]> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let received = '';
  const responses = () =>
    [...received.matchAll(/HTTP\/1\.1 (\d{3}) [^]*?\r\n\r\n(\{[^]*?\})(?=HTTP|$)/g)].map(
      ([, status = '', body = '']) => [status, body] as const,
    );
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  socket.write(text);
  return new Promise((resolve) => {
    const check = () => {
      if (responses().length >= count || socket.closed) resolve(responses());
    };
    socket.on('data', check).on('close', check);
  });
}

const health = (...headers: string[]) =>
  `${['GET /api/health HTTP/1.1', 'host: club', ...headers].join('\r\n')}\r\n\r\n`;
const upgrade = ['connection: keep-alive, Upgrade', 'Upgrade: websocket, h2c'];
const signIn = (...headers: string[]) => {
  const body = '{"email":"nobody"}';
  const head = [
    'POST /api/simple-auth/request-otp HTTP/1.1',
    'host: club',
    'content-type: application/json',
    `content-length: ${body.length}`,
    ...headers,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
};

test('api/http-19: Upgrade is ignored, and nothing on the connection is lost', async () => {
  const warn = vi.spyOn(process, 'emitWarning');
  onTestFinished(() => warn.mockRestore());
  const round = [health(), health(...upgrade), signIn(...upgrade), health()];
  const responses = await send(round.join('').repeat(20), 80);
  expect(responses.map(([status]) => status)).toEqual(
    Array.from({ length: 20 }, () => ['200', '200', '400', '200']).flat(),
  );
  expect(JSON.parse(responses[2]?.[1] ?? '')).toMatchObject({ success: false, field: 'email' });
  expect(warn).not.toHaveBeenCalled();
});

test('api/http-19, api/http-21: an unknown Expect is rejected in the envelope, and nothing on the connection is lost', async () => {
  const expectation = 'Expect: something else';
  const responses = await send(
    [health(expectation), signIn(expectation), health(), signIn('Expect: 200-ok'), health()].join(
      '',
    ),
    5,
  );
  expect(responses.map(([status]) => status)).toEqual(['417', '417', '200', '417', '200']);
  expect(JSON.parse(responses[0]?.[1] ?? '')).toMatchObject({
    success: false,
    data: null,
    code: 'invalid_input',
    field: 'Expect',
    requestId: expect.any(String),
  });
});

test('api/http-21: CONNECT is rejected in the envelope', async () => {
  const [response] = await send('CONNECT club:443 HTTP/1.1\r\nhost: club\r\n\r\n', 1);
  expect(response?.[0]).toBe('400');
  expect(JSON.parse(response?.[1] ?? '')).toMatchObject({ success: false, data: null });
});
