import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plainPhotograph } from './plainPhotographs.ts';

test('a plain photograph has the shape and the mean color of the photograph', async () => {
  const photograph = await sharp({
    create: { width: 90, height: 60, channels: 3, background: '#204060' },
  })
    .webp({ lossless: true })
    .toBuffer();
  const plain = sharp(await plainPhotograph(photograph));
  expect(await plain.metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 });
  const { data } = await plain.extract({ left: 300, top: 20, width: 1, height: 1 }).raw().toBuffer({
    resolveWithObject: true,
  });
  expect([...data.subarray(0, 3)]).toEqual([0x20, 0x40, 0x60]);
});
