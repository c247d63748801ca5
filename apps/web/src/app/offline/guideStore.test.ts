import { sampleId } from '@parlour/sample-club';
import { DESTINATIONS_CALL, findGuide, memberCacheName, pictureKey } from '@parlour/core/offline';
import { expect, test, vi } from 'vitest';
import { destinationDetail } from '../../testing/club.ts';
import { fakeCaches } from '../../testing/fakeCaches.ts';
import { createGuideStore, SaveError } from './guideStore.ts';

const rome = destinationDetail(sampleId('destination', 'paris-le-marais'))!;
const id = rome.destination.id;
const guidePath = `/api/destinations/${id}`;
const name = memberCacheName('m1');
const vendor = rome.connections[0]!.vendor;

const pictureResponse = () => {
  const picture = new Response('picture', { headers: { 'content-type': 'image/webp' } });
  // The responses of a browser's own site.
  Object.defineProperty(picture, 'type', { value: 'basic' });
  return picture;
};

const locks = {
  request: async (_: string, work: () => Promise<unknown>) => work(),
} as unknown as LockManager;

interface Options {
  fetch?: (url: string) => Promise<Response>;
  isSignedIn?: () => boolean;
  onPut?: () => void;
}

function createStore({
  fetch = async () => pictureResponse(),
  isSignedIn = () => true,
  onPut = () => undefined,
}: Options = {}) {
  const { caches, pathsIn } = fakeCaches({ onPut });
  const requested = vi.fn(fetch);
  let time = 0;
  const store = createGuideStore({
    caches,
    locks,
    fetch: requested,
    memberId: 'm1',
    isSignedIn,
    now: () => (time += 1),
  });
  return { store, caches, requested, paths: () => pathsIn(name) };
}

test('web/app/offline-14: an opened guide is stored with its vendors and the pictures that the page has loaded', async () => {
  const { store, caches, paths, requested } = createStore();
  const loaded = { url: vendor.imageUrl!, width: 480 };
  await store.storeOpened(rome, [loaded, { url: '/pictures/of-another-page.webp', width: 480 }]);
  expect(paths()).toContain(guidePath);
  expect(paths()).toContain(`/api/vendors/${vendor.slug}`);
  expect(requested.mock.calls).toEqual([[`${pictureKey(loaded.url)}&width=480`]]);
  const stored = await caches.match(guidePath, { cacheName: name });
  expect(await stored!.json()).toEqual({ success: true, data: rome, message: '' });
  expect(findGuide(await store.read(), id)).toMatchObject({ isSaved: false, name: 'Le Marais' });
});

test('web/app/offline-15: a saved guide has all its pictures, each once', async () => {
  const { store, requested } = createStore();
  await store.save([rome]);
  const all = new Set([
    rome.destination.imageUrl,
    ...rome.connections.map((each) => each.vendor.imageUrl),
  ]);
  expect(requested).toHaveBeenCalledTimes(all.size);
  expect(findGuide(await store.read(), id)?.isSaved).toBe(true);
  await store.save([rome]);
  expect(requested).toHaveBeenCalledTimes(all.size);
});

test('web/app/offline-15: a picture that the club does not have is left out', async () => {
  const { store } = createStore({
    fetch: async () =>
      new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } }),
  });
  const saved = await store.save([rome]);
  expect(findGuide(saved, id)).toMatchObject({ isSaved: true, pictures: [] });
});

const failureOf = (saving: Promise<unknown>) =>
  saving.then(
    () => null,
    (error: unknown) => (error instanceof SaveError ? error.failure : error),
  );

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    "a captive portal's page",
    async () => new Response('<h1>', { headers: { 'content-type': 'text/html' } }),
  ],
  [
    "a captive portal's 403",
    async () => new Response('<h1>', { status: 403, headers: { 'content-type': 'text/html' } }),
  ],
  ["a proxy's 502", async () => new Response('', { status: 502 })],
])('web/app/offline-16: after %s nothing of the guide stays', async (_, fetch) => {
  const { store, paths } = createStore({ fetch });
  expect(await failureOf(store.save([rome]))).toBe('network');
  expect(paths()).toEqual([]);
});

test('web/app/offline-16: what was still arriving when another picture failed does not stay either', async () => {
  let count = 0;
  const { store, paths } = createStore({
    fetch: async () => {
      count += 1;
      if (count === 1) throw new TypeError('Failed to fetch');
      await new Promise((resolve) => setTimeout(resolve, 5));
      return pictureResponse();
    },
  });
  await failureOf(store.save([rome]));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(paths()).toEqual([]);
  expect(count).toBeLessThan(6);
});

test('web/app/offline-16: without room nothing of the guide stays, and what was stored before does', async () => {
  let isFull = false;
  const { store, paths } = createStore({
    onPut: () => {
      if (isFull) throw new DOMException('', 'QuotaExceededError');
    },
  });
  await store.storeOpened(rome, []);
  const before = paths();
  isFull = true;
  expect(
    await failureOf(store.save([destinationDetail(sampleId('destination', 'rome'))!, rome])),
  ).toBe('quota');
  expect(paths()).toEqual(before);
});

test('web/app/offline-17: removing a guide deletes its calls and pictures', async () => {
  const { store, paths } = createStore();
  await store.save([rome]);
  await store.storeDestinations({ destinations: [], totalCount: 0 });
  await store.remove([id]);
  expect(paths().toSorted()).toEqual([DESTINATIONS_CALL, '/offline/index.json']);
});

test('web/app/offline-12: after signing out nothing is stored', async () => {
  const { store, caches } = createStore({ isSignedIn: () => false });
  await expect(store.storeOpened(rome, [])).rejects.toThrow(SaveError);
  expect(await caches.keys()).toEqual([]);
});
