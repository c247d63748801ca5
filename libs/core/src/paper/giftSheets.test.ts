import { expect, test } from 'vitest';
import { giftGuideSheet, giftGuidesSheet, giftSheet } from './giftSheets.ts';

const gift = {
  id: 'bowl',
  name: 'Serving Bowl',
  description: 'Ash-glazed.',
  imageUrl: null,
  price: 120,
  maxPrice: null,
  currencyCode: 'EUR',
  productUrl: null,
  isPersonalized: false,
};
const section = { id: 'table', name: 'For the Table', description: 'Linen.', products: [gift] };
const guide = {
  id: 'house',
  name: 'The Good House',
  description: 'Presents for hosts.',
  isPersonalized: false,
  isPublic: true,
  sections: [section, { ...section, id: 'hall', name: 'For the Hall', products: [] }],
};

test('core/paper-7: a gift prints its name and price', () => {
  expect(giftSheet(gift)).toEqual({ title: 'Serving Bowl', lines: ['€120'], groups: [] });
  expect(giftSheet({ ...gift, price: null }).lines).toEqual(['Price available upon request']);
});

test('core/paper-10: a gift guide prints its gifts with their prices by section, without empty sections', () => {
  expect(giftGuideSheet(guide)).toEqual({
    title: 'The Good House',
    lines: [],
    groups: [{ heading: 'For the Table', entries: [{ name: 'Serving Bowl', lines: ['€120'] }] }],
  });
});

test('core/paper-10: the gift guides print their names with those of their sections', () => {
  expect(giftGuidesSheet([guide, { ...guide, name: 'Weddings', sections: [] }])).toEqual({
    title: 'Gift Guides',
    lines: [],
    groups: [
      {
        heading: null,
        entries: [
          { name: 'The Good House', lines: ['For the Table', 'For the Hall'] },
          { name: 'Weddings', lines: [] },
        ],
      },
    ],
  });
});
