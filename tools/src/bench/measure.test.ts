import { expect, test } from 'vitest';
import { type Figure, isWithinLimit, median, medianTime, toTable } from './measure.ts';

const time: Figure = { name: 'a call', value: 12.34, unit: 'ms', atMost: 15 };
const rate: Figure = {
  name: 'a rate',
  value: 5012.4,
  atLeast: 0.6,
  reference: { name: 'bare server', value: 6000 },
};

test('the median is the value in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([])).toBeNaN();
});

test('a limit is that of the value, or of the ratio to the reference', () => {
  expect(isWithinLimit(time)).toBe(true);
  expect(isWithinLimit({ ...time, value: 15 })).toBe(true);
  expect(isWithinLimit({ ...time, value: 15.1 })).toBe(false);
  expect(isWithinLimit(rate)).toBe(true);
  expect(isWithinLimit({ ...rate, value: 3599 })).toBe(false);
  expect(isWithinLimit({ ...rate, reference: { name: '', value: 6000, ratio: 0.59 } })).toBe(false);
});

test('what has no limit informs, and what was not measured is over its limit', () => {
  expect(isWithinLimit({ name: 'pages', value: 9 })).toBe(true);
  expect(isWithinLimit({ ...time, value: Number.NaN })).toBe(false);
});

test('several times are stated by their median', () => {
  expect(medianTime('calls', [30, 10, 20.5], 25)).toEqual({
    name: 'calls',
    value: 20.5,
    unit: 'ms',
    atMost: 25,
    remark: 'of 3 fastest 10, slowest 30 ms',
  });
});

test('the table has a line for each figure', () => {
  const lines = toTable([time, rate, { name: 'shift', value: 0.0012, atMost: 0.01 }]).split('\n');
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ['measure', 'figure', 'reference', 'ratio', 'limit', 'within'],
    ['a call', '12.3 ms', 'at most 15 ms', 'yes'],
    ['a rate', '5012', 'bare server 6000', '0.835', 'at least 0.60', 'yes'],
    ['shift', '0.0012', 'at most 0.0100', 'yes'],
  ]);
});
