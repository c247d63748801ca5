import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import {
  CHUNK_BYTES,
  chunkCount,
  DamagedFileError,
  type FileSeal,
  storedChunkStart,
} from './chunks.ts';
import { openSealed, withSealedFile } from './sealedReader.ts';
import { createSealedWriter } from './sealedWriter.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-sealed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const seal: FileSeal = { key: randomBytes(32), belongsTo: 'member/document' };
let count = 0;

/** Seals content written in pieces of a given size, and returns its path. */
async function sealToFile(content: Buffer, piece: number, by: FileSeal = seal): Promise<string> {
  const path = join(folder, String((count += 1)));
  const writer = await createSealedWriter(path, by);
  for (let at = 0; at < content.length; at += piece) {
    await writer.write(content.subarray(at, at + piece));
  }
  await writer.finish();
  return path;
}

/** Returns the released content of a stored file, and whether it was found damaged. */
async function openStored(stored: Buffer, size: number, by: FileSeal = seal) {
  const released: Buffer[] = [];
  try {
    const pieces = Readable.from(
      Array.from({ length: Math.ceil(stored.length / 1000) }, (_, at) =>
        stored.subarray(at * 1000, at * 1000 + 1000),
      ),
    );
    for await (const bytes of openSealed(pieces, by, size)) released.push(bytes);
    return { bytes: Buffer.concat(released), isDamaged: false };
  } catch (error) {
    expect(error).toBeInstanceOf(DamagedFileError);
    return { bytes: Buffer.concat(released), isDamaged: true };
  }
}

for (const size of [1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES, 200_000]) {
  test(`api/platform/files-1: ${size} bytes come back the same, and none of them is in the stored file`, async () => {
    const content = randomBytes(size);
    for (const piece of [777, CHUNK_BYTES, 1_000_000]) {
      const stored = readFileSync(await sealToFile(content, piece));
      expect(stored.length).toBe(size + chunkCount(size) * 16);
      if (size > 16) expect(stored.includes(content.subarray(0, 16))).toBe(false);
      const { bytes, isDamaged } = await openStored(stored, size);
      expect([bytes.equals(content), isDamaged]).toEqual([true, false]);
    }
  });
}

const content = randomBytes(3 * CHUNK_BYTES + 100);
const sealContent = async () => readFileSync(await sealToFile(content, 10_000));
const chunk = (stored: Buffer, index: number) =>
  stored.subarray(storedChunkStart(index), storedChunkStart(index + 1));

for (const [what, attack, released] of [
  ['an altered bit', (stored: Buffer) => flip(stored, 70_000), 1],
  ['an altered tag at the end', (stored: Buffer) => flip(stored, stored.length - 1), 3],
  ['swapped chunks', (s: Buffer) => Buffer.concat([0, 2, 1, 3].map((at) => chunk(s, at))), 1],
  ['a chunk left out', (s: Buffer) => Buffer.concat([0, 2, 3].map((at) => chunk(s, at))), 1],
  ['a chunk put in', (s: Buffer) => Buffer.concat([0, 0, 1, 2, 3].map((at) => chunk(s, at))), 1],
  ['a file cut after a chunk', (s: Buffer) => s.subarray(0, storedChunkStart(3)), 3],
  ['a file cut inside a chunk', (s: Buffer) => s.subarray(0, s.length - 10), 3],
  ['a file made longer', (s: Buffer) => Buffer.concat([s, Buffer.alloc(10)]), 3],
  ['an empty file', () => Buffer.alloc(0), 0],
] as const) {
  test(`api/platform/files-2: ${what} is found, and nothing of it is released`, async () => {
    const { bytes, isDamaged } = await openStored(attack(await sealContent()), content.length);
    expect([isDamaged, bytes.equals(content.subarray(0, released * CHUNK_BYTES))]).toEqual([
      true,
      true,
    ]);
  });
}

test('api/platform/files-2: a file that says it ends earlier, of another size, key or owner, is not opened', async () => {
  const stored = await sealContent();
  const cut = stored.subarray(0, storedChunkStart(3));
  const none = { bytes: Buffer.alloc(0), isDamaged: true };
  expect((await openStored(cut, 3 * CHUNK_BYTES)).isDamaged).toBe(true);
  expect((await openStored(stored, content.length - 1)).isDamaged).toBe(true);
  expect(await openStored(stored, content.length, { ...seal, key: randomBytes(32) })).toEqual(none);
  expect(
    await openStored(stored, content.length, { ...seal, belongsTo: 'other/document' }),
  ).toEqual(none);
});

test('api/platform/files-2: a chunk of another file of the same member is found', async () => {
  const other = readFileSync(await sealToFile(content, 10_000, { ...seal, key: randomBytes(32) }));
  const mixed = Buffer.concat([chunk(await sealContent(), 0), other.subarray(storedChunkStart(1))]);
  expect(await openStored(mixed, content.length)).toMatchObject({ isDamaged: true });
});

test('api/platform/files-3: any part can be read, over the borders of chunks and up to the end', async () => {
  const path = await sealToFile(content, 10_000);
  await withSealedFile(path, seal, content.length, async ({ read }) => {
    for (const [offset, length] of [
      [0, 10],
      [CHUNK_BYTES - 5, 10],
      [100, 2 * CHUNK_BYTES],
      [content.length - 5, 100],
      [content.length + 5, 10],
      [0, content.length],
    ] as const) {
      expect((await read(offset, length)).equals(content.subarray(offset, offset + length))).toBe(
        true,
      );
    }
  });
  writeFileSync(path, flip(readFileSync(path), 70_000));
  const read = withSealedFile(path, seal, content.length, (file) => file.read(70_000, 1));
  await expect(read).rejects.toBeInstanceOf(DamagedFileError);
});

function flip(stored: Buffer, at: number): Buffer {
  const altered = Buffer.from(stored);
  altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
  return altered;
}
