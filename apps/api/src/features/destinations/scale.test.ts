import { afterAll, beforeAll, expect, test } from 'vitest';
import { bigGuide, DESTINATIONS } from '../../testing/bigGuide.ts';
import { sequentialScansOf } from '../../testing/sequentialScans.ts';
import { startTestClub, type TestClub } from '../../testing/testClub.ts';
import { getVendor, listRelatedVendors } from '../vendors/service.ts';
import { getDestination, listDestinations } from './service.ts';

let club: TestClub;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  for (const statement of bigGuide) await club.testDatabase.run(statement);
});
afterAll(() => stop());

test('api/destinations-8: no query for one destination reads a whole table', async () => {
  for (const id of ['d10', 'd11', 'none']) {
    const { queries, scans } = await sequentialScansOf(club, (queries) =>
      getDestination(queries, id).catch(() => undefined),
    );
    expect(scans).toEqual([]);
    expect(queries).toBe(3);
  }
});

test('api/vendors-8: no query for one vendor or for its related vendors reads a whole table', async () => {
  for (const id of ['v77', 'vendor-78', 'none']) {
    const { queries, scans } = await sequentialScansOf(club, (queries) =>
      listRelatedVendors(queries, id, 3).catch(() => undefined),
    );
    expect(scans).toEqual([]);
    expect(queries).toBe(id === 'none' ? 1 : 4);
    const alone = await sequentialScansOf(club, (all) => getVendor(all, id).catch(() => undefined));
    expect(alone).toEqual({ queries: id === 'none' ? 1 : 2, scans: [] });
  }
});

test('api/destinations-9: the list is complete, at once and page by page', async () => {
  const list = (query: Parameters<typeof listDestinations>[1]) =>
    listDestinations(club.database.queries, query);
  const { destinations, totalCount } = await list({});
  const [stored] = await club.testDatabase.run('select count(*)::integer from destinations');
  expect(destinations).toHaveLength(Number(stored?.['count']));
  expect(totalCount).toBeGreaterThan(DESTINATIONS);
  const pages = await Promise.all([0, 200, 400, 600].map((offset) => list({ limit: 200, offset })));
  expect(pages.flatMap((page) => page.destinations)).toEqual(destinations);
  expect(pages.map((page) => page.totalCount)).toEqual(pages.map(() => totalCount));
});

test('api/destinations-9: a destination keeps every vendor, however many', async () => {
  const get = (id: string) => getDestination(club.database.queries, id);
  expect((await get('d11')).connections).toHaveLength(40);
  await club.testDatabase.run(
    `insert into connections (id, position, destination_id, vendor_id)
     select 'all-' || n, n, 'd10', 'v' || n from generate_series(1, 2000) n`,
  );
  const { neighborhoods, connections } = await get('d10');
  expect(neighborhoods).toHaveLength(4);
  const [stored] = await club.testDatabase.run(
    `select count(*)::integer from connections where destination_id = 'd10'`,
  );
  expect(Number(stored?.['count'])).toBeGreaterThan(2000);
  expect(connections).toHaveLength(Number(stored?.['count']));
});
