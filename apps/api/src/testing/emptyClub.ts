import { contentKinds } from '@parlour/contract/staff';
import { getTableName } from 'drizzle-orm';
import { kindOf } from '../features/content/kinds/index.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

const TABLES = ['members', ...contentKinds.map((kind) => getTableName(kindOf(kind).table))].join();

/** Creates a database of a club that has nothing yet. */
export async function createEmptyClub(): Promise<TestDatabase> {
  const testDatabase = await createTestDatabase();
  await testDatabase.run(`truncate ${TABLES} cascade`);
  return testDatabase;
}
