import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  expiryHint,
  formatExpiry,
  hasExpired,
  isCompleteExpiry,
  savedExpiry,
  wholeExpiry,
} from './expiry.ts';

test.each([
  ['', ''],
  ['0', '0'],
  ['1', '1'],
  ['12', '12'],
  ['13', '12'],
  ['99', '12'],
  ['00', '01'],
  ['052', '05/2'],
  ['0527', '05/27'],
  ['05/27', '05/27'],
  ['05/', '05'],
  ['13/27', '12/27'],
  ['00/27', '01/27'],
  ['0/27', '01/27'],
  ['012/27', '12/27'],
  ['05/2027', '05/27'],
  ['5/27', '05/27'],
  ['5/2027', '05/27'],
  ['05 / 2027', '05/27'],
  ['05-27', '05/27'],
  ['05/279', '05/27'],
  ['05/203', '05/203'],
  ['12/20311', '12/31'],
  ['12/31\u200b', '12/31'],
  ['１２／２０３１', '12/31'],
  ['١٢/٣١', '12/31'],
  ['2031-12', '12/31'],
  ['12 31', '12/31'],
  ['05 2031', '05/31'],
  ['052031', '05/31'],
  ['52031', '05/31'],
  ['2031-05', '05/31'],
  ['2031/05', '05/31'],
  [' 2031 - 5 ', '05/31'],
  ['2031-13', '12/31'],
  ['2031/00', '01/31'],
  ['5 31', '05/31'],
  ['1 2031', '01/31'],
  ['203105', '05/31'],
  ['20', '20'],
  ['2031', '2031'],
  ['2031-1', '01/31'],
  ['20311', '1/31'],
  ['1/31', '01/31'],
  ['1/312', '01/31'],
  ['5|31', '05/31'],
  ["05/'31", '05/31'],
  ['31/12', ''],
  ['31-12', ''],
  ['31/05/2031', ''],
  ['05/30/2031', ''],
  ['2031-05-30', ''],
  ['ab', ''],
  ['May 2031', ''],
])('core/payment-methods-2, core/payment-methods-3: %j is shown as %j', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

test('core/payment-methods-2: whatever is typed, a month from 01 to 12 and digits are shown, and stay so', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/ .-x'.split('')) }), (typed) => {
      const shown = formatExpiry(typed);
      expect(shown).toMatch(
        /^(?:\d?|20\d{0,2}|20\d{2}0|1\/\d{2}|(?:0[1-9]|1[0-2])(?:\/(?:\d{1,2}|20\d))?)$/,
      );
      expect(formatExpiry(shown)).toBe(shown.replace(/^1\//, '01/'));
    }),
  );
});

test.each(['May 2031', '05/31x', 'x', 'Май 31'])(
  'core/payment-methods-4: %j changes nothing',
  (typed) => {
    expect(formatExpiry(typed, '05/2')).toBe('05/2');
  },
);

const typedBy = (keys: string) => {
  const steps = [''];
  for (const key of keys) {
    const current = steps.at(-1);
    // The field formats what is typed, and the form what the field has.
    steps.push(formatExpiry(formatExpiry(`${current}${key}`, current), current));
  }
  return steps;
};

test('core/payment-methods-3: a year of four digits may be typed key by key', () => {
  const steps = ['', '1', '12', '12', '12/2', '12/20', '12/203', '12/31'];
  expect(typedBy('12/2031')).toEqual(steps);
  expect(typedBy('12/203157')).toEqual([...steps, '12/31', '12/31']);
  for (const keys of ['052031', '5 31', '5/31', '2031-05', '2031-5', '203105', '2031 / 05']) {
    expect(typedBy(keys).at(-1), keys).toBe('05/31');
  }
  expect(typedBy('1 2031').at(-1)).toBe('01/31');
  expect(typedBy('2031-12')).toEqual(['', '2', '20', '203', '2031', '2031', '1/31', '12/31']);
  expect(typedBy('2031-1').at(-1)).toBe('1/31');
  for (const month of ['01', '10', '11', '12']) {
    expect(typedBy(`2031-${month}`).at(-1)).toBe(`${month}/31`);
  }
  expect(typedBy('2031-15').at(-1)).toBe('01/31');
  expect(formatExpiry('1/3', '1/31')).toBe('01/3');
});

test('core/payment-methods-3: every month of this century is understood, however it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (...date) => {
      const [month, year] = date.map((part) => `${part}`.padStart(2, '0'));
      const ways = ['/', '-', '.', ' / ', ' '].flatMap((separator) => [
        `${month}${separator}20${year}`,
        `${date[0]}${separator}20${year}`,
        `20${year}${separator}${month}`,
        `20${year}${separator}${date[0]}`,
      ]);
      for (const way of [...ways, `${month}20${year}`, `${month}${year}`]) {
        expect(wholeExpiry(formatExpiry(way)), way).toBe(`${month}/${year}`);
      }
    }),
  );
});

test('core/payment-methods-2: it can be deleted from its end, one character after the other', () => {
  let shown = '05/27';
  const steps = [];
  while (shown !== '') {
    shown = formatExpiry(shown.slice(0, -1));
    steps.push(shown);
  }
  expect(steps).toEqual(['05/2', '05', '0', '']);
});

test.each([
  ['05/2', false],
  ['05/27', true],
  ['05/203', false],
  ['20310', false],
  ['1/31', true],
])('core/payment-methods-6: %j is whole: %j', (expiry, isWhole) => {
  expect(isCompleteExpiry(expiry)).toBe(isWhole);
});

test.each([
  ['10/26', true],
  ['11/26', false],
  ['01/27', false],
  ['1/26', true],
  ['1/27', false],
  ['05/2', false],
])('core/payment-methods-8: %s has expired in November 2026: %j', (expiry, hasExpired) => {
  expect(expiryHint(expiry, '2026-11-30') !== null).toBe(hasExpired);
});

test.each([
  [5, 2030, '05/30', '2030-05-31', false],
  [5, 2030, '05/30', '2030-06-01', true],
  [12, 2029, '12/29', '2030-01-01', true],
  [1, 2030, '01/30', '2029-12-31', false],
  [10, 2000, '10/00', '2026-11-21', true],
])(
  'core/payment-methods-21: a card of %i/%i is shown as %s, and on %s has expired: %s',
  (...row) => {
    const [expiryMonth, expiryYear, shown, today, isOver] = row;
    expect(savedExpiry({ expiryMonth, expiryYear })).toBe(shown);
    expect(hasExpired({ expiryMonth, expiryYear }, today)).toBe(isOver);
  },
);
