import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readUploadBody } from './uploadBody.ts';

const limits = { field: 'file', fileBytes: 1_000_000, grace: 200 };
const read = (source: PassThrough) =>
  readUploadBody(source, Number.NaN, limits, () => Promise.resolve());

test('api/http-24: a body that drips or stays away is given up once its sender was too slow', async () => {
  const silent = new PassThrough();
  const dripping = new PassThrough();
  const drip = setInterval(() => dripping.write('{'), 20);
  for (const source of [silent, dripping]) {
    await expect(read(source)).rejects.toMatchObject({
      status: 408,
      message: 'The file came too slowly. Please try again with a better connection.',
      details: { field: 'file', isUnread: true },
    });
  }
  clearInterval(drip);
});

test('api/http-24: what has come fast gives time, and a slow reader costs the sender none', async () => {
  const source = new PassThrough();
  const body = read(source);
  source.write(`{"file":"data:text/plain;base64,${'A'.repeat(40_000)}`);
  await wait(600);
  source.end('"}');
  expect((await body).mediaType).toBe('text/plain');

  const slowlyRead = new PassThrough();
  const consumed = readUploadBody(slowlyRead, Number.NaN, { ...limits, grace: 50 }, () =>
    wait(100),
  );
  slowlyRead.end('{"file":"data:text/plain;base64,AAAA"}');
  expect((await consumed).mediaType).toBe('text/plain');
});
