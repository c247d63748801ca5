import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEEPEST_ZOOM, findTile, packs, readPack, tilesOf, writePack } from './packs.ts';

const folder = join(import.meta.dirname, 'tiles');
const bufferOf = (bytes: Uint8Array) =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;

test('map-23: every tile of the world is found where it was packed', () => {
  const found = packs.flatMap((pack) => {
    const tiles = tilesOf(pack);
    tiles.forEach((tile, index) => {
      expect(findTile(tile)).toEqual({ pack, index });
    });
    return tiles.map(({ z, x, y }) => `${z}/${x}/${y}`);
  });
  const all = Array.from({ length: DEEPEST_ZOOM + 1 }, (_, z) => 4 ** z);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toHaveLength(all.reduce((sum, count) => sum + count, 0));
});

test('map-23: a pack gives back what was put in, empty tiles too', () => {
  const [world] = packs;
  const count = tilesOf(world!).length;
  const bytes = fc.uint8Array({ maxLength: 20 });
  fc.assert(
    fc.property(fc.array(bytes, { minLength: count, maxLength: count }), (tiles) => {
      const file = bufferOf(writePack(tiles));
      const read = tiles.map((_, index) => [...new Uint8Array(readPack(file, world!, index))]);
      expect(read).toEqual(tiles.map((tile) => [...tile]));
    }),
  );
});

test('map-23: the files are those of the packs, and whole', () => {
  expect(readdirSync(folder).toSorted()).toEqual(packs.map(({ name }) => `${name}.bin`).toSorted());
  for (const pack of packs) {
    const file = bufferOf(readFileSync(join(folder, `${pack.name}.bin`)));
    const count = tilesOf(pack).length;
    let size = count * 4;
    for (let index = 0; index < count; index++) size += readPack(file, pack, index).byteLength;
    expect([pack.name, size]).toEqual([pack.name, file.byteLength]);
  }
});
