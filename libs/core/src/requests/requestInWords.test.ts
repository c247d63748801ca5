import { requestTypes } from '@parlour/contract';
import { expect, test } from 'vitest';
import { general, giftProduct, vendor } from './fixtures/contexts.ts';
import { fieldsOf } from './requestFields.ts';
import { missingInWords, requestInWords } from './requestInWords.ts';
import { giftProductRequestContext, vendorRequestContext } from './requestSubject.ts';

test('core/requests-34: a request is told in the form’s order, with dates and times in words', () => {
  const dinner = {
    requestType: 'Dining',
    dietaryRequirements: 'No nuts',
    diningGuests: 4,
    diningTime: '19:30',
    description: 'By the window',
    diningDate: '2030-06-01',
    subject: 'Dining Reservation - The Quiet Table',
    vendorId: 'v1',
  } as const;
  expect(requestInWords(dinner, vendor)).toEqual([
    { label: 'Request type', value: 'Dining Reservation' },
    { label: 'Subject', value: 'Dining Reservation - The Quiet Table' },
    { label: 'About', value: 'The Quiet Table' },
    { label: 'Dining date', value: 'June 1, 2030' },
    { label: 'Dining time', value: '7:30 PM' },
    { label: 'Number of guests', value: '4' },
    { label: 'Dietary requirements', value: 'No nuts' },
    { label: 'Additional notes', value: 'By the window' },
  ]);
});

test.each(requestTypes)(
  'core/requests-34: what was not entered for %s is left out',
  (requestType) => {
    const [first] = fieldsOf(requestType, general);
    const lines = requestInWords({ requestType, subject: 'A wish', description: '' }, general);
    expect(lines.map(({ label }) => label)).toEqual(['Request type', 'Subject']);
    const filled = { requestType, subject: 'A wish', [first!.name]: '2030-06-01' };
    expect(requestInWords(filled, giftProduct).map(({ label }) => label)).toEqual([
      'Request type',
      'Subject',
      'About',
      first!.label,
    ]);
  },
);

test('core/requests-36: a vendor and a gift product are contexts', () => {
  const { vendorId, name, vendorType } = vendor;
  expect(vendorRequestContext({ id: vendorId, name, type: vendorType })).toEqual(vendor);
  const product = { id: giftProduct.productId, name: giftProduct.name };
  expect(giftProductRequestContext(product)).toEqual(giftProduct);
});

test('core/requests-56: what the form requires and the words have not is missing, less of it where they are about something', () => {
  const lines = requestInWords(
    { requestType: 'Dining', subject: 'A wish', diningGuests: 2 },
    general,
  );
  expect(missingInWords('Dining', lines)).toEqual(['Dining date', 'Dining time']);
  const about = requestInWords({ requestType: 'Gift', subject: 'A wish' }, giftProduct);
  const plain = requestInWords({ requestType: 'Gift', subject: 'A wish' }, general);
  expect(missingInWords('Gift', plain).length).toBeGreaterThan(
    missingInWords('Gift', about).length,
  );
});
