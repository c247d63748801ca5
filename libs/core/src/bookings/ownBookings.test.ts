import type { MemberRequest, Registration } from '@parlour/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedRequest } from '../own-requests/fixtures/storedRequest.ts';
import { bookingKey, bookingStart, splitOwnBookings } from './ownBookings.ts';

const now = new Date('2030-03-08T18:00:00Z');

const registration = (id: string, startDate: string, endDate: string | null = null) =>
  ({
    confirmationNumber: `RG-${id}`,
    registeredAt: '2030-03-01T00:00:00Z',
    calendarFile: '',
    event: {
      id,
      title: id,
      imageUrl: null,
      location: null,
      startDate,
      endDate,
      timeZone: 'Asia/Tokyo',
    },
  }) satisfies Registration;

const booked = (
  id: string,
  date: string,
  { time = null, endDate = null }: { time?: string | null; endDate?: string | null } = {},
): MemberRequest => ({
  ...storedRequest,
  id,
  status: 'confirmed',
  booking: { date, time, endDate, party: null, place: null, address: null, calendarFile: '' },
});

const keysOf = (...[registrations, requests]: [Registration[], MemberRequest[]]) => {
  const { upcoming, past } = splitOwnBookings(registrations, requests, now);
  return { upcoming: upcoming.map(bookingKey), past: past.map(bookingKey) };
};

test('core/bookings-1: registrations and confirmed requests are in the order of the clocks where they take place', () => {
  const events = [
    registration('older', '2029-05-01T18:00:00Z'),
    registration('evening', '2030-03-10T11:00:00Z'),
    registration('running', '2030-03-08T17:00:00Z', '2030-03-08T20:00:00Z'),
    registration('ended', '2030-03-08T17:00:00Z', '2030-03-08T18:00:00Z'),
  ];
  const requests = [
    booked('dinner', '2030-03-10', { time: '20:30' }),
    booked('lunch', '2030-03-10', { time: '12:00' }),
    booked('day', '2030-03-10'),
    booked('stay', '2030-03-01', { endDate: '2030-03-09' }),
    booked('before', '2030-03-07', { time: '23:00' }),
  ];
  expect(keysOf(events, requests)).toEqual({
    upcoming: [
      'request-stay',
      'event-running',
      'request-day',
      'request-lunch',
      'event-evening',
      'request-dinner',
    ],
    past: ['event-ended', 'request-before', 'event-older'],
  });
});

test('core/bookings-1: a request is one booking in two lists, and none where nothing is arranged', () => {
  const dinner = booked('dinner', '2030-03-10');
  const { booking: _, ...older } = booked('of an older server', '2030-03-10');
  const reopened = { ...booked('reopened', '2030-03-10'), booking: null };
  expect(keysOf([], [dinner, reopened, older, dinner]).upcoming).toEqual(['request-dinner']);
});

test('core/bookings-1: an event whose start is no date is listed as it is', () => {
  expect(keysOf([registration('broken', 'soon')], [])).toEqual({
    upcoming: ['event-broken'],
    past: [],
  });
});

test('core/bookings-1: each booking is in one of the lists, in order, whatever the order of the calls', () => {
  const day = fc
    .date({ min: new Date('2029-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString());
  fc.assert(
    fc.property(fc.array(day), fc.array(day), (starts, days) => {
      const events = starts.map((start, index) => registration(`${index}`, start));
      const requests = days.map((date, index) =>
        booked(`${index}`, date.slice(0, 10), { time: index % 2 ? date.slice(11, 16) : null }),
      );
      const { upcoming, past } = splitOwnBookings(events, requests, now);
      expect(upcoming.length + past.length).toBe(starts.length + days.length);
      for (const list of [upcoming, past.toReversed()]) {
        const times = list.map(bookingStart);
        expect(times).toEqual(times.toSorted());
      }
      expect(splitOwnBookings(events.toReversed(), requests.toReversed(), now)).toEqual({
        upcoming,
        past,
      });
    }),
  );
});
