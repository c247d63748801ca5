import { requestTypes } from '@parlour/contract';
import { expect, test } from 'vitest';
import { formatOccasion, requestOccasion, usualEnd } from './requestOccasion.ts';

const TODAY = '2030-05-01';
const vendor = 'The Quiet Table';
const dinner = {
  requestType: 'Dining',
  diningDate: '2030-06-01',
  diningTime: '19:30',
  diningGuests: 4,
};
const stay = {
  requestType: 'Hotel',
  arrivalDate: '2030-12-30',
  departureDate: '2031-01-02',
  numberOfGuests: 1,
};
const car = {
  requestType: 'Car',
  pickupDate: '2030-06-01',
  pickupTime: '08:05',
  pickupLocation: 'Gare de Lyon',
  numberOfPassengers: 2,
};

test.each([
  [dinner, vendor, 'Saturday, June 1, 7:30 PM, 4 guests at The Quiet Table'],
  [dinner, null, 'Saturday, June 1, 7:30 PM, 4 guests'],
  [stay, null, 'Monday, December 30 to Thursday, January 2, 2031, 1 guest'],
  [car, vendor, 'Saturday, June 1, 8:05 AM, 2 passengers at Gare de Lyon'],
  [
    { requestType: 'Tickets', eventDate: '2030-06-01', numberOfTickets: 2, eventName: 'Tosca' },
    null,
    'Saturday, June 1, 2 tickets',
  ],
  [{ requestType: 'Gift', deliveryDate: '2030-06-01' }, null, 'Saturday, June 1'],
  [{ requestType: 'Beauty', beautyDate: '2030-06-01', beautyTime: ' ' }, null, 'Saturday, June 1'],
])('core/requests-39: %j is told in one line', (request, context, line) => {
  expect(formatOccasion(requestOccasion(request, context), TODAY)).toBe(line);
});

test('core/requests-39: a stay that ends on its first day has one day', () => {
  const oneDay = { ...stay, departureDate: stay.arrivalDate };
  const { endDate } = requestOccasion(oneDay, null);
  expect(endDate).toBeNull();
});

test.each([...requestTypes, 'Yacht'])(
  'core/requests-39: a %s request that names no day is told by its place alone',
  (requestType) => {
    expect(formatOccasion(requestOccasion({ requestType }, null), TODAY)).toBe('');
    expect(formatOccasion(requestOccasion({ requestType }, vendor), TODAY)).toBe(vendor);
  },
);

test.each([
  ['Dining', '20:00', { endDate: null, endTime: '22:00' }],
  ['Dining', '22:30', { endDate: '2031-01-01', endTime: '00:30' }],
  ['Car', '08:15', { endDate: null, endTime: '09:15' }],
  ['Of tomorrow', '23:59', { endDate: '2031-01-01', endTime: '00:59' }],
])('core/requests-38: %s at %s usually ends at %j', (requestType, time, end) => {
  expect(usualEnd(requestType, { date: '2030-12-31', time })).toEqual(end);
});
