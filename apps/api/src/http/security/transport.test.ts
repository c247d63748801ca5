import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startTestClub } from '../../testing/testClub.ts';

const proxy = '198.51.100.9';

const { club, stop } = await startTestClub({
  PUBLIC_URL: 'https://club.example',
  TRUST_PROXY: proxy,
});
afterAll(() => stop());
const { port } = new URL(await club.app.listen({ host: '127.0.0.1', port: 0 }));

/** Sends bytes, and returns all that comes back until the connection ends. */
async function exchange(text: string): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.write(text);
  await once(socket, 'close');
  return received;
}

test('api/http-25: where the club has TLS every response asks the browser to stay on it for a year', async () => {
  for (const path of ['/api/health', '/dashboard', '/api/nowhere', '/api/docs', '/pictures/none']) {
    const { headers } = await club.call('GET', path);
    expect([path, headers['strict-transport-security']]).toEqual([
      path,
      'max-age=31536000; includeSubDomains',
    ]);
  }
});

test('api/http-26: no response lets another site read it, and a preflight permits nothing', async () => {
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
  for (const path of ['/api/configuration', '/api/profile', '/dashboard', '/api/openapi.json']) {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const response = await club.app.inject({ method, url: path, headers });
      const permissions = Object.keys(response.headers).filter((name) =>
        name.startsWith('access-'),
      );
      expect([path, permissions]).toEqual([path, []]);
      if (method === 'OPTIONS') expect(response.statusCode).toBe(405);
    }
  }
});

test('api/http-27: a call is not repeated to its sender, as TRACE would', async () => {
  const response = await exchange(
    'TRACE /api/profile HTTP/1.1\r\nhost: club\r\nx-canary: repeated\r\nconnection: close\r\n\r\n',
  );
  expect(response).toMatch(/^HTTP\/1.1 4\d\d /);
  expect(response).not.toContain('repeated');
});

test.each([
  'content-length: 5\r\ncontent-length: 6',
  'content-length: 5\r\ntransfer-encoding: chunked',
  'transfer-encoding: chunked\r\ncontent-length: 5',
  'transfer-encoding: identity, chunked, identity',
  'transfer-encoding: chunked, nonsense',
  'content-length: +5',
  'content-length: 5, 5',
])(
  'api/http-28, api/http/audit-9: a body whose end is ambiguous (%j) is refused, and the connection ends',
  async (headers) => {
    const smuggled = 'GET /api/health HTTP/1.1\r\nhost: club\r\n\r\n';
    const head = `POST /api/requests HTTP/1.1\r\nhost: club\r\ncontent-type: application/json\r\n${headers}`;
    const response = await exchange(`${head}\r\n\r\n0\r\n\r\n${smuggled}`);
    expect(response).toMatch(/^HTTP\/1.1 400 /);
    expect(club.logged()).toContain('"event":"call.unreadable","client":"127.0.0.0/24"');
    expect(response.match(/HTTP\/1.1 /g)).toHaveLength(1);
    expect(response).toContain('x-content-type-options: nosniff\r\n');
    expect(response).toContain("content-security-policy: default-src 'none';");
  },
);

test('api/http-29: a client is named by the trusted proxy alone', async () => {
  const networkOf = async (from: string, forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded, 'x-real-ip': '192.0.2.1' };
    const response = await club.call('PUT', '/api/profile', { body: {}, from, headers });
    const id = String(response.headers['x-request-id']);
    return new RegExp(`"${id}","client":"([^"]+)"`).exec(club.logged())?.[1];
  };
  expect(await networkOf('203.0.113.7', '192.0.2.1')).toBe('203.0.113.0/24');
  expect(await networkOf(proxy, '203.0.113.7')).toBe('203.0.113.0/24');
  expect(await networkOf(proxy, '192.0.2.1, 203.0.113.7')).toBe('203.0.113.0/24');
});

test('api/http-30: text says its character set, and its type is that of its content', async () => {
  const typeOf = async (path: string) => (await club.call('GET', path)).headers['content-type'];
  expect(await typeOf('/dashboard')).toBe('text/html; charset=utf-8');
  expect(await typeOf('/api/docs')).toBe('text/html; charset=utf-8');
  for (const path of ['/api/configuration', '/api/nowhere', '/api/profile', '/api/openapi.json']) {
    expect([path, await typeOf(path)]).toEqual([path, 'application/json; charset=utf-8']);
  }
});

test('api/http-31: what a call gives one member alone may be stored in no cache', async () => {
  const as = await club.signIn();
  for (const path of [
    '/api/profile',
    '/api/profile/payment-methods',
    '/api/profile/documents',
    '/api/gift-guides',
  ]) {
    const { status, headers } = await club.call('GET', path, { as });
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
  }
});

test('api/http/audit-13: nothing that a client sends begins a line of the log', async () => {
  const forged = '%0A{"event":"sign-in.succeeded"}%0D%0A';
  await club.call('GET', `/api/nowhere/${forged}`);
  await club.call('GET', '/api/profile', {
    headers: { 'x-request-id': 'forged', 'user-agent': '"}{"event":"forged"' },
  });
  const lines = club.logged().split('\n').filter(Boolean);
  expect(lines.map((line) => JSON.parse(line)).filter(({ event }) => /forged/.test(event))).toEqual(
    [],
  );
  expect(lines.some((line) => line.startsWith('{"event"'))).toBe(false);
});
