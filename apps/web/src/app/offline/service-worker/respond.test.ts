import {
  filesCacheName,
  memberCacheName,
  type OfflineKind,
  pictureKey,
  type Reachability,
} from '@parlour/core/offline';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../../../testing/fakeCaches.ts';
import { createRespond, kindOfRequest } from './respond.ts';

const origin = 'https://club.example';
const release = { id: 'r1', page: '/offline', files: [] };
// {"sub":"m1","exp":1900000000} and {"sub":"m2"}
const tokens = {
  m1: 'a.eyJzdWIiOiJtMSIsImV4cCI6MTkwMDAwMDAwMH0.c',
  m2: 'a.eyJzdWIiOiJtMiJ9.c',
} as const;

const response = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });
const json = (data: unknown, status = 200) =>
  response(JSON.stringify({ success: status === 200, data }), 'application/json', status);
const html = (status = 200) => response('<h1>Airport Wi-Fi</h1>', 'text/html', status);

const guide = '/api/destinations/rome';
const picture = '/pictures/rome.webp';

const call = (path: string, member: keyof typeof tokens = 'm1') =>
  new Request(origin + path, { headers: { authorization: `Bearer ${tokens[member]}` } });

/** As long as the worker waits for the network, in milliseconds. */
const NETWORK_TIMEOUT = 3000;

/** A worker with the guide to Rome stored for the member m1, and a network. */
async function startWorker(network: () => Promise<Response>, { isOffline = false } = {}) {
  const { caches, pathsIn } = fakeCaches();
  const files = await caches.open(filesCacheName(release.id));
  await files.put(release.page, response('app', 'text/html'));
  await files.put('/assets/index-abc.js', response('stored', 'text/javascript'));
  const guides = await caches.open(memberCacheName('m1'));
  await guides.put(guide, json('stored'));
  await guides.put(pictureKey(picture), response('stored', 'image/webp'));
  const fetch = vi.fn(network);
  const tell = vi.fn<(reachability: Reachability) => void>();
  const responses = createRespond({ caches, fetch, release, isOffline: () => isOffline, tell });
  const lived: Promise<unknown>[] = [];
  const ask = (kind: OfflineKind) => async (request: Request) => {
    const response = responses[kind]({ request, waitUntil: (work) => void lived.push(work) });
    await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT);
    return response;
  };
  const respond = {
    page: ask('page'),
    call: ask('call'),
    picture: ask('picture'),
    file: ask('file'),
  };
  /** Returns what the pages were told, in order. */
  const told = () => tell.mock.calls.flat();
  return { respond, caches, fetch, pathsIn, told, lived };
}

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const neverResponds = () => new Promise<Response>(() => undefined);
const dataOf = async (from: Response) => ((await from.json()) as { data: unknown }).data;

beforeEach(() => vi.useFakeTimers());

test('web/app/offline-3: the club’s own response comes before the stored one', async () => {
  const { respond } = await startWorker(async () => json('fresh'));
  expect(await dataOf(await respond.call(call(guide)))).toBe('fresh');
});

test.each([
  ['no network', noNetwork],
  ['a network that says nothing', neverResponds],
  ["a captive portal's page", async () => html()],
  ["a captive portal's 403", async () => html(403)],
  ["a proxy's 502", async () => html(502)],
  ['half a response', async () => response('{"success":true,"da', 'application/json')],
] as const)(
  'web/app/offline-4, web/app/offline-5: after %s the stored guide responds',
  async (_, network) => {
    const { respond } = await startWorker(network);
    expect(await dataOf(await respond.call(call(guide)))).toBe('stored');
  },
);

test('web/app/offline-4: offline nothing is asked of the network', async () => {
  const { respond, fetch } = await startWorker(neverResponds, { isOffline: true });
  await respond.call(call(guide));
  await respond.page(new Request(`${origin}/destination-guides/rome`));
  expect(fetch).not.toHaveBeenCalled();
});

const cut = [
  ['no network', noNetwork],
  ["a captive portal's page", async () => html()],
  ["a proxy's 502", async () => html(502)],
] as const;

test.each(cut)(
  'web/app/offline-11: after %s the pages are told of the copy',
  async (_, network) => {
    const { respond, told } = await startWorker(network);
    await respond.call(call(guide));
    expect(told()).toEqual(['unreachable']);
  },
);

test('web/app/offline-11: the pages are told of an app that comes from the storage', async () => {
  const { respond, told } = await startWorker(async () => html(502));
  await respond.page(new Request(`${origin}/profile`));
  expect(told()).toEqual(['unreachable']);
});

test('web/app/offline-11: the pages are told that the club responds, and nothing of pictures or while offline', async () => {
  const reached = await startWorker(async () => json('fresh'));
  await reached.respond.call(call(guide));
  expect(reached.told()).toEqual(['reachable']);
  const offline = await startWorker(noNetwork, { isOffline: true });
  await offline.respond.call(call(guide));
  expect(offline.told()).toEqual([]);
  const lost = await startWorker(noNetwork);
  await lost.respond.picture(new Request(`${origin}${pictureKey(picture)}&width=320`));
  expect(lost.told()).toEqual([]);
});

/** A network whose responses come when they are let go. */
function slowNetwork() {
  const waiting: ((response: Response) => void)[] = [];
  const network = () => new Promise<Response>((resolve) => waiting.push(resolve));
  return { network, letGo: (response: Response) => waiting.shift()?.(response) };
}

test.each([
  ['a changed guide', 200],
  ['a 401', 401],
])('web/app/offline-7: %s that comes late is there for the next call, once', async (_, status) => {
  const { network, letGo } = slowNetwork();
  const { respond, fetch, told, lived } = await startWorker(network);
  expect(await dataOf(await respond.call(call(guide)))).toBe('stored');
  letGo(json('late', status));
  await Promise.all(lived);
  expect(told()).toEqual(['unreachable', 'reachable']);
  const next = await respond.call(call(guide));
  expect([next.status, await dataOf(next)]).toEqual([status, 'late']);
  expect(fetch).toHaveBeenCalledOnce();
  expect(await dataOf(await respond.call(call(guide)))).toBe('stored');
});

test('web/app/offline-7: a late response is for its own member alone, and not for long', async () => {
  const { network, letGo } = slowNetwork();
  const { respond, fetch, lived } = await startWorker(network);
  await respond.call(call(guide));
  letGo(json('late'));
  await Promise.all(lived);
  const other = respond.call(call(guide, 'm2'));
  letGo(json('other'));
  expect(await dataOf(await other)).toBe('other');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await dataOf(await respond.call(call(guide)))).toBe('stored');
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("web/app/offline-7: a portal's page that comes late is nothing new", async () => {
  const { network, letGo } = slowNetwork();
  const { respond, told, lived } = await startWorker(network);
  await respond.call(call(guide));
  letGo(html());
  await Promise.all(lived);
  expect(told()).toEqual(['unreachable']);
});

test('web/app/offline-6: another member never gets the stored guide', async () => {
  const { respond } = await startWorker(noNetwork, { isOffline: true });
  const other = await respond.call(call(guide, 'm2'));
  expect(other.type).toBe('error');
});

test.each([401, 404])('core/offline-17: a %i of the club ends what is stored', async (status) => {
  const { respond } = await startWorker(async () => json(null, status));
  expect((await respond.call(call(guide))).status).toBe(status);
});

test("web/app/offline-5: without a stored guide, a portal's 403 is a failed network and ends no session", async () => {
  const { respond } = await startWorker(async () => html(403));
  const paris = await respond.call(call('/api/destinations/paris'));
  expect(paris.type).toBe('error');
});

test.each([
  ['no network', noNetwork],
  ['a network that says nothing', neverResponds],
  ["a proxy's 502", async () => html(502)],
] as const)(
  'web/app/offline-3, web/app/offline-4: after %s the app itself opens',
  async (_, network) => {
    const { respond } = await startWorker(network);
    const page = await respond.page(new Request(`${origin}/profile`));
    expect(await page.text()).toBe('app');
  },
);

test.each([
  ['no network', noNetwork],
  ["a captive portal's page", async () => html()],
] as const)(
  'web/app/offline-4, web/app/offline-5: after %s the stored picture responds, in any width',
  async (_, network) => {
    const { respond } = await startWorker(network);
    for (const width of [320, 2400]) {
      const request = new Request(`${origin}${pictureKey(picture)}&width=${width}`);
      expect(await (await respond.picture(request)).text()).toBe('stored');
    }
  },
);

test('web/app/offline-4: a picture that is not stored fails as without a worker', async () => {
  const { respond } = await startWorker(noNetwork);
  const request = new Request(`${origin}${pictureKey('/pictures/paris.webp')}&width=640`);
  expect((await respond.picture(request)).type).toBe('error');
});

test('web/app/offline-2: a stored file responds at once, and another one is stored once it is used', async () => {
  const { respond, fetch, pathsIn } = await startWorker(async () =>
    response('coast', 'font/woff2'),
  );
  const stored = await respond.file(new Request(`${origin}/assets/index-abc.js`));
  expect(await stored.text()).toBe('stored');
  expect(fetch).not.toHaveBeenCalled();
  await respond.file(new Request(`${origin}/assets/coast-abc.bin`));
  await vi.waitFor(() => {
    expect(pathsIn(filesCacheName(release.id))).toContain('/assets/coast-abc.bin');
  });
});

test('web/app/offline-5: a file that is gone, or a page in its place, is not stored', async () => {
  for (const network of [async () => json(null, 404), async () => html()]) {
    const { respond, pathsIn } = await startWorker(network);
    await respond.file(new Request(`${origin}/assets/old-abc.js`));
    await Promise.resolve();
    expect(pathsIn(filesCacheName(release.id))).toEqual(['/offline', '/assets/index-abc.js']);
  }
});

test('core/offline-5: a request is told by the page that makes it', () => {
  const from = (referrer: string) => {
    const request = call(guide);
    Object.defineProperty(request, 'referrer', { value: referrer });
    return kindOfRequest(request, origin);
  };
  expect(from(`${origin}/destination-guides/rome`)).toBe('call');
  expect(from('')).toBe('call');
  expect(from(`${origin}/desk`)).toBeNull();
  expect(from(`${origin}/destination-guides/rome?ref=a`)).toBeNull();
});

test('core/offline-1, core/offline-2, core/offline-3, core/offline-4: a request is told by its method, origin, path, query and token', () => {
  expect(kindOfRequest(call(guide), origin)).toBe('call');
  expect(kindOfRequest(call(guide), 'https://other.example')).toBeNull();
  expect(kindOfRequest(new Request(origin + guide), origin)).toBeNull();
  expect(kindOfRequest(call(`${guide}?ref=a`), origin)).toBeNull();
  expect(kindOfRequest(call('/api/profile'), origin)).toBeNull();
});

test('web/app/offline-18: a storage that refuses or fails takes nothing from a page that has a network', async () => {
  const { respond, caches } = await startWorker(async () => response('fresh', 'text/javascript'));
  const refuse = () => Promise.reject(new DOMException('', 'SecurityError'));
  Object.assign(caches, { match: refuse, keys: refuse, open: refuse });
  const file = await respond.file(new Request(`${origin}/assets/index-abc.js`));
  expect(await file.text()).toBe('fresh');
  const offline = await startWorker(noNetwork);
  Object.assign(offline.caches, { match: refuse, keys: refuse, open: refuse });
  for (const ask of [offline.respond.page, offline.respond.picture, offline.respond.call]) {
    expect((await ask(call(guide))).type).toBe('error');
  }
});
