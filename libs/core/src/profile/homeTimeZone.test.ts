import { expect, test } from 'vitest';
import { homeTimeZone } from './homeTimeZone.ts';

test.each([
  [' united kingdom ', 'Greater London', 'Europe/London'],
  ['Japan', null, 'Asia/Tokyo'],
  ['United States', 'ny', 'America/New_York'],
  ['USA', 'HI', 'Pacific/Honolulu'],
  ['United States', 'TX', null],
  ['United States', null, null],
  ['Australia', 'NSW', null],
  ['constructor', null, null],
  ['', null, null],
  [null, null, null],
])('core/profile-18: the zone of %s, %s is %s', (country, state, zone) => {
  expect(homeTimeZone({ country, state })).toBe(zone);
});
