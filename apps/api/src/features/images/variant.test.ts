import { calls, IMAGE_WIDTHS } from '@parlour/contract';
import { expect, test } from 'vitest';
import { variantOf } from './variant.ts';

const variant = (query: object) =>
  variantOf(calls.proxyImage.query.parse({ url: '/pictures/a.webp', ...query }));

test('api/images-10: the default is the largest size, as WebP of quality 80', () => {
  expect(variant({})).toEqual({ format: 'webp', quality: 80, width: 2400, height: 2400 });
});

test('api/images-10: width, height and quality are raised to the next step, and end at the last', () => {
  expect(variant({ width: '1', height: '17', quality: '1' })).toMatchObject({
    width: 16,
    height: 320,
    quality: 40,
  });
  expect(variant({ width: '640', height: '641', quality: '81' })).toMatchObject({
    width: 640,
    height: 960,
    quality: 90,
  });
  expect(variant({ width: '4096', height: '4096', quality: '100' })).toMatchObject({
    width: 2400,
    height: 2400,
    quality: 90,
  });
});

test('api/images-10: all possible queries lead to few variants', () => {
  const variants = new Set<string>();
  for (let size = 1; size <= 4096; size += 1) {
    variants.add(JSON.stringify(variant({ width: size, quality: (size % 100) + 1 })));
  }
  expect(variants.size).toBeLessThanOrEqual(IMAGE_WIDTHS.length * 4);
  const lossless = [1, 50, 100].map((quality) => variant({ format: 'png', quality }).quality);
  expect(new Set(lossless).size).toBe(1);
});
