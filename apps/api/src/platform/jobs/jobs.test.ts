import { test } from 'vitest';
import { openDatabase } from '../postgres/database.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { DAY, SECOND } from '../process/clock.ts';
import { startJobs } from './jobs.ts';

test.concurrent("api/emails-17: after the database's clock was set back, waiting jobs, tries and abandoned tries go on at once", async ({
  expect,
  onTestFinished,
}) => {
  const testDatabase = await createTestDatabase();
  onTestFinished(() => testDatabase.drop());
  const { connectionString, run } = testDatabase;
  const jobs = await startJobs({
    connectionString,
    onFailedJob: () => undefined,
    onError: () => undefined,
    longestTry: SECOND,
  });
  onTestFinished(() => jobs.stop());
  const emails = { name: 'emails', longestWait: 30 * SECOND, batches: 3, batchSize: 1 };
  const tries: string[] = [];
  let isUnavailable = true;
  await jobs.work(emails, ({ payload }) => {
    tries.push(payload);
    return isUnavailable ? Promise.reject(new Error('unavailable')) : Promise.resolve();
  });
  const names = ['waiting', 'retried', 'abandoned'];
  for (const [index, name] of names.entries()) {
    await jobs.add(null, emails, `018e0000-0000-7000-8000-00000000000${index}`, name);
  }
  await expect
    .poll(() => names.every((name) => tries.includes(name)), { timeout: 20_000 })
    .toBe(true);
  isUnavailable = false;
  // As an hour's jump back leaves them: the clock of PostgreSQL cannot be set.
  const set = (changes: string, name: string) =>
    run(`update pgboss.job set ${changes} where name = 'emails' and data ->> 'payload' = $1`, [
      name,
    ]);
  const later = "now() + interval '1 hour'";
  const states = async () =>
    (await run("select state from pgboss.job where name = 'emails'")).map(({ state }) => state);
  await expect.poll(states, { timeout: 20_000 }).toEqual(['retry', 'retry', 'retry']);
  await set(`state = 'created', start_after = ${later}`, 'waiting');
  await set(`state = 'retry', start_after = ${later}`, 'retried');
  await set(`state = 'active', started_on = ${later}, expire_seconds = 2`, 'abandoned');
  await run(
    `update pgboss.queue set monitor_on = ${later}, monitor_claim_on = ${later}, maintain_on = ${later}`,
  );
  await expect.poll(states, { timeout: 45_000 }).toEqual(['completed', 'completed', 'completed']);
}, 120_000);

test.concurrent('api/emails-5: a job that fails is reported apart from broken queues, and is tried again', async ({
  expect,
  onTestFinished,
}) => {
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

test.concurrent('api-17: done and given up jobs are kept for as long as the last start says', async ({
  expect,
  onTestFinished,
}) => {
  const testDatabase = await createTestDatabase();
  onTestFinished(() => testDatabase.drop());
  const { connectionString, run } = testDatabase;
  const emails = { name: 'emails', longestWait: SECOND, batches: 1, batchSize: 1 };
  const daysAfterStart = async (keepDone: number, keepGivenUp: number) => {
    const onError = () => undefined;
    const days = { keepDone: keepDone * DAY, keepGivenUp: keepGivenUp * DAY };
    const jobs = await startJobs({ connectionString, onFailedJob: onError, onError, ...days });
    await jobs.work(emails, () => Promise.resolve());
    await jobs.stop();
    return run(
      `select name, case name when 'emails' then deletion_seconds else retention_seconds end / 86400 as days
       from pgboss.queue where name in ('emails', 'given-up') order by name`,
    );
  };
  const rowsOf = (done: number, givenUp: number) => [
    { name: 'emails', days: done },
    { name: 'given-up', days: givenUp },
  ];
  expect(await daysAfterStart(3, 10)).toEqual(rowsOf(3, 10));
  expect(await daysAfterStart(1, 90)).toEqual(rowsOf(1, 90));
});
