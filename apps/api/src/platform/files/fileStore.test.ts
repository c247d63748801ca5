import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openFileStore } from './fileStore.ts';
import { bucketOf } from './filesUrl.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-store-'));
const UNAVAILABLE = 'Your documents cannot be reached at the moment. Please try again in a minute.';
const content = Buffer.alloc(300_000, 'sealed');
const path = join(folder, 'incoming');
writeFileSync(path, content);

/** The objects of a fake S3 service. It lists two of them at a time. */
const objects = new Map<string, Buffer>();
const signedBy: (string | undefined)[] = [];
let service: Server;
let endpoint: string;
beforeAll(async () => {
  service = createServer((request, response) => {
    const respond = async () => {
      signedBy.push(request.headers.authorization);
      const url = new URL(request.url ?? '', 'http://s3');
      const name = decodeURIComponent(url.pathname).replace(/^\/club\/?/, '');
      if (request.method === 'PUT') objects.set(name, await buffer(request));
      if (request.method === 'DELETE') objects.delete(name);
      const object = objects.get(name);
      if (url.searchParams.get('list-type') === '2') {
        response.end(listOf(url.searchParams));
        return;
      }
      if (object === undefined && request.method !== 'DELETE') response.statusCode = 404;
      response.setHeader('last-modified', 'Fri, 01 Mar 2030 12:00:00 GMT');
      response.end(request.method === 'GET' ? object : undefined);
    };
    void respond();
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  // The server listens on a port, so its address is not a path.
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(async () => {
  service.closeAllConnections();
  await new Promise((closed) => service.close(closed));
  rmSync(folder, { recursive: true });
});

function listOf(query: URLSearchParams): string {
  const from = Number(query.get('continuation-token') ?? 0);
  const names = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? ''));
  const page = names.slice(from, from + 2);
  const isMore = from + 2 < names.length;
  const contents = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
  const next = isMore ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${contents}</ListBucketResult>`;
}

const open = {
  folder: () => openFileStore(undefined, join(folder, 'files')),
  bucket: () =>
    openFileStore(`s3://key:secret@club/parlour?region=eu-west-1&endpoint=${endpoint}`, folder),
};

for (const kind of ['folder', 'bucket'] as const) {
  test(`api/platform/files-4: a ${kind} stores files, gives them back, lists and removes them`, async () => {
    const store = await open[kind]();
    const names = ['documents/a', 'documents/b', 'documents/c'];
    for await (const name of store.list('documents')) expect(name).toBe('nothing');
    for (const name of names) await store.put(name, path);
    expect((await buffer(await store.read('documents/a'))).equals(content)).toBe(true);
    const listed: string[] = [];
    for await (const name of store.list('documents')) listed.push(name);
    expect(listed.toSorted()).toEqual(names);
    expect(await store.writtenAt('documents/a')).toBeInstanceOf(Date);
    await store.remove('documents/a');
    await store.remove('documents/a');
    expect(await store.writtenAt('documents/a')).toBeUndefined();
    await expect(store.read('documents/a').then(buffer)).rejects.toThrow(
      /documents\/a|NoSuchKey|404|Unknown/,
    );
  });
}

test('api/platform/files-4: a folder holds files below its own, a bucket below the prefix and signed by its key', () => {
  expect(existsSync(join(folder, 'files/documents/b'))).toBe(true);
  expect(objects.get('parlour/documents/b')?.equals(content)).toBe(true);
  expect(signedBy.every((header) => header?.includes('Credential=key/') === true)).toBe(true);
});

test('api/platform/files-11: folders and files are closed to others, whatever the umask and the source are', async () => {
  const open = mkdtempSync(join(tmpdir(), 'parlour-modes-'));
  onTestFinished(() => rmSync(open, { recursive: true }));
  chmodSync(path, 0o644);
  const store = await openFileStore(undefined, join(open, 'files'));
  await store.list('imports').next();
  await store.put('pictures/a.jpg', path);
  const modes = ['files', 'files/imports', 'files/pictures', 'files/pictures/a.jpg'].map(
    (name) => statSync(join(open, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o700, 0o700, 0o600]);
});

test('api/platform/files-4: a service that accepts a call and then is silent is given up', async () => {
  const silent = createServer((request) => void request.resume());
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  // The server listens on a port, so its address is not a path.
  const { port } = silent.address() as AddressInfo;
  const url = `s3://key:secret@club?endpoint=http://127.0.0.1:${port}`;
  const store = await openFileStore(url, folder, 100);
  await expect(store.put('documents/a', path)).rejects.toThrow(UNAVAILABLE);
  await expect(store.read('documents/a')).rejects.toThrow(UNAVAILABLE);
});

const faults: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'an error of the service': (response) => void response.writeHead(500).end(),
  'a refused key': (response) => void response.writeHead(403).end(),
  'a bucket that is full': (response) =>
    void response.writeHead(507).end('<Error><Code>StorageFull</Code></Error>'),
  'a missing bucket': (response) =>
    void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>'),
  'a lost connection': (response) => void response.destroy(),
  'half a response': (response) => {
    response.writeHead(200, { 'content-length': 1000 });
    response.write('half', () => response.destroy());
  },
};
for (const [what, fail] of Object.entries(faults)) {
  test(`api/platform/files-8: ${what} is tried twice, and then reported as unavailable`, async () => {
    let tries = 0;
    const faulty = createServer((request, response) => {
      tries += 1;
      request.resume().on('end', () => fail(response));
    });
    await new Promise<void>((listening) => faulty.listen(0, '127.0.0.1', listening));
    onTestFinished(() => {
      faulty.closeAllConnections();
      faulty.close();
    });
    const { port } = faulty.address() as AddressInfo;
    const store = await openFileStore(
      `s3://key:secret@club?endpoint=http://127.0.0.1:${port}`,
      folder,
    );
    const calls = [
      () => store.read('documents/a').then(buffer),
      () => store.list('documents').next(),
      ...(what === 'a missing bucket' ? [] : [() => store.writtenAt('documents/a')]),
      ...(what === 'half a response' ? [] : [() => store.put('documents/a', path)]),
    ];
    for (const call of calls) {
      tries = 0;
      await expect(call()).rejects.toMatchObject({
        status: 503,
        message: UNAVAILABLE,
        details: { retryAfter: 30 },
      });
      expect(tries).toBeLessThanOrEqual(2);
    }
  });
}

test('api/platform/files-9: a response that drips is given up, and not tried again', async () => {
  let [tries, dripped] = [0, 0];
  const dripping = createServer((request, response) => {
    tries += 1;
    const size = request.method === 'GET' ? 100_000 : 1000;
    // The head of a response can drip too.
    if (request.method === 'HEAD') response.socket?.write('HTTP/1.1 200 OK\r\nx-drip: ');
    else response.writeHead(200, { 'content-length': size });
    request.resume();
    const drip = setInterval(() => {
      if (request.method === 'HEAD') response.socket?.write('a');
      else response.write('a');
    }, 20);
    response.once('close', () => clearInterval(drip));
  });
  await new Promise<void>((listening) => dripping.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    dripping.closeAllConnections();
    dripping.close();
  });
  const { port } = dripping.address() as AddressInfo;
  const url = `s3://key:secret@club?endpoint=http://127.0.0.1:${port}`;
  const store = await openFileStore(url, folder, 300);
  for (const call of [
    () => store.read('documents/a').then(buffer),
    () => store.list('documents').next(),
    () => store.writtenAt('documents/a'),
    () => store.remove('documents/a'),
    () => store.put('documents/a', path),
  ]) {
    tries = 0;
    await expect(call()).rejects.toMatchObject({ status: 503, message: UNAVAILABLE });
    // None where a busy machine gives the request up before it arrives.
    expect(tries).toBeLessThanOrEqual(1);
    dripped += tries;
  }
  expect(dripped).toBeGreaterThan(0);
});

test('api/platform/files-8: a fault that passes is not noticed', async () => {
  let tries = 0;
  const once = createServer((request, response) => {
    tries += 1;
    request.resume().on('end', () => response.writeHead(tries === 1 ? 500 : 200).end());
  });
  await new Promise<void>((listening) => once.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void once.close());
  const { port } = once.address() as AddressInfo;
  const store = await openFileStore(
    `s3://key:secret@club?endpoint=http://127.0.0.1:${port}`,
    folder,
  );
  await store.put('documents/a', path);
  expect(tries).toBe(2);
});

test('api/platform/files-5: FILES_URL is read, and rejected where it can not be', () => {
  expect(bucketOf('s3://club')).toEqual({
    bucket: 'club',
    prefix: '',
    region: 'us-east-1',
    endpoint: undefined,
    credentials: undefined,
  });
  expect(bucketOf('s3://a%2Fb:c%2Bd@club/x/y/?region=eu&endpoint=https://s3.example')).toEqual({
    bucket: 'club',
    prefix: 'x/y/',
    region: 'eu',
    endpoint: 'https://s3.example',
    credentials: { accessKeyId: 'a/b', secretAccessKey: 'c+d' },
  });
  for (const wrong of [
    's3://',
    's3://a',
    's3://club?regoin=eu',
    's3://key@club',
    's3://club?endpoint=file:///etc',
    's3://Club/x',
    'https://club',
    's3://club/%zz',
  ]) {
    expect([wrong, bucketOf(wrong)]).toEqual([wrong, undefined]);
  }
});
