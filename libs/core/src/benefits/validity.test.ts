import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clubDay, dayInZone } from '../format/dates.ts';
import { codeEnd, codeLastDay, isBenefitOver, isCodeValid } from './validity.ts';

const benefit = (expiresAt: string | null) => ({ expiresAt });
const code = (end: Date) => ({ expiresAt: end.toISOString() });

test.each([
  ['2030-03-07T23:59:59.999Z', false],
  ['2030-03-08T00:00:00.000Z', false],
  ['2030-03-08T23:59:59.999Z', false],
  ['2030-03-09T00:00:00.000Z', true],
])('core/benefits-1: at %s a benefit until March 8 is over: %s', (now, isOver) => {
  expect(isBenefitOver(benefit('2030-03-08'), new Date(now))).toBe(isOver);
});

test('core/benefits-1: a benefit without a last day is never over', () => {
  expect(isBenefitOver(benefit(null), new Date('9999-12-31T23:59:59Z'))).toBe(false);
});

test.each([
  [null, '2030-04-08T00:00:00.000Z', '2030-04-07'],
  ['2030-12-31', '2030-04-08T00:00:00.000Z', '2030-04-07'],
  ['2030-03-20', '2030-03-21T00:00:00.000Z', '2030-03-20'],
  ['2030-03-08', '2030-03-09T00:00:00.000Z', '2030-03-08'],
])(
  'core/benefits-2, core/benefits-3: a code of March 8 for a benefit until %s ends at %s, after %s',
  (last, end, day) => {
    const found = codeEnd(benefit(last), new Date('2030-03-08T18:00:00Z'));
    expect(found.toISOString()).toBe(end);
    expect(codeLastDay(code(found))).toBe(day);
  },
);

test('core/benefits-3: a code that ends within a day is valid on that day', () => {
  expect(codeLastDay({ expiresAt: '2030-01-31T12:00:00Z' })).toBe('2030-01-31');
});

const instants = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2190-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const zones = fc.constantFrom(
  'UTC',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
);

test('core/benefits-1: in every zone and on every day a benefit is over from one instant on', () => {
  fc.assert(
    fc.property(instants, instants, zones, (lastInstant, now, zone) => {
      const last = clubDay(lastInstant);
      const end = new Date(Date.parse(`${last}T00:00:00Z`) + 24 * 60 * 60 * 1000);
      expect(isBenefitOver(benefit(last), now)).toBe(now >= end);
      // A viewer is at most one day before or after the club.
      expect(
        Math.abs(Date.parse(dayInZone(now, zone)) - Date.parse(clubDay(now))),
      ).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
    }),
  );
});

test('core/benefits-2, core/benefits-3: a code is valid when it is made, never longer than its benefit, and to the end of its last day', () => {
  fc.assert(
    fc.property(instants, fc.option(fc.integer({ min: 0, max: 90 })), (now, daysLeft) => {
      const last =
        daysLeft === null
          ? null
          : clubDay(new Date(now.getTime() + daysLeft * 24 * 60 * 60 * 1000));
      const end = codeEnd(benefit(last), now);
      const made = code(end);
      expect(isCodeValid(made, now)).toBe(true);
      expect(isCodeValid(made, new Date(end.getTime() - 1))).toBe(true);
      expect(isCodeValid(made, end)).toBe(false);
      expect(isBenefitOver(benefit(last), new Date(end.getTime() - 1))).toBe(false);
      expect(codeLastDay(made)).toBe(
        clubDay(new Date(now.getTime() + Math.min(daysLeft ?? 30, 30) * 24 * 60 * 60 * 1000)),
      );
      expect(isBenefitOver(benefit(codeLastDay(made)), end)).toBe(true);
    }),
  );
});
