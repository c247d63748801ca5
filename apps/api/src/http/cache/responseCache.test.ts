import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestClub, type TestClub, type Tokens } from '../../testing/testClub.ts';
import { createResponseCache } from './responseCache.ts';

let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
});
afterAll(() => stop());

const url = '/api/events';
const getList = (encoding: string, headers: Record<string, string> = {}) =>
  club.app.inject({
    method: 'GET',
    url,
    headers: {
      authorization: `Bearer ${as.token}`,
      'x-crm-token': as.crmToken,
      'accept-encoding': encoding,
      ...headers,
    },
  });

test('api/http/cache-1: a list comes in the encoding that the client accepts, with the same content', async () => {
  const [plain, br, gzip] = [
    await getList('identity'),
    await getList('gzip, br'),
    await getList('gzip'),
  ];
  expect(br.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(br.headers).toMatchObject({
    vary: 'accept-encoding',
    'cache-control': 'private, no-cache',
  });
});

test('api/http/cache-2: a client that has the list already gets 304 and no body', async () => {
  const { headers } = await getList('br');
  const again = await getList('br', { 'if-none-match': String(headers['etag']) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  const etag = String(headers['etag']);
  for (const [name, status] of [
    [`"other", ${etag}`, 304],
    [etag.replace('W/', ''), 304],
    ['*', 304],
    ['W/"other"', 200],
  ] as const) {
    const { statusCode } = await getList('br', { 'if-none-match': name });
    expect([name, statusCode]).toEqual([name, status]);
  }
});

test('api/http/cache-3: a change of the content, made by anyone, is in the next list', async () => {
  const before = (await getList('identity')).headers['etag'];
  expect((await getList('identity')).headers['etag']).toBe(before);
  await club.testDatabase.run(
    `update events set title = 'Changed' where id = (select min(id) from events)`,
  );
  await expect.poll(async () => (await getList('identity')).body.includes('"Changed"')).toBe(true);
});

test('api/http/cache-4: a body made of content that changed meanwhile is not cached', async () => {
  const cache = createResponseCache(() => true);
  let finish: (text: string) => void = () => undefined;
  const old = cache.get('list', () => new Promise((resolve) => (finish = resolve)));
  cache.drop();
  finish('old');
  await old;
  const fresh = await cache.get('list', () => Promise.resolve('fresh'));
  expect(fresh.bytes.identity.toString()).toBe('fresh');
});

test('api/http/cache-5: calls for one list at the same moment make it once', async () => {
  const cache = createResponseCache(() => true);
  let made = 0;
  const make = () => Promise.resolve(String((made += 1)));
  await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('b', make)]);
  expect(made).toBe(2);
});

test('api/http/cache-6: while changes can not be received, nothing is cached', async () => {
  const cache = createResponseCache(() => false);
  let made = 0;
  const make = () => Promise.resolve(String((made += 1)));
  await cache.get('a', make);
  await cache.get('a', make);
  expect(made).toBe(2);
});
