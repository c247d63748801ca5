import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSlug, slugify, uniqueSlug, vendorSlug } from './slug.ts';

test.each([
  ['The Gilded Fork', 'the-gilded-fork'],
  ["Chef's Table, No. 9", 'chefs-table-no-9'],
  ['Chef’s Table', 'chefs-table'],
  ['Bar & Grill', 'bar-grill'],
  ['  two   spaces\tand a tab ', 'two-spaces-and-a-tab'],
  ['Jean-Luc', 'jean-luc'],
  ['Paris – Nord', 'paris-nord'],
  ['Under_score', 'underscore'],
])('core/format-1: the slug of %j is %j', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test.each([
  ['Café Zoë', 'cafe-zoe'],
  ['Straße', 'strasse'],
  ['Ærø Østerbro', 'aero-osterbro'],
  ['Łódź', 'lodz'],
  ['İstanbul', 'istanbul'],
  ['ＦＵＬＬ ｗｉｄｔｈ', 'full-width'],
  ['寿司', '寿司'],
  ['서울', '서울'.normalize('NFC')],
  ['\u1100!\u1161', '\uac00'],
])('core/format-2: the slug of %j is %j', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

const names = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string());

test('core/format-1, core/format-2: any name gives a slug that is its own slug', () => {
  fc.assert(
    fc.property(names, (name) => {
      const slug = slugify(name);
      expect(slugify(slug)).toBe(slug);
      expect(isSlug(slug)).toBe(slug !== '');
      expect(isSlug(vendorSlug(name))).toBe(true);
      expect(slug).toMatch(/^(?:[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*)?$/u);
    }),
    { numRuns: 1000 },
  );
});

test('core/format-1, core/format-2: a name in a Latin script gives a plain slug', () => {
  const latin = fc.string({
    unit: fc.constantFrom(...Array.from("abcXYZ 09-'’&,.!áéîöüçñßøæœłđ_/()ÀŽ")),
  });
  fc.assert(
    fc.property(latin, (name) => {
      expect(slugify(name)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    }),
  );
});

test.each(['', 'Cafe', 'café', 'a--b', '-a', 'a-', 'a b', 'a_b', 'a/b'])(
  'core/format-2: %j is no slug',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);

test('core/format-3: the first free suffix is taken', () => {
  const taken = new Set(['le-jardin', 'le-jardin-2']);
  expect(uniqueSlug('le-jardin', (slug) => taken.has(slug))).toBe('le-jardin-3');
  expect(uniqueSlug('le-port', (slug) => taken.has(slug))).toBe('le-port');
});

test('core/format-3: a name without letter or digit gets a slug too', () => {
  expect(vendorSlug('!!!')).toBe('vendor');
  expect(uniqueSlug(slugify('!!!'), () => false)).toBe('vendor');
  expect(uniqueSlug('', (slug) => slug === 'vendor')).toBe('vendor-2');
});

test('core/format-3: any number of equal names get different slugs', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('A b', 'a-b', 'A B 2', '?')), (vendors) => {
      const taken = new Set<string>();
      for (const vendor of vendors) {
        taken.add(uniqueSlug(slugify(vendor), (slug) => taken.has(slug)));
      }
      expect(taken.size).toBe(vendors.length);
    }),
  );
});

test('core/format-3: the slug of a vendor is short, whatever its letters become', () => {
  const slug = vendorSlug('ﷺ'.repeat(200));
  expect(slug).toHaveLength(200);
  expect(isSlug(slug)).toBe(true);
});
