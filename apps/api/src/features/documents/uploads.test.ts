import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pdf } from '../../testing/documentFiles.ts';
import { createUploads } from './uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-uploads-'));
afterAll(() => rmSync(folder, { recursive: true }));

const uploads = createUploads(folder);
const seal = { key: Buffer.alloc(32), belongsTo: 'member/document' };
const receiveAnd = (work: () => Promise<string>) =>
  uploads.receive(
    {
      performOnce: () => Promise.reject(new Error('nothing is stored here')),
      async receive(_limits, take) {
        await take(pdf());
        return { body: { file: 'data:', title: 'A', description: '' }, mediaType: '' };
      },
    },
    { id: 'document', memberId: 'member' },
    seal,
    work,
  );

test('api/documents-20: a full disk is a 503 that says so, and not an internal error', async () => {
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
    const full = Object.assign(new Error('write'), { code });
    for (const error of [full, new Error('not stored', { cause: full })]) {
      await expect(receiveAnd(() => Promise.reject(error))).rejects.toMatchObject({
        status: 503,
        message: 'There is no room for the file. Please try again later.',
        details: { field: 'file', retryAfter: 300 },
      });
    }
  }
  const other = Object.assign(new Error('read'), { code: 'EIO' });
  await expect(receiveAnd(() => Promise.reject(other))).rejects.toBe(other);
  expect(readdirSync(folder)).toEqual([]);
  expect(await receiveAnd(() => Promise.resolve('stored'))).toBe('stored');
});

test('api/documents-14: two members with all their uploads leave places to a third', async () => {
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  let readingCount = 0;
  const upload = (memberId: string, index: number) =>
    uploads.receive(
      {
        performOnce: () => Promise.reject(new Error('nothing is stored here')),
        async receive(_limits, take) {
          readingCount += 1;
          await held;
          await take(pdf());
          return { body: { file: 'data:', title: 'A', description: '' }, mediaType: '' };
        },
      },
      { id: `${memberId} ${index}`, memberId },
      seal,
      () => Promise.resolve('stored'),
    );
  const uploadAll = (memberId: string, count: number) =>
    Array.from({ length: count }, (_, index) => upload(memberId, index));
  const outcomes = Promise.allSettled(['one', 'two'].flatMap((member) => uploadAll(member, 21)));
  await expect.poll(() => readingCount).toBe(12);
  const third = Promise.all(uploadAll('three', 12));
  await expect.poll(() => readingCount).toBe(18);
  end();
  expect(await third).toHaveLength(12);
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { status: 503 } }, { reason: { status: 503 } }]);
  expect(readdirSync(folder)).toEqual([]);
});
