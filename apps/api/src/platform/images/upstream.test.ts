import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, request, type RequestListener } from 'node:http';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { PictureRefusal } from './refusals.ts';
import { createUpstream, internet, PICTURE_BYTES, type UpstreamParts } from './upstream.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-upstream-'));
const file = join(folder, 'picture');

/** A server of the tests stands for every host; only the step over TLS and the check of its address are left out. */
const world: UpstreamParts = {
  ...internet,
  request,
  resolve: () => Promise.resolve(['127.0.0.1']),
  mayReach: (address) => address === '127.0.0.1',
};

async function hostThat(answers: RequestListener): Promise<URL> {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return new URL(`https://pictures.example:${port}/a.jpg?key=1`);
}

async function faultOf(url: URL, parts: Partial<UpstreamParts> = {}): Promise<string | undefined> {
  try {
    await createUpstream({ ...world, ...parts }).fetch(url, file);
    return undefined;
  } catch (error) {
    if (error instanceof PictureRefusal) return error.fault;
    throw error;
  }
}

test('IM6: a picture comes whole, asked for by its own host and without compression', async () => {
  const bytes = Buffer.alloc(300_000, 7);
  let asked: unknown;
  const url = await hostThat(({ url: path, headers }, answer) => {
    asked = { path, host: headers.host, encoding: headers['accept-encoding'] };
    answer.end(bytes);
  });
  expect(await faultOf(url)).toBeUndefined();
  expect(asked).toEqual({ path: '/a.jpg?key=1', host: url.host, encoding: 'identity' });
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

for (const status of [301, 302, 303, 307, 308]) {
  test(`IM5: a redirect by ${status} is refused, and not followed`, async () => {
    let calls = 0;
    const url = await hostThat((_request, answer) => {
      calls += 1;
      answer.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
    });
    expect(await faultOf(url)).toBe('redirect');
    expect(calls).toBe(1);
  });
}

for (const [status, fault] of [
  [404, 'missing'],
  [410, 'missing'],
  [403, 'failed'],
  [204, 'failed'],
  [206, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
] as const) {
  test(`IM6: a host that answers ${status} is told as ${fault}`, async () => {
    const url = await hostThat((_request, answer) => void answer.writeHead(status).end());
    expect(await faultOf(url)).toBe(fault);
  });
}

test('IM6: a length beyond the limit is refused before a byte has come', async () => {
  const url = await hostThat((_request, answer) => {
    answer.writeHead(200, { 'content-length': PICTURE_BYTES + 1 }).flushHeaders();
  });
  expect(await faultOf(url)).toBe('tooLarge');
});

test('IM6: bytes without end are cut off at the limit', async () => {
  const url = await hostThat((_request, answer) => {
    const chunk = Buffer.alloc(256 * 1024);
    const pour = () => {
      while (answer.writable && answer.write(chunk));
      if (answer.writable) answer.once('drain', pour);
    };
    pour();
  });
  expect(await faultOf(url)).toBe('tooLarge');
  expect(statSync(file).size).toBeLessThanOrEqual(PICTURE_BYTES);
});

test('IM6: a length that promises more than comes is told as a failure', async () => {
  const url = await hostThat((_request, answer) => {
    answer.writeHead(200, { 'content-length': 1000 });
    answer.write('short', () => answer.destroy());
  });
  expect(await faultOf(url)).toBe('failed');
});

test('IM6: drops that come too slowly end at the time limit', async () => {
  const url = await hostThat((_request, answer) => {
    const timer = setInterval(() => answer.write('.'), 10);
    answer.on('close', () => clearInterval(timer));
  });
  expect(await faultOf(url, { within: 200 })).toBe('silent');
});

test('IM6: a host that never answers, and a name that is never found, end at the time limit', async () => {
  const url = await hostThat(() => undefined);
  expect(await faultOf(url, { within: 100 })).toBe('silent');
  const never = () => new Promise<never>(() => undefined);
  expect(await faultOf(url, { within: 100, resolve: never })).toBe('silent');
});

test('IM6: a compressed picture is refused', async () => {
  const url = await hostThat((_request, answer) => {
    answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('picture'));
  });
  expect(await faultOf(url)).toBe('encoded');
});

test('IM6: endless headers and what is no HTTP are told as a failure', async () => {
  const url = await hostThat((_request, answer) => {
    answer.writeHead(200, { 'x-long': 'a'.repeat(20_000) }).end();
  });
  expect(await faultOf(url)).toBe('failed');
  const garbage = createSocketServer((socket) => void socket.end('SSH-2.0\r\n\r\n'));
  garbage.listen(0, '127.0.0.1');
  await once(garbage, 'listening');
  onTestFinished(() => void garbage.close());
  url.port = String((garbage.address() as AddressInfo).port);
  expect(await faultOf(url)).toBe('failed');
});

test('IM6: a name that nobody knows, and a host where nothing listens, are told apart', async () => {
  const url = new URL('https://pictures.example:1/a.jpg');
  const unknown = () => Promise.reject(new Error('ENOTFOUND'));
  expect(await faultOf(url, { resolve: unknown })).toBe('unknownHost');
  expect(await faultOf(url, { resolve: () => Promise.resolve([]) })).toBe('unknownHost');
  expect(await faultOf(url)).toBe('failed');
});

test('IM4: a name with one address that is not public among others is refused without a connection', async () => {
  let calls = 0;
  const url = await hostThat((_request, answer) => {
    calls += 1;
    answer.end();
  });
  const resolve = () => Promise.resolve(['127.0.0.1', '169.254.169.254']);
  expect(await faultOf(url, { resolve })).toBe('notPublic');
  expect(calls).toBe(0);
});

test('IM4: a name that changes its address after the check (rebinding) is not looked up again', async () => {
  const url = await hostThat((_request, answer) => void answer.end('picture'));
  let looks = 0;
  const resolve = () => {
    looks += 1;
    return Promise.resolve([looks === 1 ? '127.0.0.1' : '127.0.0.2']);
  };
  // The name itself is not known to any system, so that only the pinned address can have led there.
  expect(await faultOf(url, { resolve })).toBeUndefined();
  expect(looks).toBe(1);
});

for (const host of [
  '127.0.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '0.0.0.0',
  '2130706433',
  'localhost',
]) {
  test(`IM4: ${host} is refused by the guard as it runs in production`, async () => {
    let sent = 0;
    const counted: UpstreamParts = {
      ...internet,
      request(...given) {
        sent += 1;
        return internet.request(...given);
      },
    };
    const fetched = createUpstream(counted).fetch(new URL(`https://${host}/a.jpg`), file);
    await expect(fetched).rejects.toMatchObject({ fault: 'notPublic' });
    expect(sent).toBe(0);
  });
}

test('IM6: a host is asked over TLS in production, and one without it is told as a failure', async () => {
  const plain = await hostThat((_request, answer) => void answer.end('picture'));
  const parts = { ...world, request: internet.request };
  expect(await faultOf(plain, parts)).toBe('failed');
  rmSync(folder, { recursive: true });
});
