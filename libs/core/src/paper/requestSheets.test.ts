import { expect, test } from 'vitest';
import { giftSheet, requestSheet } from './requestSheets.ts';

test('PP6: the confirmation of a request prints its reference and what was asked', () => {
  const subject = 'Dining Reservation - June 3, 2030';
  expect(requestSheet({ reference: 'RQ-7K2M9X', requestType: 'Dining', subject })).toEqual({
    title: 'Your Request',
    lines: ['RQ-7K2M9X', 'Dining Reservation', subject],
    groups: [],
  });
  expect(requestSheet({ reference: 'RQ-7K2M9X', requestType: null, subject }).lines).toEqual([
    'RQ-7K2M9X',
    subject,
  ]);
});

test('PP7: a gift prints its name and price', () => {
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
  expect(giftSheet(gift)).toEqual({ title: 'Serving Bowl', lines: ['€120'], groups: [] });
  expect(giftSheet({ ...gift, price: null }).lines).toEqual(['Price available upon request']);
});
