import { readdirSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { heic, heicOf } from '../../testing/documentFiles.ts';
import { createHeicMaker } from './heicMaker.ts';

const source = (bytes: Buffer) => () => Promise.resolve(Readable.from([bytes]));

test('api/platform/files-6: a HEIC becomes a JPEG of its size', async () => {
  const jpeg = await createHeicMaker().jpegOf(source(heic()));
  expect(Buffer.isBuffer(jpeg)).toBe(true);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 48, height: 32 });
});

test('api/platform/files-10: wide colors of ten bits become those of sRGB', async () => {
  const bytes = readFileSync(
    new URL('../../testing/fixtures/display-p3-10-bit.heic', import.meta.url),
  );
  const jpeg = await createHeicMaker().jpegOf(source(bytes));
  const [red = 0, green = 0, blue = 0] = await sharp(jpeg).raw().toBuffer();
  expect(Math.hypot(red - 200, green - 100, blue - 50)).toBeLessThan(8);
});

test('api/platform/files-6: what is damaged, cut or lies about its size is not made, and the next one is', async () => {
  const maker = createHeicMaker();
  const noise = Buffer.from(heic());
  noise.fill(0xff, noise.indexOf('iprp'));
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('no picture'),
    heic().subarray(0, 200),
    heicOf(60_000, 60_000),
    noise,
  ]) {
    expect(await maker.jpegOf(source(bytes))).toMatch(/^(?:damaged|tooManyPixels)$/);
  }
  expect(await maker.jpegOf(source(heicOf(8100, 8100)))).toBe('tooManyPixels');
  expect(await maker.jpegOf(source(heic()))).toBeInstanceOf(Buffer);
});

test('api/platform/files-7: one that takes too long is ended', async () => {
  const endless = new Readable({ read: () => undefined });
  const maker = createHeicMaker({ within: 200 });
  expect(await maker.jpegOf(() => Promise.resolve(endless))).toBe('limit');
  expect(endless.destroyed).toBe(true);
});

test('api/platform/files-7: one that takes too much memory is ended', async () => {
  const jpegWithin = (kilobytes: number) => createHeicMaker({ kilobytes }).jpegOf(source(heic()));
  expect(await jpegWithin(100_000)).toBe('limit');
  expect(await jpegWithin(1_500_000)).toBeInstanceOf(Buffer);
});

test('api/platform/files-6: an error of the source is an error of the call, not of the picture', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('the disk is gone'));
    },
  });
  await expect(createHeicMaker().jpegOf(() => Promise.resolve(broken))).rejects.toThrow(
    'the disk is gone',
  );
});

test('api/platform/files-6: its process knows nothing of the environment and has low priority; when many wait, the next is put off', async () => {
  const maker = createHeicMaker();
  const held = new Readable({ read: () => undefined });
  const first = maker.jpegOf(() => Promise.resolve(held));
  const lost = new Error('the file is gone');
  // Only the last of those that wait needs a process.
  const waiting = Array.from({ length: 7 }, () => maker.jpegOf(() => Promise.reject(lost)));
  const outcomes = Promise.allSettled([...waiting, maker.jpegOf(source(heic()))]);
  await expect(maker.jpegOf(source(heic()))).rejects.toMatchObject({ status: 503 });
  const id = await expect
    .poll(heicProcess)
    .not.toBeUndefined()
    .then(() => heicProcess());
  const names = readFileSync(`/proc/${id}/environ`, 'utf8').split('\0');
  expect(names.filter((name) => /SECRET|URL|PATH|HOME|VITEST/.test(name))).toEqual([]);
  await expect
    .poll(() => Number(readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]))
    .toBeGreaterThan(0);
  expect(readFileSync(`/proc/${id}/limits`, 'utf8')).toMatch(/^Max data size +1536000000 /m);
  held.push(null);
  expect(await first).toBe('damaged');
  const ended = await outcomes;
  expect(ended.slice(0, 7)).toEqual(waiting.map(() => ({ status: 'rejected', reason: lost })));
  expect(ended[7]).toMatchObject({ status: 'fulfilled', value: expect.any(Buffer) });
}, 60_000);

/** Finds the HEIC process started by this process. */
const heicProcess = (): number | undefined =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((id) => {
      try {
        const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
        const command = readFileSync(`/proc/${id}/cmdline`, 'utf8');
        return Number(parent) === process.pid && command.includes('heic-process');
      } catch {
        return false;
      }
    });
