import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOfLocal, isKnownZone, localOfInstant, offsetAt } from './zonedTime.ts';

const zones = [
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Europe/London',
  'Europe/Paris',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
] as const;

const MINUTE = 60_000;
const zone = fc.constantFrom(...zones);
const minute = (from: string, to: string) =>
  fc
    .integer({ min: Date.parse(from) / MINUTE, max: Date.parse(to) / MINUTE })
    .map((minutes) => new Date(minutes * MINUTE).toISOString());
const anyMinute = minute('1990-01-01T00:00Z', '2099-12-31T00:00Z');

/** The instants that a result holds, in their order. */
const instantsIn = (result: ReturnType<typeof instantOfLocal>) => {
  if (result.kind === 'none') return [];
  return result.kind === 'one' ? [result.instant] : [result.first, result.second];
};

test('core/format-29: what a clock shows at an instant leads back to this instant', () => {
  fc.assert(
    fc.property(anyMinute, zone, (instant, timeZone) => {
      const { date, time } = localOfInstant(instant, timeZone);
      expect(instantsIn(instantOfLocal(date, time, timeZone))).toContain(instant);
    }),
  );
});

/** Every minute within a day of a change of the clocks. */
const changes = fc.oneof(
  minute('2026-03-07T00:00Z', '2026-03-30T00:00Z'),
  minute('2026-10-03T00:00Z', '2026-11-02T00:00Z'),
  minute('2011-12-29T00:00Z', '2012-01-01T00:00Z'),
);

test('core/format-29, core/format-30: every instant that is given shows that time, the first one first, and no other does', () => {
  fc.assert(
    fc.property(changes, zone, (asUtc, timeZone) => {
      const [date, time] = [asUtc.slice(0, 10), asUtc.slice(11, 16)];
      const found = instantsIn(instantOfLocal(date, time, timeZone));
      expect(found).toEqual(found.toSorted());
      for (const instant of found)
        expect(localOfInstant(instant, timeZone)).toEqual({ date, time });
      const local = Date.parse(asUtc);
      // By quarters of an hour, because every offset of these zones is one.
      for (let offset = -14 * 60; offset <= 14 * 60; offset += 15) {
        const instant = new Date(local - offset * MINUTE).toISOString();
        const shown = localOfInstant(instant, timeZone);
        if (shown.date === date && shown.time === time) expect(found).toContain(instant);
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['2026-03-08', '02:30', 'America/New_York'],
  ['2026-03-29', '02:00', 'Europe/Paris'],
  ['2026-03-29', '02:59', 'Europe/Paris'],
  ['2026-10-04', '02:15', 'Australia/Lord_Howe'],
  ['2026-09-06', '00:30', 'America/Santiago'],
  ['2011-12-30', '12:00', 'Pacific/Apia'],
])('core/format-30: %s %s does not exist in %s', (date, time, timeZone) => {
  expect(instantOfLocal(date, time, timeZone)).toEqual({ kind: 'none' });
});

test.each([
  ['2026-11-01', '01:30', 'America/New_York', '05:30', '06:30'],
  ['2026-10-25', '02:00', 'Europe/Paris', '00:00', '01:00'],
  ['2026-04-05', '01:45', 'Australia/Lord_Howe', '14:45', '15:15'],
])('core/format-30: %s %s comes twice in %s', (date, time, timeZone, first, second) => {
  const result = instantOfLocal(date, time, timeZone);
  expect(result.kind).toBe('twice');
  expect(instantsIn(result).map((instant) => instant.slice(11, 16))).toEqual([first, second]);
});

test.each([
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('core/format-29: %s %s in Paris is one instant', (date, time, instant) => {
  expect(instantOfLocal(date, time, 'Europe/Paris')).toEqual({ kind: 'one', instant });
});

test.each([
  ['2026-02-30', '12:00'],
  ['2026-02-03', '24:00'],
  ['', '12:00'],
  ['2026-02-03', ''],
  ['tomorrow', 'noon'],
])('core/format-30: there is no instant for %j %j', (date, time) => {
  expect(instantOfLocal(date, time, 'UTC')).toEqual({ kind: 'none' });
});

test('core/format-29: a zone that is not known here has the time of UTC, and a text that is no instant has none', () => {
  const instant = '2026-07-01T12:30:00.000Z';
  expect(localOfInstant(instant, 'Europe/Atlantis')).toEqual({ date: '2026-07-01', time: '12:30' });
  expect(instantOfLocal('2026-07-01', '12:30', 'Europe/Atlantis')).toEqual({
    kind: 'one',
    instant,
  });
  expect(localOfInstant('soon', 'UTC')).toEqual({ date: '', time: '' });
  expect([isKnownZone('Europe/Atlantis'), isKnownZone('Europe/Paris')]).toEqual([false, true]);
  expect(() => offsetAt(0, 'Europe/Atlantis')).toThrow(RangeError);
});

test('core/format-29: the last day that years of four digits have stays a day in every zone', () => {
  expect(localOfInstant('9999-12-31T23:59:59.000Z', 'Asia/Tokyo')).toEqual({
    date: '9999-12-31',
    time: '23:59',
  });
  expect(instantOfLocal('9999-12-31', '23:59', 'America/New_York')).toEqual({
    kind: 'one',
    instant: '9999-12-31T23:59:00.000Z',
  });
});
