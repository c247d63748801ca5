import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityBadges, relatedHeading } from './vendorFacts.ts';

test.each([
  ['restaurants', 'More Paris Dining'],
  ['hotel', 'More Paris Hotels'],
  ['spa', 'More Paris Wellness'],
  ['retail', 'More Paris Shopping'],
  ['Museums', 'More Paris Museums'],
])('DS16: vendors related by %s have the heading %s', (category, heading) => {
  expect(relatedHeading({ city: 'Paris', category, type: 'Other' })).toBe(heading);
});

test.each([null, '', ' '])('DS17: with the category %j the type decides', (category) => {
  const heading = (type: string) => relatedHeading({ city: 'Paris', category, type });
  expect(heading('Restaurants')).toBe('More Paris Dining');
  expect(heading('Special Projects')).toBe('More Paris Activities');
});

test.each([null, '', ' '])('DS17: with the city %j the heading has the category only', (city) => {
  expect(relatedHeading({ city, category: 'spa', type: 'Other' })).toBe('More Wellness');
});

test.each([
  [null, []],
  ['', []],
  [' ; ;', []],
  ['Botany', ['Botany']],
  ['Boat days; Swimming ;Capri crossings;', ['Boat days', 'Swimming', 'Capri crossings']],
  ['Spa; spa; Yoga', ['Spa', 'Yoga']],
])('DS18: %j gives the badges %j', (activityCategory, badges) => {
  expect(activityBadges({ activityCategory })).toEqual(badges);
});

test('DS18: badges are trimmed, filled and each there once', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'B', ';', ' ') }), (activityCategory) => {
      const badges = activityBadges({ activityCategory });
      expect(badges.every((badge) => /^[aB](?:[aB ]*[aB])?$/.test(badge))).toBe(true);
      expect(new Set(badges.map((badge) => badge.toLowerCase())).size).toBe(badges.length);
      expect(activityBadges({ activityCategory: badges.join('; ') })).toEqual(badges);
    }),
  );
});
