import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseWrittenTime } from './writtenTime.ts';

// A Tuesday.
const today = '2030-12-10';

test.each([
  ['fri 8pm', '2030-12-13', '20:00'],
  ['8pm Fri', '2030-12-13', '20:00'],
  ['12 dec 20:00', '2030-12-12', '20:00'],
  ['Dec 12th at 8.30 p.m.', '2030-12-12', '20:30'],
  ['Thursday, December 12, 20h30', '2030-12-12', '20:30'],
  ['12. December', '2030-12-12', null],
  ['tue', today, null],
  ['today noon', today, '12:00'],
  ['tonight 9:15pm', today, '21:15'],
  ['Tomorrow 12am', '2030-12-11', '00:00'],
  ['9 dec', '2031-12-09', null],
  ['29 feb 9am', '2032-02-29', '09:00'],
  ['1 jan 2029', '2029-01-01', null],
  ['on 2030-12-24 19h', '2030-12-24', '19:00'],
  ['20:00', null, '20:00'],
  ['fri ٨pm', '2030-12-13', '20:00'],
  ['\u200E12 dec\u200B 20:00', '2030-12-12', '20:00'],
])('core/staff-21: %s is %s at %s', (text, date, time) => {
  expect(parseWrittenTime(text, today)).toEqual({ date, time });
});

test.each([
  '',
  '  ',
  'soon',
  'fr',
  '8',
  '13pm',
  '0am',
  '24:00',
  '20:60',
  '12/11 8pm',
  '31 nov',
  '29 feb 2031',
  'wed 12 dec',
  'fri 8pm or 9pm',
  'fri for two',
  '2030-13-01',
])('core/staff-21: %j is not understood', (text) => {
  expect(parseWrittenTime(text, today)).toBeNull();
});

const day = fc
  .date({ min: new Date('2030-12-10'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const time = fc.tuple(fc.nat(23), fc.nat(59));
const two = (value: number) => `${value}`.padStart(2, '0');

test('core/staff-21: any day and time is read as it is written, in each of its forms', () => {
  fc.assert(
    fc.property(day, time, (date, [hour, minute]) => {
      const at = new Date(`${date}T00:00Z`);
      const format = (options: Intl.DateTimeFormatOptions) =>
        at.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
      const month = format({ month: 'short' });
      const [year, , dayOfMonth] = date.split('-');
      const half = `${hour % 12 || 12}:${two(minute)}${hour < 12 ? 'am' : 'pm'}`;
      const expected = { date, time: `${two(hour)}:${two(minute)}` };
      for (const written of [
        `${date} ${two(hour)}:${two(minute)}`,
        `${Number(dayOfMonth)} ${month} ${year} ${hour}h${two(minute)}`,
        `${format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })} at ${half}`,
        `${half} ${month} ${dayOfMonth} ${year}`,
      ]) {
        expect(parseWrittenTime(written, today)).toEqual(expected);
      }
    }),
  );
});

test('core/staff-21: a weekday is the next one, today among them', () => {
  fc.assert(
    fc.property(day, fc.nat(6), (from, place) => {
      const names = ['Sun', 'mon', 'tues', 'WED', 'thur', 'friday', 'sat'];
      const found = parseWrittenTime(names[place]!, from)?.date ?? '';
      const days = (Date.parse(found) - Date.parse(from)) / 86_400_000;
      expect(new Date(found).getUTCDay()).toBe(place);
      expect(days >= 0 && days < 7).toBe(true);
    }),
  );
});

test('core/staff-21: whatever is typed is read or not, and never fails', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const found = parseWrittenTime(text, today);
      expect(found === null || found.date !== null || found.time !== null).toBe(true);
    }),
  );
});
