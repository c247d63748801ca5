import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../postgres/database.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { SECOND } from '../process/clock.ts';
import { startJobs } from './jobs.ts';

test('ML5: a job that fails is reported apart from broken queues, and is tried again', async () => {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.connectionString, () => undefined);
  onTestFinished(() => testDatabase.drop());
  const failed: unknown[] = [];
  const errors: unknown[] = [];
  const jobs = await startJobs({
    connectionString: testDatabase.connectionString,
    onFailedJob: (error) => failed.push(error),
    onError: (error) => errors.push(error),
    retryDelay: 1,
  });
  const tries: string[] = [];
  const emails = { name: 'emails', longestWait: SECOND, batches: 1, batchSize: 1 };
  await jobs.work(emails, async ({ payload }) => {
    tries.push(payload);
    if (tries.length === 1) throw new Error('the mail server is unavailable');
  });
  const id = '018e0000-0000-7000-8000-000000000001';
  await database.transaction((transaction) => jobs.add(transaction, emails, id, 'an email'));
  await expect.poll(() => tries, { timeout: 30_000 }).toEqual(['an email', 'an email']);
  expect(failed).toEqual([new Error('the mail server is unavailable')]);
  expect(errors).toEqual([]);

  await database.close();
  await testDatabase.drop();
  await expect.poll(() => errors.length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(failed).toHaveLength(1);
  await jobs.stop().catch(() => undefined);
}, 120_000);
