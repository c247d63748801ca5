import type { GiftProduct } from '@parlour/contract';
import { expect, test } from 'vitest';
import { members } from '../members.ts';
import { giftGuides } from './index.ts';

const sections = giftGuides.flatMap((guide) => guide.sections);
const products = sections.flatMap((section) => section.products);

test('sample-club-23: 5 guides are public, 3 are personal to the two members', () => {
  const [first, second] = members;
  expect(giftGuides.filter(({ isPublic }) => isPublic)).toHaveLength(5);
  expect(giftGuides.filter(({ isPersonalized }) => isPersonalized)).toHaveLength(3);
  expect(giftGuides.filter(({ memberId }) => memberId === first!.id)).toHaveLength(2);
  expect(giftGuides.filter(({ memberId }) => memberId === second!.id)).toHaveLength(1);
  for (const { isPublic, isPersonalized, memberId } of giftGuides) {
    expect([isPublic, isPersonalized]).toEqual([memberId === null, memberId !== null]);
  }
});

test('sample-club-23: one guide has no sections and one section has no products', () => {
  expect(giftGuides.filter((guide) => guide.sections.length === 0)).toHaveLength(1);
  expect(sections.filter((section) => section.products.length === 0)).toHaveLength(1);
});

test.each<[string, (product: GiftProduct) => boolean]>([
  ['a range', ({ price, maxPrice }) => price !== null && maxPrice !== null && price < maxPrice],
  ['one price', ({ price, maxPrice }) => price !== null && maxPrice === null],
  ['equal prices', ({ price, maxPrice }) => price !== null && price === maxPrice],
  ['a maximum', ({ price, maxPrice }) => price === null && maxPrice !== null],
  ['no price', ({ price, maxPrice }) => price === null && maxPrice === null],
])('sample-club-24: some products have %s', (_form, hasForm) => {
  expect(products.filter(hasForm)).not.toEqual([]);
});

test('sample-club-24: no maximum lies below its price', () => {
  const reversed = products.filter(
    ({ price, maxPrice }) => price !== null && maxPrice !== null && maxPrice < price,
  );
  expect(reversed).toEqual([]);
});

test.each(['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'CHF', 'AUD', 'SEK', null])(
  'sample-club-24: some product is priced in %s',
  (currency) => {
    const priced = products.filter(
      ({ currencyCode, price, maxPrice }) =>
        currencyCode === currency && (price ?? maxPrice) !== null,
    );
    expect(priced).not.toEqual([]);
  },
);
