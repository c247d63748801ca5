import { expect, test } from 'vitest';
import { destinations } from './destinations.ts';

const primary = destinations.filter(({ isPrimary }) => isPrimary);
const neighborhoodsOf = (id: string) =>
  destinations.filter(({ parentDestination }) => parentDestination?.id === id);

test('sample-club-6: 16 destinations are primary, and the other 16 are neighborhoods', () => {
  expect(primary).toHaveLength(16);
  expect(primary.filter(({ parentDestination }) => parentDestination)).toEqual([]);
  expect(destinations).toHaveLength(32);
  expect(primary.flatMap(({ id }) => neighborhoodsOf(id))).toHaveLength(16);
});

test('sample-club-6: four destinations have 3 to 6 neighborhoods, and say so', () => {
  const cities = destinations.filter(({ hasNeighborhoods }) => hasNeighborhoods);
  expect(cities.map(({ name }) => name)).toEqual(['Paris', 'London', 'New York', 'Tokyo']);
  for (const { id } of destinations) {
    const count = neighborhoodsOf(id).length;
    expect(count === 0 || (count >= 3 && count <= 6)).toBe(true);
    expect(count > 0).toBe(cities.some((city) => city.id === id));
  }
});

test('sample-club-15: every destination has an introduction of two or three sentences', () => {
  const lengths = destinations.map(
    ({ introduction }) => introduction.match(/[.!?](\s|$)/g)?.length,
  );
  expect(lengths.filter((length) => length !== 2 && length !== 3)).toEqual([]);
});
