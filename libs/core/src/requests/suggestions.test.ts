import { requestTypes } from '@parlour/contract';
import { expect, test } from 'vitest';
import { general, vendor } from './fixtures/contexts.ts';
import { emptyDraft, hasEntries } from './requestDraft.ts';
import type { RequestDraft } from './requestFields.ts';
import { deliveryAddressOf, followChange, suggestedSubject } from './suggestions.ts';

const draft = (change: Partial<RequestDraft>): RequestDraft => ({
  ...emptyDraft(general),
  ...change,
});

const follow = (before: RequestDraft, change: Partial<RequestDraft>) =>
  followChange(before, { ...before, ...change }, general);

test('core/requests-12: each type but Other suggests a subject, with its first date once it is known', () => {
  const suggestions = requestTypes.map((requestType) =>
    suggestedSubject({ requestType, details: {} }),
  );
  expect(suggestions).toEqual([
    'Hotel Reservation',
    'Dining Reservation',
    'Car Service',
    'Tickets & Events',
    'Gifting',
    'Flower Delivery',
    'Beauty & Wellness Services',
    '',
  ]);
  const details = { arrivalDate: '2030-06-03', departureDate: '2030-06-07' };
  expect(suggestedSubject({ requestType: 'Hotel', details })).toBe(
    'Hotel Reservation - June 3, 2030',
  );
  expect(suggestedSubject({ requestType: 'Hotel', details: { arrivalDate: '2030-6' } })).toBe(
    'Hotel Reservation',
  );
  expect(suggestedSubject(emptyDraft(general))).toBe('');
});

test('core/requests-13: an untouched suggestion follows type and date, and is no entry', () => {
  const car = follow(emptyDraft(general), { requestType: 'Car' });
  expect(car.subject).toBe('Car Service');
  expect(hasEntries(car, general)).toBe(false);
  const dated = follow(car, { details: { pickupDate: '2030-06-03' } });
  expect(dated.subject).toBe('Car Service - June 3, 2030');
  expect(follow(dated, { requestType: 'Gift', details: {} }).subject).toBe('Gifting');
  expect(follow(dated, { requestType: 'Other', details: {} }).subject).toBe('');
  expect(emptyDraft(general, 'Car').subject).toBe('Car Service');
});

test.each(['My own words', ''])('core/requests-14: the subject %j of a member stays', (subject) => {
  const typed = follow(emptyDraft(general, 'Car'), { subject });
  expect(typed.subject).toBe(subject);
  expect(follow(typed, { details: { pickupDate: '2030-06-03' } }).subject).toBe(subject);
  expect(follow(typed, { requestType: 'Gift' }).subject).toBe(subject);
});

test('core/requests-4, core/requests-13: a generated subject follows nothing', () => {
  const about = emptyDraft(vendor);
  const dated = followChange(about, { ...about, details: { diningDate: '2030-06-03' } }, vendor);
  expect(dated.subject).toBe(about.subject);
});

test.each([
  ['2030-06-05', '2030-06-10', '2030-06-11'],
  ['2030-06-05', '2030-12-31', '2031-01-01'],
  ['2030-06-05', '2030-06-05', '2030-06-05'],
  ['2030-06-05', '2030-06-01', '2030-06-05'],
  ['', '2030-06-10', ''],
  ['2030-06-05', '2030', '2030-06-05'],
])(
  'core/requests-15: a departure on %j and an arrival moved to %s give %j',
  (departureDate, arrivalDate, moved) => {
    const before = draft({
      requestType: 'Hotel',
      details: { arrivalDate: '2030-06-02', departureDate },
    });
    const after = follow(before, { details: { arrivalDate, departureDate } });
    expect(after.details['departureDate']).toBe(moved);
  },
);

test('core/requests-22, core/requests-15: a departure that is set before the arrival stays, with its issue', () => {
  const before = draft({ requestType: 'Hotel', details: { arrivalDate: '2030-06-10' } });
  const details = { ...before.details, departureDate: '2030-06-05' };
  expect(follow(before, { details }).details).toEqual(details);
});

test('core/requests-16: an address has one line for each part, an empty one is not offered', () => {
  const address = {
    street: '4 Garden Row',
    city: 'London',
    state: '',
    zipCode: 'W1',
    country: ' ',
  };
  expect(deliveryAddressOf({ address })).toBe('4 Garden Row\nLondon, W1');
  const nothing = { street: '', city: null, state: null, zipCode: null, country: null };
  expect(deliveryAddressOf({ address: { ...address, ...nothing } })).toBeNull();
});
