import { Agent, get as getOverHttp } from 'node:http';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { DAY, MINUTE } from '../../platform/clock.ts';
import { PictureRefusal, type PictureFault } from '../../platform/images/refusals.ts';
import type { Upstream } from '../../platform/images/upstream.ts';
import { startTestClub, type TestClub } from '../../testing/testClub.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-images-'));
const picturesFolder = join(folder, '.');
const colored = (background: string) =>
  sharp({ create: { width: 700, height: 350, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Stands for the hosts of other pictures: what is there, and how often it was asked for. */
const elsewhere = {
  picture: Buffer.alloc(0) as Uint8Array,
  fault: undefined as PictureFault | undefined,
  asked: [] as string[],
  gate: Promise.resolve(),
};
const upstream: Upstream = {
  async fetch(url, file) {
    elsewhere.asked.push(url.href);
    await elsewhere.gate;
    if (elsewhere.fault !== undefined) throw new PictureRefusal(elsewhere.fault);
    writeFileSync(file, elsewhere.picture);
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
  Object.assign(elsewhere, { picture: red, fault: undefined, asked: [], gate: Promise.resolve() });
  // Each test has a minute of its own.
  club.passTime(MINUTE);
});

const OWN = '/pictures/sea%20view.jpg';
const OTHER = 'https://pictures.example/a.jpg?key=secret';
const address = (url: string, more: Record<string, string> = {}) =>
  `/api/images/proxy?${new URLSearchParams({ url, ...more }).toString()}`;
const get = (url: string, more?: Record<string, string>, headers: Record<string, string> = {}) =>
  club.app.inject({ method: 'GET', url: address(url, more), headers });
const colorOf = async (bytes: Buffer) => {
  const { dominant } = await sharp(bytes).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
};

test('IM1, IM9, IM15: an own picture comes by its path and by the addresses of the site', async () => {
  for (const url of [OWN, `https://club.example${OWN}`, `http://127.0.0.1:3000${OWN}`]) {
    const answer = await get(url, { width: '300' }, { host: '127.0.0.1:3000' });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=86400, stale-while-revalidate=2592000',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 });
  }
  expect(elsewhere.asked).toEqual([]);
});

test('IM1, IM3: a picture of an allowed host is fetched once for each form', async () => {
  for (const format of ['webp', 'avif', 'jpeg', 'png']) {
    for (const url of [OTHER, 'https://PICTURES.example:443/a.jpg?key=secret#x']) {
      const answer = await get(url, { format, width: '16' });
      expect([format, answer.statusCode]).toEqual([format, 200]);
      expect(answer.headers['content-type']).toBe(`image/${format}`);
    }
  }
  expect(elsewhere.asked).toHaveLength(4);
});

for (const [what, url, status, message] of [
  ['another host', 'https://evil.example/a.jpg', 400, /^Url names a host/],
  ['a host behind a user', 'https://pictures.example@evil.example/', 400, /user name/],
  ['plain http', 'http://pictures.example/a.jpg', 400, /^Url must begin with https/],
  ['what is no address', 'nonsense', 400, /^Url must be the path/],
  ['a way out of the folder', '/pictures/..%2f..%2fetc%2fpasswd', 400, /^Url must be the path/],
  ['an own picture that is not there', '/pictures/none.webp', 404, /nothing at url/],
  ['an own file that is no picture', '/pictures/page.webp', 415, /no JPEG, PNG, WebP, AVIF or GIF/],
  ['an own name without end', `/pictures/${'a'.repeat(1000)}`, 404, /nothing at url/],
  ['no address', '', 400, /^Url must not be empty/],
  ['an address without end', `https://pictures.example/${'a'.repeat(2100)}`, 400, /^Url must have/],
  ['a NUL character', 'https://pictures.example/\0', 400, /^Url holds a character/],
] as const) {
  test(`IM1, IM2, IM7: ${what} is refused with ${status} and a sentence of its own`, async () => {
    const answer = await club.call('GET', address(url));
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, data: null, field: 'url' });
    expect(answer.body.message).toMatch(message);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
}

test('IM1: a parameter that is given twice, or out of range, is refused by its name', async () => {
  for (const [query, field] of [
    [`url=${OWN}&url=${OWN}`, 'url'],
    [`url=${OWN}&width=1&width=2`, 'width'],
    [`url=${OWN}&width=0`, 'width'],
    [`url=${OWN}&height=4097`, 'height'],
    [`url=${OWN}&quality=101`, 'quality'],
    [`url=${OWN}&format=svg`, 'format'],
    ['width=16', 'url'],
  ]) {
    const answer = await club.call('GET', `/api/images/proxy?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { field } });
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
  test(`IM4, IM5, IM6, IM16: ${fault} is a ${status}, and one line of the log without the query`, async () => {
    elsewhere.fault = fault;
    const logged = club.logged().length;
    const answer = await club.call('GET', address(`https://pictures.example/${fault}?key=secret`));
    expect(answer).toMatchObject({ status, body: { success: false, field: 'url' } });
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

test('IM7, IM8: a page, an SVG and a damaged picture of another host are refused, and not kept', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const picture of [Buffer.from('<!doctype html>'), svg, red.subarray(0, 500)]) {
    elsewhere.picture = picture;
    expect((await get('https://pictures.example/hostile')).statusCode).toBe(415);
  }
  expect(elsewhere.asked).toHaveLength(3);
});

test('IM12: a changed own picture is made anew', async () => {
  const file = join(picturesFolder, 'changing.jpg');
  const color = async () => colorOf((await get('/pictures/changing.jpg')).rawPayload);
  writeFileSync(file, red);
  expect(await color()).toBe('red');
  writeFileSync(file, blue);
  utimesSync(file, 1_000_000, 1_000_000);
  club.passTime(2001);
  expect(await color()).toBe('blue');
});

test('IM12: after a day a picture of another host is shown once more and fetched anew meanwhile', async () => {
  const url = 'https://pictures.example/daily.jpg';
  const first = await get(url);
  club.passTime(DAY - MINUTE);
  expect((await get(url)).headers['etag']).toBe(first.headers['etag']);
  expect(elsewhere.asked).toHaveLength(1);
  elsewhere.picture = blue;
  club.passTime(2 * MINUTE);
  expect(await colorOf((await get(url)).rawPayload)).toBe('red');
  await expect.poll(async () => colorOf((await get(url)).rawPayload)).toBe('blue');
  expect((await get(url)).headers['etag']).not.toBe(first.headers['etag']);
  expect(elsewhere.asked).toHaveLength(2);
});

test('IM12: a picture outlives its host, which is not asked all the time; a withdrawn one goes', async () => {
  const url = 'https://pictures.example/withdrawn.jpg';
  await get(url);
  club.passTime(2 * DAY);
  elsewhere.fault = 'failed';
  expect((await get(url)).statusCode).toBe(200);
  // The host is asked while the kept picture is already on its way.
  await expect.poll(() => club.logged()).toContain('withdrawn.jpg","fault":"failed"');
  for (let call = 0; call < 3; call += 1) expect((await get(url)).statusCode).toBe(200);
  expect(elsewhere.asked).toHaveLength(2);
  elsewhere.fault = 'missing';
  club.passTime(11 * MINUTE);
  expect((await get(url)).statusCode).toBe(200);
  await expect.poll(async () => (await get(url)).statusCode).toBe(404);
});

test('IM13: many who ask for one picture have it fetched and made once', async () => {
  const url = 'https://pictures.example/single.jpg';
  const answers = await Promise.all(Array.from({ length: 30 }, () => get(url)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(elsewhere.asked).toHaveLength(1);
});

test('IM13: when very many wait, a further one is told to come again', async () => {
  let open = () => {};
  elsewhere.gate = new Promise((resolve) => (open = resolve));
  elsewhere.fault = 'failed';
  const page = Array.from({ length: 300 }, (_, at) => get(`https://pictures.example/queue/${at}`));
  await expect.poll(() => elsewhere.asked.length).toBe(16);
  const busy = await club.call('GET', address('https://pictures.example/queue/more'));
  expect(busy).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0);
  open();
  const statuses = (await Promise.all(page)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([404]));
});

test('IM14: a page full of pictures is no matter; who has too many made is told to wait', async () => {
  elsewhere.fault = 'failed';
  const from = '198.51.100.7';
  const ask = (name: string) =>
    club.call('GET', address(`https://pictures.example/many/${name}`), { from });
  for (let batch = 0; batch < 20; batch += 1) {
    const page = await Promise.all(Array.from({ length: 60 }, (_, at) => ask(`${batch}-${at}`)));
    expect(page.every(({ status }) => status === 404)).toBe(true);
  }
  const next = await ask('next');
  expect(next).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(next.headers['retry-after'])).toBeGreaterThan(0);
  await get(OWN);
  for (let call = 0; call < 100; call += 1) {
    expect(await club.call('GET', address(OWN), { from })).toMatchObject({ status: 200 });
  }
});

test('IM15: a known picture is a 304, and HEAD has no body', async () => {
  const { headers } = await get(OWN);
  const known = await get(OWN, {}, { 'if-none-match': String(headers['etag']) });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  expect(known.headers['etag']).toBe(headers['etag']);
  const other = await get(OWN, {}, { 'if-none-match': '"other"' });
  expect(other.statusCode).toBe(200);
  const head = await club.app.inject({ method: 'HEAD', url: address(OWN) });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers).toMatchObject({
    etag: headers['etag'],
    'content-type': 'image/webp',
    'content-length': headers['content-length'],
  });
});

test('IM1: the proxy of a club without other hosts serves its own pictures alone', async () => {
  const { club: plain, stop: stopPlain } = await startTestClub({}, { picturesFolder, upstream });
  onTestFinished(stopPlain);
  expect((await plain.call('GET', address(OWN))).status).toBe(200);
  expect((await plain.call('GET', address(OTHER))).status).toBe(400);
});

test('HT8: a server that stops sends the picture under way, and does not wait for its client to leave', async () => {
  const { club: stopping, stop: end } = await startTestClub(
    { IMAGE_HOSTS: 'pictures.example' },
    { picturesFolder, upstream },
  );
  let open = () => {};
  elsewhere.gate = new Promise((resolve) => (open = resolve));
  const base = await stopping.app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const status = new Promise<number | undefined>((resolve, reject) => {
    const sent = getOverHttp(base + address(OTHER), { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', reject);
  });
  await expect.poll(() => elsewhere.asked.length).toBe(1);
  const stopped = end();
  open();
  expect(await status).toBe(200);
  await stopped;
  agent.destroy();
});
