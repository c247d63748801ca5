import { expect, test, vi } from 'vitest';
import { loadTile } from './loadTile.ts';
import { findTile, packs, tilesOf, writePack } from './packs.ts';

const serve = (...answers: (() => Promise<Response>)[]) => {
  const fetch = vi.fn<(address: string) => Promise<Response>>();
  for (const answer of answers) fetch.mockImplementationOnce(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

/** A pack whose tiles each hold their own index. */
const answerFor = (z: number, x: number, y: number) => async () => {
  const { pack } = findTile({ z, x, y });
  const known = packs.find(({ name }) => name === pack.name)!;
  const tiles = tilesOf(known).map((_, index) => new Uint8Array([index]));
  return new Response(writePack(tiles) as Uint8Array<ArrayBuffer>);
};

test('BM3: the tiles of a pack come from one file', async () => {
  const fetch = serve(answerFor(4, 2, 4));
  const [first, second] = await Promise.all([
    loadTile('parlour-map://4/2/4'),
    loadTile('parlour-map://5/5/9'),
  ]);
  expect([...new Uint8Array(first), ...new Uint8Array(second)]).toEqual([1, 10]);
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.lastCall?.[0]).toContain('1-2.bin');
});

test.each([
  ['is missing', 0, 'answered with 404', async () => new Response('', { status: 404 })],
  ['does not come', 7, 'offline', () => Promise.reject(new Error('offline'))],
])('BM3: a pack that %s is asked for again', async (_, x, reason, refuse) => {
  const fetch = serve(refuse, answerFor(3, x, 0));
  await expect(loadTile(`parlour-map://3/${x}/0`)).rejects.toThrow(reason);
  expect((await loadTile(`parlour-map://3/${x}/0`)).byteLength).toBe(1);
  expect(fetch).toHaveBeenCalledTimes(2);
});
