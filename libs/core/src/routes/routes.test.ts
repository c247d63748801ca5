import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify } from '../format/slug.ts';
import { withRef } from '../sharing/withRef.ts';
import { href, routes } from './routes.ts';

test('core/destinations-7: the path of a vendor has its slug', () => {
  expect(href(routes.vendor, { slug: slugify('Café Zoë & Sons') })).toBe('/vendors/cafe-zoe-sons');
  expect(href(routes.vendor, { slug: 'cafe-zoe-2' })).toBe('/vendors/cafe-zoe-2');
});

test('core/destinations-7: the path of a destination has its id', () => {
  expect(href(routes.destination, { id: 'paris' })).toBe('/destination-guides/paris');
});

test('core/destinations-7, core/destinations-8: whatever slug, id and ref are, they are read back from the path', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(text, text, (part, ref) => {
      const paths = [href(routes.vendor, { slug: part }), href(routes.destination, { id: part })];
      for (const path of paths) {
        const [, last, query] =
          /^\/[a-z-]+\/([^/?#\s]+)\?ref=([^&#\s]+)$/.exec(withRef(path, ref)) ?? [];
        expect(decodeURIComponent(last ?? '')).toBe(part);
        expect(decodeURIComponent(query ?? '')).toBe(ref);
      }
    }),
  );
});

test('core/destinations-8: the links of a member carry no ref', () => {
  expect(withRef('/vendors/zoe', null)).toBe('/vendors/zoe');
});

test('core/gift-guides-9: the paths of a gift guide, a gift product and their list', () => {
  expect(routes.giftGuides.path).toBe('/gift-guides');
  expect(href(routes.giftGuide, { id: 'for hosts' })).toBe('/gift-guides/for%20hosts');
  expect(href(routes.giftProduct, { productId: 'a/b' })).toBe('/gift-guides/products/a%2Fb');
});

test('a path does not compile without the parameters of its page', () => {
  // @ts-expect-error -- the parameter is called `slug`.
  expect(href(routes.vendor, { id: 'zoe' })).toBe('/vendors/');
});
