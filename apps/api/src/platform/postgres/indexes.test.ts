import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../testing/testDatabase.ts';

test('api/platform/postgres-8: every reference that removes its row has an index that begins with its column', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const cascades = await database.run(
    `select conrelid::regclass::text as name, attname as column_name, exists (
       select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null
     ) as has_index
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confdeltype = 'c' and connamespace = 'public'::regnamespace`,
  );
  expect(cascades.length).toBeGreaterThan(5);
  expect(cascades.filter(({ has_index }) => has_index === false)).toEqual([]);
});
