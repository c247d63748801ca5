import { describe, expect, test } from 'vitest';
import { createSampleClub } from '../createSampleClub.ts';

const today = '2027-12-20';
const { benefits, vendors } = createSampleClub({ today });

test('sample-club-16: there are 36 benefits in 8 categories, a few in none', () => {
  const categories = benefits.map(({ category }) => category);
  expect(benefits).toHaveLength(36);
  expect(new Set(categories.filter((category) => category !== null)).size).toBe(8);
  const without = categories.filter((category) => category === null).length;
  expect(without).toBeGreaterThan(0);
  expect(without).toBeLessThan(5);
});

test('sample-club-17: a benefit carries its vendor’s name, place, website and type', () => {
  for (const benefit of benefits) {
    const vendor = vendors.find(({ id }) => id === benefit.vendorId)!;
    expect(benefit).toMatchObject({
      provider: vendor.name,
      vendorType: vendor.type,
      city: vendor.city,
      state: vendor.state,
      country: vendor.country,
      website: vendor.website,
    });
  }
});

describe('benefits are worth', () => {
  test.each([
    ['a percentage', /^\d+%$/],
    ['dollars', /^\$\d+$/],
    ['euros', /^€\d+$/],
    ['yen', /^¥[\d,]+$/],
    ['francs', /^CHF \d+$/],
    ['a favor in words', /^[A-Z][a-z]+ [a-z ]+$/],
  ])('sample-club-18: %s', (_form, pattern) => {
    expect(benefits.filter(({ value }) => value !== null && pattern.test(value))).not.toEqual([]);
  });

  test('sample-club-18: nothing named', () => {
    expect(benefits.filter(({ value }) => value === null)).not.toEqual([]);
  });
});

test('sample-club-18: some are featured, some new, most neither', () => {
  const featured = benefits.filter(({ isFeatured }) => isFeatured);
  const fresh = benefits.filter(({ isNew }) => isNew);
  expect(featured.length).toBeGreaterThanOrEqual(4);
  expect(fresh.length).toBeGreaterThanOrEqual(4);
  expect(featured.length + fresh.length).toBeLessThan(benefits.length / 2);
});

test('sample-club-19: an expiry lies after the day, and some benefits have none', () => {
  const expiries = benefits.map(({ expiresAt }) => expiresAt);
  expect(expiries).toContain(null);
  expect(expiries.filter((day) => day !== null && day <= today)).toEqual([]);
});

test('sample-club-18: some can be booked online and some cannot', () => {
  const bookable = benefits.filter(({ bookingUrl }) => bookingUrl !== null);
  expect(bookable.length).toBeGreaterThan(0);
  expect(bookable.length).toBeLessThan(benefits.length);
});
