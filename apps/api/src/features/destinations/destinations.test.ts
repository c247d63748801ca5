import { destinationListSchema } from '@parlour/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestClub, type TestClub, type Tokens } from '../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
});
afterAll(() => stop());

const list = async (query = '') =>
  destinationListSchema.parse(
    (await club.call('GET', `/api/destinations${query}`, { as })).body.data,
  );

test('DE1: the list has destinations and neighborhoods, each with its parent', async () => {
  const { destinations, totalCount } = await list();
  expect(totalCount).toBe(destinations.length);
  const neighborhood = destinations.find(({ id }) => id === 'paris-le-marais');
  expect(neighborhood).toMatchObject({
    parentDestination: { id: 'paris', name: 'Paris' },
    hasNeighborhoods: false,
  });
  expect(destinations.find(({ id }) => id === 'paris')).toMatchObject({
    parentDestination: null,
    hasNeighborhoods: true,
  });
});

test('DE2: the two flags choose, and the count is of all that match', async () => {
  const primary = await list('?isPrimary=true');
  expect(primary.destinations.every(({ parentDestination }) => parentDestination === null)).toBe(
    true,
  );
  const cities = await list('?isPrimary=true&hasNeighborhoods=true&limit=1');
  expect(cities.destinations).toHaveLength(1);
  expect(cities.totalCount).toBeGreaterThanOrEqual(4);
  const plain = await list('?hasNeighborhoods=false');
  expect(plain.destinations.some(({ hasNeighborhoods }) => hasNeighborhoods)).toBe(false);
});

test('DE3: limit and offset page through the list', async () => {
  const all = (await list('?isPrimary=true')).destinations;
  const page = (await list('?isPrimary=true&limit=3&offset=2')).destinations;
  expect(page).toEqual(all.slice(2, 5));
  expect((await list('?offset=9000')).destinations).toEqual([]);
});

test('DE4: a flag, limit or offset of the wrong form is refused by name', async () => {
  for (const [query, field] of [
    ['isPrimary=maybe', 'isPrimary'],
    ['hasNeighborhoods=1', 'hasNeighborhoods'],
    ['limit=0', 'limit'],
    ['limit=1.5', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=x', 'offset'],
  ]) {
    const { status, body } = await club.call('GET', `/api/destinations?${query}`, { as });
    expect([query, status, body.field]).toEqual([query, 400, field]);
    expect(body.message).toContain(field);
  }
});
