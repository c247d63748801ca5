import { Agent, get as getOverHttp } from 'node:http';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PREVIEW_SIZE } from '@parlour/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { DAY, MINUTE } from '../../platform/process/clock.ts';
import { PictureError, type PictureErrorReason } from '../../platform/images/pictureError.ts';
import type { Upstream } from '../../platform/images/upstream.ts';
import { startTestClub, type TestClub } from '../../testing/testClub.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-images-'));
const picturesFolder = join(folder, '.');
const colored = (background: string) =>
  sharp({ create: { width: 700, height: 350, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Fake hosts of other pictures: the picture or fault that they return, and the URLs requested so far. */
const otherHosts = {
  picture: Buffer.alloc(0) as Uint8Array,
  fault: undefined as PictureErrorReason | undefined,
  asked: [] as string[],
  gate: Promise.resolve(),
};
const upstream: Upstream = {
  async fetch(url, file) {
    otherHosts.asked.push(url.href);
    await otherHosts.gate;
    if (otherHosts.fault !== undefined) throw new PictureError(otherHosts.fault);
    writeFileSync(file, otherHosts.picture);
  },
};

let club: TestClub;
let stop: () => Promise<void>;
let red: Buffer;
let blue: Buffer;
beforeAll(async () => {
  [red, blue] = await Promise.all([colored('#f00'), colored('#00f')]);
  writeFileSync(join(picturesFolder, 'sea view.jpg'), red);
  writeFileSync(join(picturesFolder, 'page.webp'), '<!doctype html>');
  ({ club, stop } = await startTestClub(
    { IMAGE_HOSTS: 'Pictures.Example', PUBLIC_URL: 'https://club.example' },
    { picturesFolder, upstream },
  ));
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  Object.assign(otherHosts, { picture: red, fault: undefined, asked: [], gate: Promise.resolve() });
  // Each test starts a new minute of the rate limits.
  club.passTime(MINUTE);
});

const OWN = '/pictures/sea%20view.jpg';
const OTHER = 'https://pictures.example/a.jpg?key=secret';
const proxyUrl = (url: string, more: Record<string, string> = {}) =>
  `/api/images/proxy?${new URLSearchParams({ url, ...more }).toString()}`;
const get = (url: string, more?: Record<string, string>, headers: Record<string, string> = {}) =>
  club.app.inject({ method: 'GET', url: proxyUrl(url, more), headers });
const colorOf = async (bytes: Buffer) => {
  const { dominant } = await sharp(bytes).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
};

test('api/images-1, api/images-9, api/images-15: an own picture is served by its path and by the URLs of the site', async () => {
  for (const url of [OWN, `https://club.example${OWN}`, `http://127.0.0.1:3000${OWN}`]) {
    const response = await get(url, { width: '300' }, { host: '127.0.0.1:3000' });
    expect([url, response.statusCode]).toEqual([url, 200]);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(response.rawPayload.length),
      'cache-control': 'public, max-age=86400, stale-while-revalidate=2592000',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
    });
  }
  expect(otherHosts.asked).toEqual([]);
});

test('api/images-1, api/images-3: a picture of an allowed host is fetched once for each form', async () => {
  for (const format of ['webp', 'avif', 'jpeg', 'png']) {
    for (const url of [OTHER, 'https://PICTURES.example:443/a.jpg?key=secret#x']) {
      const response = await get(url, { format, width: '16' });
      expect([format, response.statusCode]).toEqual([format, 200]);
      expect(response.headers['content-type']).toBe(`image/${format}`);
    }
  }
  expect(otherHosts.asked).toHaveLength(4);
});

for (const [what, url, status, message] of [
  ['another host', 'https://evil.example/a.jpg', 400, /^Url names a host/],
  ['a host behind a user', 'https://pictures.example@evil.example/', 400, /user name/],
  ['plain http', 'http://pictures.example/a.jpg', 400, /^Url must begin with https/],
  ['a value that is no URL', 'nonsense', 400, /^Url must be the path/],
  ['a way out of the folder', '/pictures/..%2f..%2fetc%2fpasswd', 400, /^Url must be the path/],
  ['an own picture that is not there', '/pictures/none.webp', 404, /nothing at url/],
  ['an own file that is no picture', '/pictures/page.webp', 415, /no JPEG, PNG, WebP, AVIF or GIF/],
  ['an own name without end', `/pictures/${'a'.repeat(1000)}`, 404, /nothing at url/],
  ['an empty URL', '', 400, /^Url must not be empty/],
  ['a URL without end', `https://pictures.example/${'a'.repeat(2100)}`, 400, /^Url must have/],
  ['a NUL character', 'https://pictures.example/\0', 400, /^Url holds a character/],
] as const) {
  test(`api/images-1, api/images-2, api/images-7: ${what} is refused with ${status} and a message of its own`, async () => {
    const response = await club.call('GET', proxyUrl(url));
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ success: false, data: null, field: 'url' });
    expect(response.body.message).toMatch(message);
    expect(response.headers['cache-control']).toBe('no-store');
  });
}

test('api/images-1: a parameter that is given twice, or out of range, is refused by its name', async () => {
  for (const [query, field] of [
    [`url=${OWN}&url=${OWN}`, 'url'],
    [`url=${OWN}&width=1&width=2`, 'width'],
    [`url=${OWN}&width=0`, 'width'],
    [`url=${OWN}&height=4097`, 'height'],
    [`url=${OWN}&quality=101`, 'quality'],
    [`url=${OWN}&format=svg`, 'format'],
    ['width=16', 'url'],
  ]) {
    const response = await club.call('GET', `/api/images/proxy?${query}`);
    expect(response).toMatchObject({ status: 400, body: { field } });
  }
});

for (const [fault, status] of [
  ['redirect', 400],
  ['notPublic', 400],
  ['unknownHost', 404],
  ['silent', 404],
  ['failed', 404],
  ['missing', 404],
  ['tooLarge', 413],
  ['encoded', 415],
] as const) {
  test(`api/images-4, api/images-5, api/images-6, api/images-16: ${fault} is a ${status}, and one line of the log without the query`, async () => {
    otherHosts.fault = fault;
    const logged = club.logged().length;
    const response = await club.call(
      'GET',
      proxyUrl(`https://pictures.example/${fault}?key=secret`),
    );
    expect(response).toMatchObject({ status, body: { success: false, field: 'url' } });
    const lines = club
      .logged()
      .slice(logged)
      .split('\n')
      .filter((line) => line.includes(fault));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`"picture":"https://pictures.example/${fault}"`);
    expect(club.logged()).not.toContain('key=secret');
  });
}

test('api/images-7, api/images-8: a page, an SVG and a damaged picture of another host are refused, and not cached', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const picture of [Buffer.from('<!doctype html>'), svg, red.subarray(0, 500)]) {
    otherHosts.picture = picture;
    expect((await get('https://pictures.example/hostile')).statusCode).toBe(415);
  }
  expect(otherHosts.asked).toHaveLength(3);
});

test('api/images-12: a changed own picture is made again', async () => {
  const file = join(picturesFolder, 'changing.jpg');
  const color = async () => colorOf((await get('/pictures/changing.jpg')).rawPayload);
  writeFileSync(file, red);
  expect(await color()).toBe('red');
  writeFileSync(file, blue);
  utimesSync(file, 1_000_000, 1_000_000);
  club.passTime(2001);
  expect(await color()).toBe('blue');
});

test('api/images-12: after a day a picture of another host is shown once more and fetched again meanwhile', async () => {
  const url = 'https://pictures.example/daily.jpg';
  const first = await get(url);
  club.passTime(DAY - MINUTE);
  expect((await get(url)).headers['etag']).toBe(first.headers['etag']);
  expect(otherHosts.asked).toHaveLength(1);
  otherHosts.picture = blue;
  club.passTime(2 * MINUTE);
  expect(await colorOf((await get(url)).rawPayload)).toBe('red');
  await expect.poll(async () => colorOf((await get(url)).rawPayload)).toBe('blue');
  expect((await get(url)).headers['etag']).not.toBe(first.headers['etag']);
  expect(otherHosts.asked).toHaveLength(2);
});

test('api/images-12: a picture outlives its host, which is not asked all the time; a withdrawn one goes', async () => {
  const url = 'https://pictures.example/withdrawn.jpg';
  await get(url);
  club.passTime(2 * DAY);
  otherHosts.fault = 'failed';
  expect((await get(url)).statusCode).toBe(200);
  // The host is asked after the cached picture was sent.
  await expect.poll(() => club.logged()).toContain('withdrawn.jpg","fault":"failed"');
  for (let call = 0; call < 3; call += 1) expect((await get(url)).statusCode).toBe(200);
  expect(otherHosts.asked).toHaveLength(2);
  otherHosts.fault = 'missing';
  club.passTime(11 * MINUTE);
  expect((await get(url)).statusCode).toBe(200);
  await expect.poll(async () => (await get(url)).statusCode).toBe(404);
});

test('api/images-13: many who ask for one picture have it fetched and made once', async () => {
  const url = 'https://pictures.example/single.jpg';
  const responses = await Promise.all(Array.from({ length: 30 }, () => get(url)));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(otherHosts.asked).toHaveLength(1);
});

test('api/images-13: when very many wait, a further one is told to come again', async () => {
  let open = () => {};
  otherHosts.gate = new Promise((resolve) => (open = resolve));
  otherHosts.fault = 'failed';
  const page = Array.from({ length: 300 }, (_, at) => get(`https://pictures.example/queue/${at}`));
  await expect.poll(() => otherHosts.asked.length).toBe(16);
  const refused = await club.call('GET', proxyUrl('https://pictures.example/queue/more'));
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  open();
  const statuses = (await Promise.all(page)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([404]));
});

test('api/images-14: a page full of pictures is no matter; who has too many made is told to wait', async () => {
  otherHosts.fault = 'failed';
  const from = '198.51.100.7';
  const ask = (name: string) =>
    club.call('GET', proxyUrl(`https://pictures.example/many/${name}`), { from });
  for (let batch = 0; batch < 20; batch += 1) {
    const page = await Promise.all(Array.from({ length: 60 }, (_, at) => ask(`${batch}-${at}`)));
    expect(page.every(({ status }) => status === 404)).toBe(true);
  }
  const next = await ask('next');
  expect(next).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(next.headers['retry-after'])).toBeGreaterThan(0);
  await get(OWN);
  for (let call = 0; call < 100; call += 1) {
    expect(await club.call('GET', proxyUrl(OWN), { from })).toMatchObject({ status: 200 });
  }
});

test('api/images-22: the picture of a preview has one size, and other sites may show it', async () => {
  const preview = { format: 'jpeg', shape: 'preview' };
  for (const query of [preview, { ...preview, width: '16', height: '16' }]) {
    const response = await get(OWN, query);
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      ...PREVIEW_SIZE,
    });
  }
});

test('api/images-15: a picture that the client has is a 304, and HEAD has no body', async () => {
  const { headers } = await get(OWN);
  const notModified = await get(OWN, {}, { 'if-none-match': String(headers['etag']) });
  expect([notModified.statusCode, notModified.body]).toEqual([304, '']);
  expect(notModified.headers['etag']).toBe(headers['etag']);
  const other = await get(OWN, {}, { 'if-none-match': '"other"' });
  expect(other.statusCode).toBe(200);
  const head = await club.app.inject({ method: 'HEAD', url: proxyUrl(OWN) });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers).toMatchObject({
    etag: headers['etag'],
    'content-type': 'image/webp',
    'content-length': headers['content-length'],
  });
});

test('api/images-1: the proxy of a club without other hosts serves its own pictures alone', async () => {
  const { club: plain, stop: stopPlain } = await startTestClub({}, { picturesFolder, upstream });
  onTestFinished(stopPlain);
  expect((await plain.call('GET', proxyUrl(OWN))).status).toBe(200);
  expect((await plain.call('GET', proxyUrl(OTHER))).status).toBe(400);
});

test('api/http-9: a server that stops sends the picture under way, and does not wait for its client to leave', async () => {
  const { club: stopping, stop: end } = await startTestClub(
    { IMAGE_HOSTS: 'pictures.example' },
    { picturesFolder, upstream },
  );
  let open = () => {};
  const base = await stopping.app.listen({ host: '127.0.0.1', port: 0 });
  // The process that makes pictures runs from now on, since a stop gives the picture under way only eight seconds.
  await stopping.app.inject(proxyUrl('https://pictures.example/first.jpg'));
  const gate = new Promise<void>((resolve) => (open = resolve));
  Object.assign(otherHosts, { asked: [], gate });
  const agent = new Agent({ keepAlive: true });
  const status = new Promise<number | undefined>((resolve, reject) => {
    const sent = getOverHttp(base + proxyUrl(OTHER), { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sent.on('error', reject);
  });
  await expect.poll(() => otherHosts.asked.length).toBe(1);
  const stopped = end();
  open();
  expect(await status).toBe(200);
  await stopped;
  agent.destroy();
});
