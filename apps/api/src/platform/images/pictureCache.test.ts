import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPictureCache, type CacheLimits, type PictureCache } from './pictureCache.ts';

const PAGE = 4096;
const limits: CacheLimits = { disk: 3 * PAGE, memory: 100, largestInMemory: 50 };
const MADE = Date.parse('2030-03-01T12:00:00.123Z');

function cacheFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'image-cache');
}

async function save(cache: PictureCache, name: string, text = name): Promise<void> {
  const file = await cache.newFilePath();
  writeFileSync(file, text);
  await cache.save(name, file, MADE);
}

const cachedNames = async (cache: PictureCache, names: string) => {
  const found = await Promise.all(
    names.split('').map(async (name) => (await cache.get(name)) && name),
  );
  return found.filter((name) => name !== undefined).join('');
};

test('api/images-11: a cached picture is found again, by this server and by the next, under the same ETag', async () => {
  const folder = cacheFolder();
  const first = createPictureCache(folder, limits);
  expect(await first.get('a')).toBeUndefined();
  await save(first, 'a', 'the picture');
  const picture = await first.get('a');
  expect(picture).toMatchObject({ madeAt: MADE });
  expect(picture?.bytes.toString()).toBe('the picture');
  const next = await createPictureCache(folder, limits).get('a');
  expect(next).toMatchObject({ madeAt: MADE, etag: picture?.etag });
  expect(next?.bytes.toString()).toBe('the picture');
});

test('api/images-11: beyond its bound the cache gives up what was asked for longest ago', async () => {
  const folder = cacheFolder();
  const cache = createPictureCache(folder, { ...limits, memory: 0 });
  for (const name of 'abc') await save(cache, name);
  await cache.get('a');
  await save(cache, 'd');
  expect(readdirSync(folder)).toHaveLength(3);
  expect(await cachedNames(cache, 'abcd')).toBe('acd');
});

test('api/images-11: small pictures count as what they take from the disk', async () => {
  const folder = cacheFolder();
  const cache = createPictureCache(folder, limits);
  for (let index = 0; index < 20; index += 1) await save(cache, `${index}`, 'x');
  expect(readdirSync(folder)).toHaveLength(3);
});

test('api/images-11: the next server keeps to the bound too, and to the order', async () => {
  const folder = cacheFolder();
  const first = createPictureCache(folder, limits);
  for (const name of 'abc') await save(first, name);
  const smaller = createPictureCache(folder, { ...limits, disk: 2 * PAGE });
  expect((await cachedNames(smaller, 'abc')).length).toBe(2);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('api/images-11: what a killed server left half written is removed, and other files are left alone', async () => {
  const folder = cacheFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, 'incoming-77-1'), 'half');
  writeFileSync(join(folder, 'a'.repeat(64)), '');
  writeFileSync(join(folder, 'note.txt'), 'mine');
  await createPictureCache(folder, limits).get('a');
  expect(readdirSync(folder)).toEqual(['note.txt']);
});

test('api/images-11: a file that was taken from the folder, or with it, is made again, not a failure', async () => {
  const folder = cacheFolder();
  const cache = createPictureCache(folder, { ...limits, memory: 0 });
  await save(cache, 'a');
  const [file = ''] = readdirSync(folder);
  for (const taken of [join(folder, file), folder]) {
    rmSync(taken, { recursive: true });
    expect(await cache.get('a')).toBeUndefined();
    await save(cache, 'a');
    expect((await cache.get('a'))?.bytes.toString()).toBe('a');
  }
});

test('api/images-11: memory is bounded, and a picture that is too large for it still comes from the disk', async () => {
  const cache = createPictureCache(cacheFolder(), limits);
  await save(cache, 'a', 'a'.repeat(50));
  expect(cache.get('a')).not.toBeInstanceOf(Promise);
  await save(cache, 'b', 'b'.repeat(51));
  expect(cache.get('b')).toBeInstanceOf(Promise);
  expect((await cache.get('b'))?.bytes.length).toBe(51);
  for (const name of 'cd') await save(cache, name, name.repeat(50));
  expect(cache.get('a')).toBeInstanceOf(Promise);
});

test('api/images-12: a forgotten picture is gone from memory and disk', async () => {
  const folder = cacheFolder();
  const cache = createPictureCache(folder, limits);
  await save(cache, 'a');
  await cache.remove('a');
  expect(await cache.get('a')).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
  expect(existsSync(folder)).toBe(true);
});
