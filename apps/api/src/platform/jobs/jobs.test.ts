import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { startJobs } from './jobs.ts';

test('ML5: a job that fails is told apart from queues that do not work, and is tried again', async () => {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.address, () => undefined);
  onTestFinished(() => testDatabase.drop());
  const failed: unknown[] = [];
  const errors: unknown[] = [];
  const jobs = await startJobs({
    connectionString: testDatabase.address,
    onFailedJob: (error) => failed.push(error),
    onError: (error) => errors.push(error),
    retryDelay: 1,
  });
  const tries: string[] = [];
  await jobs.work('letters', async (_id, payload) => {
    tries.push(payload);
    if (tries.length === 1) throw new Error('the mail server is away');
  });
  const id = '018e0000-0000-7000-8000-000000000001';
  await database.transaction((transaction) => jobs.add(transaction, 'letters', id, 'a letter'));
  await expect.poll(() => tries, { timeout: 30_000 }).toEqual(['a letter', 'a letter']);
  expect(failed).toEqual([new Error('the mail server is away')]);
  expect(errors).toEqual([]);

  await database.close();
  await testDatabase.drop();
  await expect.poll(() => errors.length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(failed).toHaveLength(1);
  await jobs.stop().catch(() => undefined);
}, 120_000);
