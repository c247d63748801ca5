import { expect, test, vi } from 'vitest';
import { loadTile } from './loadTile.ts';
import { findTile, packs, tilesOf, writePack } from './packs.ts';

const serve = (...responses: (() => Promise<Response>)[]) => {
  const fetch = vi.fn<(url: string) => Promise<Response>>();
  for (const response of responses) fetch.mockImplementationOnce(response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

/** Returns a response with a pack. Each tile holds its own index. */
const responseFor = (z: number, x: number, y: number) => async () => {
  const { pack } = findTile({ z, x, y });
  const found = packs.find(({ name }) => name === pack.name)!;
  const tiles = tilesOf(found).map((_, index) => new Uint8Array([index]));
  return new Response(writePack(tiles) as Uint8Array<ArrayBuffer>);
};

test('map-24: the tiles of a pack come from one file', async () => {
  const fetch = serve(responseFor(4, 2, 4));
  const [first, second] = await Promise.all([
    loadTile('parlour-map://4/2/4'),
    loadTile('parlour-map://5/5/9'),
  ]);
  expect([...new Uint8Array(first), ...new Uint8Array(second)]).toEqual([1, 10]);
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.lastCall?.[0]).toContain('1-2.bin');
});

test.each([
  ['is missing', 0, 'responded with 404', async () => new Response('', { status: 404 })],
  ['does not come', 7, 'offline', () => Promise.reject(new Error('offline'))],
])('map-24: a pack that %s is asked for again', async (_, x, reason, fail) => {
  const fetch = serve(fail, responseFor(3, x, 0));
  await expect(loadTile(`parlour-map://3/${x}/0`)).rejects.toThrow(reason);
  expect((await loadTile(`parlour-map://3/${x}/0`)).byteLength).toBe(1);
  expect(fetch).toHaveBeenCalledTimes(2);
});
