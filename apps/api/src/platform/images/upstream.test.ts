import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, request, type RequestListener } from 'node:http';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { PictureError } from './pictureError.ts';
import { isDiskFull } from '../process/diskFull.ts';
import { createUpstream, internet, PICTURE_BYTES, type UpstreamDependencies } from './upstream.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-upstream-'));
const file = join(folder, 'picture');

/** A local server plays every host. Only TLS and the check of its IP address are replaced. */
const testNetwork: UpstreamDependencies = {
  ...internet,
  request,
  resolve: () => Promise.resolve(['127.0.0.1']),
  mayReach: (ip) => ip === '127.0.0.1',
};

async function startHost(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // The server listens on a port, so its address is not a path.
  const { port } = server.address() as AddressInfo;
  return new URL(`https://pictures.example:${port}/a.jpg?key=1`);
}

async function errorReasonOf(
  url: URL,
  replacements: Partial<UpstreamDependencies> = {},
): Promise<string | undefined> {
  try {
    await createUpstream({ ...testNetwork, ...replacements }).fetch(url, file);
    return undefined;
  } catch (error) {
    if (error instanceof PictureError) return error.reason;
    throw error;
  }
}

test('api/images-6: a picture comes whole, asked for by its own host and without compression', async () => {
  const bytes = Buffer.alloc(300_000, 7);
  let received: unknown;
  const url = await startHost(({ url: path, headers }, response) => {
    received = { path, host: headers.host, encoding: headers['accept-encoding'] };
    response.end(bytes);
  });
  expect(await errorReasonOf(url)).toBeUndefined();
  expect(received).toEqual({ path: '/a.jpg?key=1', host: url.host, encoding: 'identity' });
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

for (const status of [301, 302, 303, 307, 308]) {
  test(`api/images-5: a redirect by ${status} is rejected, and not followed`, async () => {
    let calls = 0;
    const url = await startHost((_request, response) => {
      calls += 1;
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
    });
    expect(await errorReasonOf(url)).toBe('redirect');
    expect(calls).toBe(1);
  });
}

test('api/images-5, api/staff/imports-30: a redirect is followed only where it may lead, and not for ever', async () => {
  const url = await startHost(({ url: path = '' }, response) => {
    const location = { '/a.jpg?key=1': '/end.jpg', '/round': '/round', '/in': 'https://10.0.0.1/' }[
      path
    ];
    if (location === undefined) response.end('picture');
    else response.writeHead(302, { location }).end();
  });
  const mayFollow = ({ hostname }: URL) => hostname === 'pictures.example';
  expect(await errorReasonOf(url, { mayFollow })).toBeUndefined();
  expect(readFileSync(file, 'utf8')).toBe('picture');
  for (const path of ['/round', '/in']) {
    expect(await errorReasonOf(new URL(path, url), { mayFollow })).toBe('redirect');
  }
  const inward = { mayFollow: () => true };
  expect(await errorReasonOf(new URL('/in', url), inward)).toBe('notPublic');
});

for (const [status, reason] of [
  [404, 'missing'],
  [410, 'missing'],
  [403, 'failed'],
  [204, 'failed'],
  [206, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
] as const) {
  test(`api/images-6: a host that responds with ${status} is reported as ${reason}`, async () => {
    const url = await startHost((_request, response) => void response.writeHead(status).end());
    expect(await errorReasonOf(url)).toBe(reason);
  });
}

test('api/images-6: a length beyond the limit is rejected before a byte has come', async () => {
  const url = await startHost((_request, response) => {
    response.writeHead(200, { 'content-length': PICTURE_BYTES + 1 }).flushHeaders();
  });
  expect(await errorReasonOf(url)).toBe('tooLarge');
});

test('api/images-6: bytes without end are cut off at the limit', async () => {
  const url = await startHost((_request, response) => {
    const chunk = Buffer.alloc(256 * 1024);
    const pour = () => {
      while (response.writable && response.write(chunk));
      if (response.writable) response.once('drain', pour);
    };
    pour();
  });
  expect(await errorReasonOf(url)).toBe('tooLarge');
  expect(statSync(file).size).toBeLessThanOrEqual(PICTURE_BYTES);
});

test('api/images-6: a length that promises more than comes is told as a failure', async () => {
  const url = await startHost((_request, response) => {
    response.writeHead(200, { 'content-length': 1000 });
    response.write('short', () => response.destroy());
  });
  expect(await errorReasonOf(url)).toBe('failed');
});

test('api/images-6: drops that come too slowly end at the time limit', async () => {
  const url = await startHost((_request, response) => {
    const timer = setInterval(() => response.write('.'), 10);
    response.on('close', () => clearInterval(timer));
  });
  expect(await errorReasonOf(url, { within: 200 })).toBe('silent');
});

test('api/images-6: a host that never answers, and a name that is never found, end at the time limit', async () => {
  const url = await startHost(() => undefined);
  expect(await errorReasonOf(url, { within: 100 })).toBe('silent');
  const never = () => new Promise<never>(() => undefined);
  expect(await errorReasonOf(url, { within: 100, resolve: never })).toBe('silent');
});

test('api/images-6: a compressed picture is refused', async () => {
  const url = await startHost((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('picture'));
  });
  expect(await errorReasonOf(url)).toBe('encoded');
});

test('api/images-6: endless headers and what is no HTTP are told as a failure', async () => {
  const url = await startHost((_request, response) => {
    response.writeHead(200, { 'x-long': 'a'.repeat(20_000) }).end();
  });
  expect(await errorReasonOf(url)).toBe('failed');
  const garbage = createSocketServer((socket) => void socket.end('SSH-2.0\r\n\r\n'));
  garbage.listen(0, '127.0.0.1');
  await once(garbage, 'listening');
  onTestFinished(() => void garbage.close());
  url.port = String((garbage.address() as AddressInfo).port);
  expect(await errorReasonOf(url)).toBe('failed');
});

test('api/images-6: a name that nobody knows, and a host where nothing listens, are told apart', async () => {
  const url = new URL('https://pictures.example:1/a.jpg');
  const unknown = () => Promise.reject(new Error('ENOTFOUND'));
  expect(await errorReasonOf(url, { resolve: unknown })).toBe('unknownHost');
  expect(await errorReasonOf(url, { resolve: () => Promise.resolve([]) })).toBe('unknownHost');
  expect(await errorReasonOf(url)).toBe('failed');
});

test('api/images-4: a name with one address that is not public among others is refused without a connection', async () => {
  let calls = 0;
  const url = await startHost((_request, response) => {
    calls += 1;
    response.end();
  });
  const resolve = () => Promise.resolve(['127.0.0.1', '169.254.169.254']);
  expect(await errorReasonOf(url, { resolve })).toBe('notPublic');
  expect(calls).toBe(0);
});

test('api/images-4: a name that changes its address after the check (rebinding) is not looked up again', async () => {
  const url = await startHost((_request, response) => void response.end('picture'));
  let lookups = 0;
  const resolve = () => {
    lookups += 1;
    return Promise.resolve([lookups === 1 ? '127.0.0.1' : '127.0.0.2']);
  };
  // No system knows the name itself, so only the pinned IP address can have led there.
  expect(await errorReasonOf(url, { resolve })).toBeUndefined();
  expect(lookups).toBe(1);
});

for (const host of [
  '127.0.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '0.0.0.0',
  '2130706433',
  'localhost',
]) {
  test(`api/images-4: ${host} is rejected by the guard of production`, async () => {
    let sent = 0;
    const counted: UpstreamDependencies = {
      ...internet,
      request(...given) {
        sent += 1;
        return internet.request(...given);
      },
    };
    const fetched = createUpstream(counted).fetch(new URL(`https://${host}/a.jpg`), file);
    await expect(fetched).rejects.toMatchObject({ reason: 'notPublic' });
    expect(sent).toBe(0);
  });
}

test('api/images-17: a disk that is full while a picture arrives is no failure of its host', async () => {
  const url = await startHost((_request, response) => void response.end('picture'));
  const fetched = createUpstream(testNetwork).fetch(new URL(url), '/dev/full');
  await expect(fetched).rejects.toSatisfy(isDiskFull);
});

test('api/images-6: a host is asked over TLS in production, and one without it is told as a failure', async () => {
  const plain = await startHost((_request, response) => void response.end('picture'));
  const replacements = { ...testNetwork, request: internet.request };
  expect(await errorReasonOf(plain, replacements)).toBe('failed');
  rmSync(folder, { recursive: true });
});
