import { createSampleClub } from '@parlour/sample-club';
import { expect, test } from 'vitest';
import { openDatabase } from '../platform/postgres/database.ts';
import * as schema from '../platform/postgres/schema/index.ts';
import { TODAY } from '../testing/constants.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { rowsOf } from './rows.ts';

test('api/staff/imports-20: the sample club that was loaded as a package has each of its rows', async () => {
  const club = await createTestDatabase();
  const database = openDatabase(club.connectionString, () => undefined);
  const rows = rowsOf(createSampleClub({ today: TODAY }));
  const { members, vendors, destinations, connections, benefits, events } = schema;
  const { giftGuides, giftSections, giftProducts } = schema;
  const tables = {
    members,
    vendors,
    destinations,
    connections,
    benefits,
    events,
    giftGuides,
    giftSections,
    giftProducts,
  };
  for (const [name, table] of Object.entries(tables)) {
    const stored = new Map(
      (await database.queries.select().from(table)).map((row) => [row.id, row]),
    );
    const expected = rows[name as keyof typeof tables];
    expect(stored.size, name).toBe(expected.length);
    for (const row of expected) expect(stored.get(row.id), name).toMatchObject(row);
  }
  await database.close();
  await club.drop();
});
