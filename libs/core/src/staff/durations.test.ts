import { expect, test } from 'vitest';
import { durationInWords } from './durations.ts';

test.each([
  [0, 'under 1 min'],
  [0.4, 'under 1 min'],
  [40, '40 min'],
  [59.6, '1 h'],
  [185, '3 h 5 min'],
  [1440, '1 d'],
  [3130, '2 d 4 h'],
])('core/staff-20: %d minutes are %s', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words);
});
