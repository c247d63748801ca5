import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMapArchives, mapTilesUrl, readMapArchives } from './mapArchives.ts';

/** Makes an archive with this area and 4000 bytes of content. */
const archive = (bounds: readonly number[], { magic = 'PMTiles', tileType = 1 } = {}) => {
  const file = Buffer.alloc(127 + 4000, 'tiles');
  file.fill(0, 0, 127);
  file.write(magic);
  file.writeUInt8(3, 7);
  // Where the tiles begin, and how long they are.
  file.writeBigUInt64LE(127n, 56);
  file.writeBigUInt64LE(4000n, 64);
  file.writeUInt8(tileType, 99);
  bounds.forEach((degrees, index) => file.writeInt32LE(degrees * 1e7, 102 + 4 * index));
  return file;
};

const folder = mkdtempSync(join(tmpdir(), 'parlour-maps-'));
const maps = join(folder, 'data/maps');
const broken = join(folder, 'broken/maps');
const paris = archive([2.2, 48.8, 2.5, 48.95]);
const rome = archive([12.3, 41.8, 12.7, 42]);
/** The URL of an archive, which changes with its header. */
const urlOf = (name: string, content: Buffer) => {
  const hash = createHash('sha256').update(content.subarray(0, 127)).digest('hex');
  return `/map-tiles/${name}?v=${hash.slice(0, 16)}`;
};
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(maps, { recursive: true });
  mkdirSync(broken, { recursive: true });
  writeFileSync(join(maps, 'rome.pmtiles'), rome);
  writeFileSync(join(maps, 'paris.pmtiles'), paris);
  writeFileSync(join(maps, 'notes.txt'), 'secret');
  writeFileSync(join(broken, 'pictures.pmtiles'), archive([0, 0, 1, 1], { tileType: 2 }));
  app = fastify();
  await addMapArchives(
    app,
    (await readMapArchives({ dataFolder: join(folder, 'data'), mapTiles: undefined }))!,
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const read = (mapTiles: string | undefined, dataFolder = join(folder, 'data')) =>
  readMapArchives({ dataFolder, mapTiles });
const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

test('api/web-16: the archives of the data folder are listed with their areas', async () => {
  const { headers, body } = await get('/map-tiles/archives.json');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(body)).toEqual([
    {
      url: urlOf('paris.pmtiles', paris),
      bounds: { west: 2.2, south: 48.8, east: 2.5, north: 48.95 },
    },
    {
      url: urlOf('rome.pmtiles', rome),
      bounds: { west: 12.3, south: 41.8, east: 12.7, north: 42 },
    },
  ]);
});

test('api/web-16: a part of an archive is served alone, and cached', async () => {
  const part = await get(urlOf('paris.pmtiles', paris), { range: 'bytes=0-126' });
  expect(part.statusCode).toBe(206);
  expect(part.headers).toMatchObject({
    'content-range': `bytes 0-126/${paris.length}`,
    'cache-control': 'public, max-age=86400',
  });
  expect(part.headers.etag).toBeTruthy();
  expect(part.rawPayload).toEqual(paris.subarray(0, 127));
});

test.each(['notes.txt', '../secret-key', '%2e%2e/secret-key', 'none.pmtiles', ''])(
  'api/web-16: nothing else of the folder is served: %j',
  async (name) => {
    expect((await get(`/map-tiles/${name}`)).statusCode).toBe(404);
  },
);

test('api/web-16: MAP_TILES names one file, a folder or an archive elsewhere', async () => {
  const one = await read(join(maps, 'rome.pmtiles'));
  expect(one?.archives.map(({ url }) => url)).toEqual([urlOf('rome.pmtiles', rome)]);
  expect((await read(maps, '/nowhere'))?.archives).toHaveLength(2);
  const elsewhere = 'https://tiles.example/world.pmtiles';
  expect(await read(elsewhere)).toBeUndefined();
  expect(mapTilesUrl({ mapTiles: elsewhere }, undefined)).toBe(elsewhere);
  expect(mapTilesUrl({ mapTiles: maps }, one)).toBe('/map-tiles/archives.json');
});

test('api/web-16: without archives maps have no tiles', async () => {
  const none = await read(undefined, join(folder, 'nowhere'));
  expect(none).toBeUndefined();
  expect(mapTilesUrl({ mapTiles: undefined }, none)).toBeNull();
});

test.each([
  ['a folder that is not there', 'nowhere', /^MAP_TILES: there is no .pmtiles file at/],
  ['a file that is not there', 'nowhere.pmtiles', /^MAP_TILES: ENOENT/],
  [
    'an archive of pictures',
    'broken/maps',
    /^MAP_TILES: .+pictures.pmtiles is no archive of vector/,
  ],
])('api/web-16: the server does not start with %s', async (_, name, reason) => {
  await expect(read(join(folder, name))).rejects.toThrow(reason);
});

test('api/web-16: the server does not start with an archive that is cut off', async () => {
  const file = join(folder, 'cut.pmtiles');
  writeFileSync(file, archive([0, 0, 1, 1]).subarray(0, -1));
  await expect(read(file)).rejects.toThrow('cut.pmtiles is cut off');
});

test('api/web-16: a bad file of the data folder is named, not the setting that is absent', async () => {
  const file = join(broken, 'pictures.pmtiles');
  await expect(read(undefined, join(folder, 'broken'))).rejects.toThrow(
    new Error(`${file} is no archive of vector tiles in PMTiles 3`),
  );
});

test('api/web-16: a replaced archive is listed at another URL, and the former one serves the new file', async () => {
  const list = async () => (await read(join(maps, 'rome.pmtiles')))?.archives[0]?.url;
  const before = await list();
  writeFileSync(join(maps, 'rome.pmtiles'), archive([12.3, 41.8, 12.7, 42.1]));
  expect(await list()).not.toBe(before);
  expect((await get(before!)).statusCode).toBe(200);
  writeFileSync(join(maps, 'rome.pmtiles'), rome);
});
