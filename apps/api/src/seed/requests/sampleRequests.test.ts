import { requestPayloadSchema, requestStatuses } from '@parlour/contract';
import { deskViews } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findQueue } from '../../features/requests/desk/queueRepository.ts';
import { migrateDatabase } from '../../platform/postgres/migrate.ts';
import { openDatabase, type Database } from '../../platform/postgres/database.ts';
import { START, TODAY } from '../../testing/constants.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { seedEmptyDatabase } from '../seed.ts';

let empty: TestDatabase;
let database: Database;

beforeAll(async () => {
  empty = await createTestDatabase('template0');
  await migrateDatabase(empty.connectionString, async (client) => {
    await seedEmptyDatabase(client, TODAY, { hasRequests: true });
  });
  database = openDatabase(empty.connectionString, () => undefined);
});
afterAll(async () => {
  await database.close();
  await empty.drop();
});

test('api-15: the sample club has some thirty requests in every status, from before its day', async () => {
  const rows = await empty.run('select status, created_at, changed_at, details, * from requests');
  expect(rows.length).toBeGreaterThanOrEqual(30);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(requestStatuses));
  for (const { subject, request_type: requestType, details, changed_at: changedAt } of rows) {
    expect(changedAt).toBeInstanceOf(Date);
    expect(Number(changedAt)).toBeLessThan(START.getTime());
    const payload = { ...(details as object), requestType, subject };
    expect(requestPayloadSchema.safeParse(payload), String(subject)).toMatchObject({
      success: true,
    });
  }
});

test('api-15: every view of the queue has requests of the sample club', async () => {
  for (const view of deskViews) {
    const query = { view, order: 'changed' } as const;
    const staffId = 'sample-concierge';
    const page = await findQueue(database.queries, {
      query,
      staffId,
      now: START,
      after: null,
      limit: 25,
    });
    expect(page.length, view).toBeGreaterThan(1);
  }
});

test('api-15: no line of the sample club is emailed, and each version counts the lines', async () => {
  const due = await empty.run('select id from request_entries where email_due_at is not null');
  expect(due).toEqual([]);
  const wrong = await empty.run(`
    select id from requests where version <> 1 + (rating_stars is not null)::int
      + (select count(*) from request_entries where request_id = requests.id and kind <> 'note')`);
  expect(wrong).toEqual([]);
});
