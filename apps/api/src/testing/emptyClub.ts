import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

const TABLES =
  'gift_products, gift_sections, gift_guides, connections, destinations, events, benefits, former_slugs, vendors, members';

/** Creates a database of a club that has nothing yet. */
export async function createEmptyClub(): Promise<TestDatabase> {
  const testDatabase = await createTestDatabase();
  await testDatabase.run(`truncate ${TABLES} cascade`);
  return testDatabase;
}
