import { expect, test } from 'vitest';
import {
  readCard,
  readChangeRequest,
  readProfileUpdate,
  readRegistration,
  readRequest,
} from './index.ts';

const about = { kind: 'general' } as const;
const calendar = { today: '2030-06-15' };

const dinner = {
  requestType: 'Dining',
  subject: 'Dinner',
  diningDate: '2030-06-20',
  diningTime: '19:30',
  diningGuests: '2',
};

/** Returns the messages by their fields. */
const issuesOf = (read: ReturnType<typeof readRequest>) =>
  read.ok ? {} : Object.fromEntries(read.failure.map(({ field, message }) => [field, message]));

test('core/inputs-1: a complete request is read, with its counts as numbers', () => {
  const read = readRequest(JSON.parse(JSON.stringify(dinner)), about, calendar);
  expect(read).toEqual({ ok: true, value: { ...dinner, diningGuests: 2 } });
});

test.each<[unknown, Record<string, string>]>([
  [null, { request: 'The request must be an object.' }],
  [[], { request: 'The request must be an object.' }],
  ['Dining', { request: 'The request must be an object.' }],
  [{}, { requestType: 'Request type is required.' }],
  [
    { requestType: 'dining' },
    {
      requestType:
        'Request type must be one of: Hotel, Dining, Car, Tickets, Gift, Flower, Beauty, Other.',
    },
  ],
  [
    { requestType: 'Dining', diningDate: '2020-02-30', diningGuests: 0 },
    {
      subject: 'Subject is required.',
      diningTime: 'Dining time is required.',
      diningDate: 'Dining date must be a date.',
      diningGuests: 'Number of guests must be at least 1.',
    },
  ],
  [{ ...dinner, diningDate: '2030-06-14' }, { diningDate: 'Dining date must not be in the past.' }],
  [{ ...dinner, diningTime: null }, { diningTime: 'Dining time is required.' }],
  [{ ...dinner, subject: 'a\nb' }, { subject: 'Subject must be one line.' }],
  [{ ...dinner, subject: 'a\0b' }, { subject: 'Subject holds a character that cannot be kept.' }],
])('core/inputs-1: %j has the issues of the club', (input, issues) => {
  expect(issuesOf(readRequest(input, about, calendar))).toEqual(issues);
});

test.each<[unknown, string]>([
  [true, 'Number of guests must be a number.'],
  [['2'], 'Number of guests must be a number.'],
  [2.5, 'Number of guests must be a whole number.'],
  [1e9, 'Number of guests must be at most 9999.'],
])('core/inputs-2: %j guests have one issue, by the label of the form', (diningGuests, message) => {
  const input = { ...dinner, diningGuests };
  expect(issuesOf(readRequest(input, about, calendar))).toEqual({ diningGuests: message });
});

test('core/inputs-2: a request about a vendor has its type and names it', () => {
  const context = {
    kind: 'vendor',
    vendorId: 'v1',
    name: 'Lume',
    vendorType: 'Restaurant',
  } as const;
  expect(readRequest({ ...dinner, vendorId: 'v1' }, context, calendar).ok).toBe(true);
  expect(issuesOf(readRequest({ ...dinner, vendorId: 'v2' }, context, calendar))).toHaveProperty(
    'vendorId',
  );
  expect(
    issuesOf(readRequest({ ...dinner, requestType: 'Gift', vendorId: 'v1' }, context, calendar)),
  ).toHaveProperty('requestType', expect.stringContaining('must be Dining Reservation'));
});

const address = { street: '1 Row', city: 'London', state: 'London', postalCode: 'W1' };
const card = {
  ...address,
  description: 'Travel',
  cardholderName: 'Ada Byron',
  brand: 'Visa',
  cardNumber: '4111111111111111',
  expiryDate: '05/31',
  cvv: '123',
  purpose: null,
};

test('core/inputs-3: what is complete is read', () => {
  const attendeeInfo = { firstName: 'Ada', lastName: 'Byron', email: 'ada@club.example' };
  expect(readRegistration({ attendeeInfo }).ok).toBe(true);
  expect(
    readChangeRequest({ field: 'email', requestedValue: 'a@b.example' }, '2030-06-15').ok,
  ).toBe(true);
  expect(readProfileUpdate({ phone: null }).ok).toBe(true);
  expect(readCard(card).ok).toBe(true);
});

test.each([
  [
    readRegistration({ attendeeInfo: { firstName: 'Ada', lastName: 'B', email: 'ada' } }),
    'attendeeInfo.email',
    'Email must be an email address.',
  ],
  [
    readChangeRequest({ field: 'dateOfBirth', requestedValue: '2031-01-01' }, '2030-06-15'),
    'requestedValue',
    'Correct birth date must be a date that has been, such as 1980-01-31.',
  ],
  [
    readChangeRequest({ field: 'name', requestedValue: 'Ada' }, '2030-06-15'),
    'field',
    'Field must be one of: email, legalName, dateOfBirth, other.',
  ],
  [
    readProfileUpdate({ address: { zipCode: 7 } }),
    'address.zipCode',
    'ZIP or postal code must be a text.',
  ],
  [readCard({ ...card, cvv: '1234' }), 'cvv', 'Security code must be 3 digits for a Visa card.'],
  [readCard({ ...card, cvv: 'x' }), 'cvv', 'Security code must be 3 or 4 digits.'],
  [
    readCard({ ...card, description: '4111 1111 1111 1111' }),
    'description',
    'Card name must not hold a card number.',
  ],
])('core/inputs-3: %j is refused in the same kind', (read, field, message) => {
  expect(read).toEqual({ ok: false, failure: [{ field, message }] });
});

test('core/inputs-3: no issue of a card holds its number', () => {
  const read = readCard({
    ...card,
    cardNumber: '4111111111111111x1111111',
    brand: '4111111111111111',
  });
  expect(JSON.stringify(read)).not.toContain('1111');
  expect(read).toMatchObject({ ok: false, failure: [{}, {}] });
});
