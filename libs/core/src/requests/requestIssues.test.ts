import { requestTypes } from '@parlour/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { earliestToday } from './earliestToday.ts';
import { general, giftProduct, vendor } from './fixtures/contexts.ts';
import { fixedRequestType } from './requestContext.ts';
import type { RequestDraft } from './requestFields.ts';
import type { RequestBody } from './requestPayload.ts';
import { draftIssues, isSubmittable, requestIssues } from './requestIssues.ts';

const calendar = { today: '2030-06-15' };

const car = {
  requestType: 'Car',
  subject: 'To the airport',
  pickupDate: '2030-06-15',
  pickupTime: '08:00',
  pickupLocation: 'Home',
  destination: 'Airport',
  numberOfPassengers: 8,
} as const satisfies RequestBody;

const hotel = {
  requestType: 'Hotel',
  subject: 'A long weekend',
  arrivalDate: '2030-06-20',
  departureDate: '2030-06-23',
  numberOfGuests: 2,
} as const satisfies RequestBody;

const draftOfCar = (changes: Record<string, string>): RequestDraft => ({
  requestType: 'Car',
  subject: 'To the airport',
  description: '',
  details: {
    pickupDate: '2030-06-15',
    pickupTime: '08:00',
    pickupLocation: 'Home',
    destination: 'Airport',
    numberOfPassengers: '8',
    ...changes,
  },
});

test('core/requests-20: each missing field is named', () => {
  expect(requestIssues({ requestType: 'Dining', subject: ' ' }, general, calendar)).toEqual([
    { field: 'subject', message: 'Subject is required.' },
    { field: 'diningDate', message: 'Dining date is required.' },
    { field: 'diningTime', message: 'Dining time is required.' },
    { field: 'diningGuests', message: 'Number of guests is required.' },
  ]);
});

test('core/requests-8, core/requests-20: what is missing depends on where the request comes from', () => {
  const gift = {
    requestType: 'Gift',
    subject: 'A scarf',
    recipientName: 'Ada',
    occasion: 'Birthday',
    deliveryDate: '2030-07-01',
  } as const;
  expect(requestIssues(gift, giftProduct, calendar)).toEqual([]);
  expect(requestIssues(gift, general, calendar)).toEqual([
    { field: 'giftBudgetRange', message: 'Budget is required.' },
  ]);
});

test('core/requests-3: a request of another type than the fixed one has only that issue', () => {
  const wrongType = (fixed: string) => [
    {
      field: 'requestType',
      message: `Request type must be ${fixed}. Please copy what you wrote, then reload the page.`,
    },
  ];
  expect(requestIssues(car, vendor, calendar)).toEqual(wrongType('Dining Reservation'));
  const flowers = { requestType: 'Flower', subject: 'Roses' } as const;
  expect(requestIssues(flowers, giftProduct, calendar)).toEqual(wrongType('Gifting'));
  const transfer = { ...vendor, vendorType: 'airport transfer' };
  expect(requestIssues(car, transfer, calendar)).toEqual([]);
});

test('core/requests-3: exactly the types that are not the fixed one are rejected', () => {
  const vendorType = fc.option(
    fc.oneof(fc.constantFrom('hotel', 'BAKERIES', 'Florist', 'Museums', 'Beauty'), fc.string()),
  );
  const anyContext = fc.oneof(
    fc.constantFrom(general, giftProduct),
    vendorType.map((type) => ({ ...vendor, vendorType: type })),
  );
  fc.assert(
    fc.property(anyContext, fc.constantFrom(...requestTypes), (context, requestType) => {
      const issues = requestIssues({ requestType, subject: 'A' }, context, calendar);
      const isRefused = issues.some(({ field }) => field === 'requestType');
      expect(isRefused).toBe(requestType !== (fixedRequestType(context) ?? requestType));
    }),
  );
});

test('core/requests-21: yesterday is rejected, today is not', () => {
  expect(requestIssues(car, general, calendar)).toEqual([]);
  expect(requestIssues({ ...car, pickupDate: '2030-06-14' }, general, calendar)).toEqual([
    { field: 'pickupDate', message: 'Pickup date must not be in the past.' },
  ]);
});

test('core/requests-21: a day counts as past once it has ended everywhere', () => {
  expect(earliestToday(Date.UTC(2030, 5, 15, 11, 59))).toBe('2030-06-14');
  expect(earliestToday(Date.UTC(2030, 5, 15, 12, 0))).toBe('2030-06-15');
});

test('core/requests-22: a departure on the day before the arrival is rejected', () => {
  const departureDate = '2030-06-19';
  expect(requestIssues({ ...hotel, departureDate }, general, calendar)).toEqual([
    { field: 'departureDate', message: 'Departure date must not be before the arrival date.' },
  ]);
});

test('core/requests-22: a departure on the day of the arrival is accepted', () => {
  expect(requestIssues({ ...hotel, departureDate: '2030-06-20' }, general, calendar)).toEqual([]);
});

test('core/requests-9: nine passengers are rejected', () => {
  expect(requestIssues({ ...car, numberOfPassengers: 9 }, general, calendar)).toEqual([
    { field: 'numberOfPassengers', message: 'Number of passengers must be at most 8.' },
  ]);
});

test.each([
  ['numberOfPassengers', '0', 'Number of passengers must be at least 1.'],
  ['numberOfPassengers', '-2', 'Number of passengers must be at least 1.'],
  ['numberOfPassengers', '9', 'Number of passengers must be at most 8.'],
  ['numberOfPassengers', '1.5', 'Number of passengers must be a whole number.'],
  ['numberOfPassengers', 'two', 'Number of passengers must be a whole number.'],
  ['pickupDate', '2031-02-29', 'Pickup date must be a date.'],
  ['pickupDate', 'tomorrow', 'Pickup date must be a date.'],
  ['pickupTime', '24:00', 'Pickup time must be a time of day.'],
  ['destination', 'x'.repeat(201), 'Destination must be at most 200 characters.'],
  ['destination', 'Gate 4\nTerminal 2', 'Destination must be one line.'],
])(
  'core/requests-9, core/requests-10, core/requests-23: %s of %s is rejected',
  (name, value, message) => {
    const draft = draftOfCar({ [name]: value });
    expect(draftIssues(draft, general, calendar)).toEqual([{ field: name, message }]);
    expect(isSubmittable(draft, general)).toBe(false);
  },
);

const draftOfHotel = (details: Record<string, string>): RequestDraft => ({
  requestType: 'Hotel',
  subject: 'A long weekend',
  description: '',
  details,
});

test('core/requests-21, core/requests-24: a past day is reported beside an invalid value, in form order', () => {
  const draft = draftOfHotel({
    arrivalDate: '2030-06-01',
    departureDate: '2030-05-30',
    numberOfGuests: '0',
  });
  expect(draftIssues({ ...draft, description: 'd'.repeat(5001) }, general, calendar)).toEqual([
    { field: 'arrivalDate', message: 'Arrival date must not be in the past.' },
    { field: 'departureDate', message: 'Departure date must not be in the past.' },
    { field: 'numberOfGuests', message: 'Number of guests must be at least 1.' },
    { field: 'description', message: 'Additional notes must be at most 5000 characters.' },
  ]);
});

test('core/requests-22, core/requests-24: a departure before the arrival is reported beside a subject that is too long', () => {
  const draft = draftOfHotel({ arrivalDate: '2030-06-20', departureDate: '2030-06-19' });
  expect(draftIssues({ ...draft, subject: 's'.repeat(201) }, general, calendar)).toEqual([
    { field: 'subject', message: 'Subject must be at most 200 characters.' },
    { field: 'departureDate', message: 'Departure date must not be before the arrival date.' },
  ]);
});

test.each(['2030-06-31', '20300-01-01', 'soon'])(
  'core/requests-24: a departure is not compared with the arrival %s',
  (arrivalDate) => {
    const draft = draftOfHotel({ arrivalDate, departureDate: '2030-06-19' });
    expect(draftIssues(draft, general, calendar)).toEqual([
      { field: 'arrivalDate', message: 'Arrival date must be a date.' },
    ]);
  },
);

test.each(['2030-02-30', '1'])(
  'core/requests-24: the day %s is neither past nor before the arrival',
  (day) => {
    const draft = draftOfHotel({ arrivalDate: '2030-06-20', departureDate: day });
    expect(draftIssues(draft, general, calendar)).toEqual([
      { field: 'departureDate', message: 'Departure date must be a date.' },
    ]);
  },
);

test('core/requests-23: a choice outside its list and a text that is too long are rejected', () => {
  const draft: RequestDraft = {
    requestType: 'Hotel',
    subject: 's'.repeat(201),
    description: 'd'.repeat(5001),
    details: { roomType: 'Igloo' },
  };
  expect(draftIssues(draft, general, calendar)).toEqual([
    { field: 'subject', message: 'Subject must be at most 200 characters.' },
    { field: 'roomType', message: 'Room type must be one of the list.' },
    { field: 'description', message: 'Additional notes must be at most 5000 characters.' },
  ]);
});

test('core/requests-23: a subject of two lines is rejected', () => {
  const draft = { ...draftOfCar({}), subject: 'To the airport\r\nBcc: all@club.example' };
  expect(draftIssues(draft, general, calendar)).toEqual([
    { field: 'subject', message: 'Subject must be one line.' },
  ]);
});

test('core/requests-23: blank fields have no issue while the form is being filled in', () => {
  const draft: RequestDraft = { requestType: null, subject: '', description: '', details: {} };
  expect(draftIssues(draft, general, calendar)).toEqual([]);
  expect(draftIssues({ ...draft, requestType: 'Hotel' }, general, calendar)).toEqual([]);
});

test('core/requests-10: a complete draft is submittable, one without a required field is not', () => {
  expect(isSubmittable(draftOfCar({}), general)).toBe(true);
  expect(isSubmittable(draftOfCar({ pickupLocation: ' ' }), general)).toBe(false);
  expect(isSubmittable({ ...draftOfCar({}), subject: ' ' }, general)).toBe(false);
  expect(isSubmittable({ ...draftOfCar({}), requestType: null }, general)).toBe(false);
});
