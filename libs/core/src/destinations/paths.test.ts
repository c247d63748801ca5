import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify } from '../format/slug.ts';
import { destinationPath, vendorPath, withRef } from './paths.ts';

test('DS6: the path of a vendor has its slug', () => {
  expect(vendorPath({ slug: slugify('Café Zoë & Sons') })).toBe('/vendors/cafe-zoe-sons');
  expect(vendorPath({ slug: 'cafe-zoe-2' })).toBe('/vendors/cafe-zoe-2');
});

test('DS6: the path of a destination has its id', () => {
  expect(destinationPath('paris')).toBe('/destination-guides/paris');
});

test('DS6, DS7: whatever slug, id and ref are, they are read back from the path', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(text, text, (part, ref) => {
      for (const path of [vendorPath({ slug: part }), destinationPath(part)]) {
        const [, last, query] =
          /^\/[a-z-]+\/([^/?#\s]+)\?ref=([^&#\s]+)$/.exec(withRef(path, ref)) ?? [];
        expect(decodeURIComponent(last ?? '')).toBe(part);
        expect(decodeURIComponent(query ?? '')).toBe(ref);
      }
    }),
  );
});

test('DS7: the links of a member carry no ref', () => {
  expect(withRef('/vendors/zoe', null)).toBe('/vendors/zoe');
});
