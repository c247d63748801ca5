import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDiskFull } from '../process/diskFull.ts';
import { PictureError } from './pictureError.ts';
import { createPictureMaker } from './pictureMaker.ts';
import { profileOf } from './toSrgb.ts';
import type { PictureOrder } from './picture-process/order.ts';

const maker = createPictureMaker(120_000);
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'parlour-maker-'))));
afterAll(async () => {
  maker.close();
  await rm(folder, { recursive: true });
});

const defaultOrder = { format: 'webp', quality: 80, width: 320, height: 2400 } as const;

async function make(bytes: Buffer, order: Partial<PictureOrder> = {}): Promise<Buffer> {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  await writeFile(from, bytes);
  await maker.make({ ...defaultOrder, ...order, from, to });
  return readFile(to);
}

const errorReasonOf = (bytes: Buffer) =>
  make(bytes).then(
    () => undefined,
    (error: unknown) => (error instanceof PictureError ? error.reason : error),
  );

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#b08d57' } });
const jpeg = () => plain(640, 400).jpeg().toBuffer();
let largest: Promise<Buffer> | undefined;
/** A JPEG of nearly 40 million pixels, which takes long to make. */
const largestJpeg = () => (largest ??= plain(6300, 6300).jpeg().toBuffer());

for (const format of ['webp', 'avif', 'jpeg', 'png'] as const) {
  test(`api/images-9: ${format} is made inside the size, with the proportions kept`, async () => {
    const { data, info } = await sharp(await make(await jpeg(), { format })).toBuffer({
      resolveWithObject: true,
    });
    expect([info.width, info.height, data.length > 0]).toEqual([320, 200, true]);
    const metadata = await sharp(await make(await jpeg(), { format, height: 100 })).metadata();
    expect(metadata).toMatchObject({
      format: format === 'avif' ? 'heif' : format,
      width: 160,
      height: 100,
    });
  });
}

test('api/images-7, api/images-9: PNG, WebP, AVIF and GIF are opened too; a small one is not enlarged', async () => {
  for (const bytes of [
    await plain(20, 10).png().toBuffer(),
    await plain(20, 10).webp().toBuffer(),
    await plain(20, 10).avif().toBuffer(),
    await plain(20, 10).gif().toBuffer(),
    await plain(20, 10).withIccProfile('p3').png().toBuffer(),
  ]) {
    expect(await sharp(await make(bytes)).metadata()).toMatchObject({ width: 20, height: 10 });
  }
});

test('api/images-9: a picture taken sideways is turned upright, and the metadata of the camera is gone', async () => {
  const bytes = await plain(640, 400)
    .withExif({ IFD0: { Copyright: 'A member', ImageDescription: 'At home' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const metadata = await sharp(await make(bytes)).metadata();
  expect(metadata).toMatchObject({ width: 320, height: 512 });
  expect([metadata.exif, metadata.orientation, metadata.icc]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('api/images-9: of an animation the first image is shown; what is see-through becomes white in JPEG', async () => {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const { data, info } = await sharp(await make(animation, { format: 'png' }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, data[0], data[2]]).toEqual([8, 8, 255, 0]);
  const clear = sharp({
    create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const white = await make(await clear.png().toBuffer(), { format: 'jpeg' });
  expect((await sharp(white).raw().toBuffer())[0]).toBe(255);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
for (const [what, bytes] of [
  ['SVG', Buffer.from(svg)],
  ['SVG behind a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
  ['a TIFF', Buffer.from('49492a000800000000000000', 'hex')],
  ['an ImageMagick script', Buffer.from('push graphic-context\nurl(https://evil.example)')],
  ['a raw bitmap', Buffer.from('P6 1 1 255\nabc')],
  ['nothing', Buffer.alloc(0)],
] as const) {
  test(`api/images-7: ${what} is no picture`, async () =>
    expect(await errorReasonOf(bytes)).toBe('notAPicture'));
}

test('api/images-7: a truncated picture, and one that only begins like one, are damaged', async () => {
  const whole = sharp(Buffer.from(Array.from({ length: 90_000 }, (_, at) => (at * 7919) % 251)), {
    raw: { width: 200, height: 150, channels: 3 },
  });
  for (const bytes of [
    await whole.clone().jpeg().toBuffer(),
    await whole.clone().png().toBuffer(),
    await whole.clone().webp().toBuffer(),
    await whole.clone().avif().toBuffer(),
    await whole.clone().gif().toBuffer(),
  ]) {
    expect(await errorReasonOf(bytes.subarray(0, bytes.length / 2))).toBe('damaged');
  }
  const head = (await jpeg()).subarray(0, 20);
  expect(await errorReasonOf(Buffer.concat([head, Buffer.from(svg)]))).toBe('damaged');
});

/** Makes a PNG of a few bytes with a huge declared size: a decompression bomb. A pixel has 8 bytes, or 3 where it is plain. */
function hugePng(width: number, height: number, kind: 'interlaced' | 'deep' | 'plain'): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([...(kind === 'plain' ? [8, 2] : [16, 6]), 0, 0, kind === 'interlaced' ? 1 : 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** Makes a small AVIF that declares this size. */
async function avifOf(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(64, 64).avif({ effort: 0 }).toBuffer();
  const at = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(width, at);
  bytes.writeUInt32BE(height, at + 4);
  return bytes;
}

test('api/images-8: more than 65 million pixels are rejected before they are unpacked, and as many are opened in each format', async () => {
  expect(await errorReasonOf(hugePng(50_000, 50_000, 'deep'))).toBe('tooManyPixels');
  expect(await errorReasonOf(hugePng(8100, 8100, 'plain'))).toBe('tooManyPixels');
  // One within the limits is opened.
  expect(await errorReasonOf(hugePng(8000, 8100, 'interlaced'))).toBe('damaged');
  expect(await errorReasonOf(await avifOf(8100, 8100))).toBe('tooManyPixels');
  expect(await errorReasonOf(await largestJpeg())).toBeUndefined();
});

test('api/images-23: wide colors become those of sRGB, also of 16 bits and of an AVIF that names them by a number', async () => {
  const inP3 = () =>
    sharp({ create: { width: 16, height: 16, channels: 3, background: '#c86432' } }).withIccProfile(
      'p3',
    );
  for (const bytes of [
    await inP3().jpeg({ quality: 100 }).toBuffer(),
    await inP3().toColourspace('rgb16').png().toBuffer(),
  ]) {
    const made = await make(bytes, { format: 'png' });
    const [red = 0, green = 0, blue = 0] = await sharp(made).raw().toBuffer();
    expect(Math.hypot(red - 200, green - 100, blue - 50)).toBeLessThan(6);
    expect((await sharp(made).metadata()).icc).toBeUndefined();
  }
  const named = (primaries: number) =>
    Buffer.from(`colrnclx\0${String.fromCharCode(primaries)}\0\0`);
  const avif = await sharp(await plain(8, 8).avif().toBuffer()).metadata();
  expect(await profileOf(named(12), avif)).toBeInstanceOf(Buffer);
  expect(await profileOf(named(1), avif)).toBeUndefined();
});

test('api/images-24: a picture that takes too long can be tried again, and those beside it are made', async () => {
  const hasty = createPictureMaker(1);
  const from = join(folder, 'from');
  await writeFile(from, await largestJpeg());
  await expect(hasty.make({ ...defaultOrder, from, to: join(folder, 'to') })).rejects.toMatchObject(
    { status: 503, details: { retryAfter: 30 } },
  );
  hasty.close();
});

/** Lists the picture processes started by this process. */
const pictureProcesses = (): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => {
      try {
        const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
        const command = readFileSync(`/proc/${id}/cmdline`, 'utf8');
        return Number(parent) === process.pid && command.includes('picture-process');
      } catch {
        return false;
      }
    });

/** Ends a process, but never number 0, since that means the whole process group of the tests. */
function killProcess(id: number | undefined, signal: NodeJS.Signals = 'SIGSEGV'): void {
  expect(id).toBeGreaterThan(0);
  process.kill(id!, signal);
}

test('api/images-19: the process has low priority and none of the environment', async () => {
  await make(await jpeg());
  const [id = 0, ...others] = pictureProcesses();
  expect(others).toEqual([]);
  const names = readFileSync(`/proc/${id}/environ`, 'utf8')
    .split('\0')
    .map((line) => line.split('=')[0]);
  expect(names.filter((name) => /SECRET|URL|PATH|HOME|VITEST/.test(name ?? ''))).toEqual([]);
  const afterName = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  expect(Number(afterName[16])).toBeGreaterThan(0);
});

test('api/images-20: a picture that ends the process is damaged, and the next one is made by a new process', async () => {
  await make(await jpeg());
  const [before] = pictureProcesses();
  const from = join(folder, 'from');
  await writeFile(from, await largestJpeg());
  const made = maker.make({ ...defaultOrder, from, to: join(folder, 'to') });
  killProcess(before);
  await expect(made).rejects.toMatchObject({ reason: 'damaged' });
  expect((await make(await jpeg())).length).toBeGreaterThan(0);
  expect(pictureProcesses()).not.toContain(before);
});

test('api/images-24: a picture whose process the system kills, as where memory runs out, can be tried again', async () => {
  await make(await jpeg());
  const [before] = pictureProcesses();
  const from = join(folder, 'from');
  await writeFile(from, await largestJpeg());
  const made = maker.make({ ...defaultOrder, from, to: join(folder, 'to') });
  killProcess(before, 'SIGKILL');
  await expect(made).rejects.toMatchObject({ status: 503, details: { retryAfter: 30 } });
});

test('api/images-20, api/images-21: of pictures that were open together when the process ended, only the one at fault is rejected', async () => {
  await make(await jpeg());
  const [before] = pictureProcesses();
  const from = join(folder, 'from');
  await writeFile(from, await largestJpeg());
  const outcomes = Promise.allSettled(
    ['guilty', 'innocent'].map((name) =>
      maker.make({ ...defaultOrder, from, to: join(folder, name) }),
    ),
  );
  killProcess(before);
  // The first retried picture kills its own process again.
  let second: number | undefined;
  const findSecond = () => (second = pictureProcesses().find((id) => id !== before));
  await expect.poll(findSecond, { interval: 5, timeout: 20_000 }).toBeDefined();
  killProcess(second);
  expect(await outcomes).toMatchObject([
    { status: 'rejected', reason: { reason: 'damaged' } },
    { status: 'fulfilled' },
  ]);
  expect((await readFile(join(folder, 'innocent'))).length).toBeGreaterThan(0);
}, 60_000);

test('api/images-21: what waits to be made once more when the server stops starts no process', async () => {
  const others = pictureProcesses();
  const stopping = createPictureMaker();
  const own = () => pictureProcesses().filter((id) => !others.includes(id));
  const from = join(folder, 'from');
  await writeFile(from, await largestJpeg());
  const outcomes = Promise.allSettled(
    ['first', 'last'].map((name) =>
      stopping.make({ ...defaultOrder, from, to: join(folder, name) }),
    ),
  );
  await expect.poll(own, { interval: 5, timeout: 20_000 }).toHaveLength(1);
  const [before] = own();
  killProcess(before);
  const again = () => own().filter((id) => id !== before);
  await expect.poll(again, { interval: 5, timeout: 20_000 }).toHaveLength(1);
  stopping.close();
  const [, last] = await outcomes;
  expect(last).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('the server stops') },
  });
  await expect.poll(own).toEqual([]);
}, 60_000);

test('api/images-19: a disk that takes nothing more is no fault of the picture', async () => {
  const from = join(folder, 'from');
  await writeFile(from, await jpeg());
  const made = maker.make({ ...defaultOrder, from, to: join(folder, 'nowhere', 'to') });
  await expect(made).rejects.toThrow('A picture could not be made');
  await expect(made).rejects.not.toBeInstanceOf(PictureError);
});

test('api/images-17: a full disk is no fault of the picture', async () => {
  const from = join(folder, 'from');
  await writeFile(from, await jpeg());
  const made = maker.make({ ...defaultOrder, from, to: '/dev/full' });
  await expect(made).rejects.toSatisfy(isDiskFull);
});
