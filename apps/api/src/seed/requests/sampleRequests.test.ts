import { requestPayloadSchema, requestStatuses } from '@parlour/contract';
import { deskViews, newMacroSchema } from '@parlour/contract/staff';
import { macroIssue } from '@parlour/core/machines';
import { mentionedIn, unknownSlot } from '@parlour/core/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findQueue } from '../../features/requests/desk/queueRepository.ts';
import { countInbox, readInbox } from '../../features/requests/reading/inbox.ts';
import { countUnseen } from '../../features/requests/reading/repository.ts';
import { migrateDatabase } from '../../platform/postgres/migrate.ts';
import { openDatabase, type Database } from '../../platform/postgres/database.ts';
import { START, TODAY } from '../../testing/constants.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { sampleStaff } from '../sampleStaff.ts';
import { sampleTemplates } from '../sampleTemplates.ts';
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

test('api-15: the concierge of the sample club has unseen requests and an inbox, the manager too, and who joins has hardly any', async () => {
  const queries = database.queries;
  for (const [staffId, unseen, inbox] of [
    ['sample-concierge', 3, 3],
    ['sample-manager', 1, 1],
    ['sample-editor', 1, 0],
  ] as const) {
    expect([staffId, (await countUnseen(queries, staffId, START))?.open]).toEqual([
      staffId,
      unseen,
    ]);
    expect([staffId, await countInbox(queries, staffId)]).toEqual([staffId, inbox]);
  }
  const told = await readInbox(queries, 'sample-concierge', undefined);
  expect(new Set(told.items.map(({ kind }) => kind))).toEqual(
    new Set(['mentioned', 'assigned', 'answered']),
  );
});

test('api-15: what notes of the sample club mention is written in them, and its replies and macros can be used', async () => {
  const people = sampleStaff(TODAY).map(({ id, firstName, lastName }) => ({
    id,
    name: `${firstName} ${lastName}`,
  }));
  const notes = await empty.run(`select text, mentions from request_entries where kind = 'note'`);
  for (const { text, mentions } of notes) {
    expect(mentionedIn(String(text), people)).toEqual(mentions ?? []);
  }
  expect(await empty.run('select 1 from canned_replies')).toHaveLength(5);
  const { replies, macros } = sampleTemplates(TODAY);
  for (const { text } of replies) expect(unknownSlot(text)).toBeNull();
  for (const macro of macros) expect(macroIssue(newMacroSchema.parse(macro))).toBeNull();
  expect(await empty.run('select 1 from macros')).toHaveLength(macros.length);
});
