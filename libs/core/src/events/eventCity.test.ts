import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventCity } from './eventCity.ts';

test.each([
  ['Listening Rooms, 9 Wigmore Place, London', 'Europe/London', 'London'],
  ['9 Wigmore Place, london, United Kingdom', 'Europe/London', 'london'],
  ['Hudson Ledger, New York, NY', 'America/New_York', 'New York'],
  ['Ammoudi Bay, Oia', 'Europe/Athens', 'Oia'],
  ['Paris', 'Europe/Paris', 'Paris'],
  ['The Old Court, , ', 'Europe/London', 'The Old Court'],
  [' , ', 'Europe/London', null],
  ['', 'Europe/London', null],
  [null, 'Europe/London', null],
])('core/events-6: the city of %j in %s is %j', (location, timeZone, city) => {
  expect(eventCity({ location, timeZone })).toBe(city);
});

test('core/events-6: a city is a part of the place that is not blank', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('Europe/Paris', 'UTC', ''), (location, timeZone) => {
      const city = eventCity({ location, timeZone });
      const parts = location.split(',').map((part) => part.trim());
      expect(city === null ? parts.join('') : parts).toContain(city ?? '');
      expect(city).not.toBe('');
    }),
  );
});
