import { expect, test } from 'vitest';
import { emptyContentDraft } from './contentDraft.ts';
import { fieldsOfContent } from './contentFields.ts';
import { contentInWords, valueInWords } from './contentWords.ts';

const event = {
  ...emptyContentDraft('event'),
  title: 'Summer ball',
  timeZone: 'Europe/Paris',
  startDate: '2030-06-15T17:00:00Z',
  vendorId: 'v1',
  description: '<p>Dinner &amp; <strong>dance</strong></p>',
};

test('core/content-14: a document is told as people read it', () => {
  const text = contentInWords('event', event, { v1: 'Hotel Example' });
  expect(text.replaceAll('\u202f', ' ').split('\n')).toEqual([
    'Title: Summer ball',
    'Time zone: Europe/Paris',
    'Begins: Saturday, June 15, 2030, 7:00 PM Paris time',
    'Vendor: Hotel Example',
    'Description: Dinner & dance',
  ]);
});

test('core/content-14: parts are told with their amounts', () => {
  const guide = {
    ...emptyContentDraft('gift_guide'),
    name: 'For him',
    sections: [
      { name: 'Desk', products: [{ name: 'Pen', priceMinor: 12_500, currencyCode: 'EUR' }] },
    ],
  };
  expect(contentInWords('gift_guide', guide, {})).toBe(
    'Name: For him\nSections: Heading: Desk\nProducts: Name: Pen\nPrice: 125.00 EUR\nCurrency: EUR',
  );
});

test('core/content-14: what has no name here says so, and no value is empty', () => {
  const { vendorId } = fieldsOfContent('event');
  if (vendorId === undefined) throw new Error('There is such a field.');
  expect(valueInWords(vendorId, 'v9', event, {})).toBe('Something that has no name');
  expect(valueInWords(vendorId, null, event, {})).toBe('');
});
