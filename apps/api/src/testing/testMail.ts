import { expect, onTestFinished } from 'vitest';
import { undeliveredOf } from '../emails/undelivered.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import { createSecrets } from '../platform/crypto/secrets.ts';
import { type JobOptions, startJobs } from '../platform/jobs/jobs.ts';
import type { Message } from '../platform/mail/message.ts';
import { createOutbox, deliverOutbox, listUndelivered } from '../platform/mail/outbox.ts';
import type { MailTransport } from '../platform/mail/transport.ts';
import { openDatabase } from '../platform/postgres/database.ts';
import { START, STAFF } from './constants.ts';
import { createMailbox } from './mailbox.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

interface TestMailOptions extends Partial<JobOptions> {
  /** By default one of its own. */
  readonly testDatabase?: TestDatabase;
}

/**
 * Starts an outbox, which ends with the test.
 *
 * @param changeTransport - replaces the mailbox that the messages go to.
 */
export async function startMail(
  changeTransport: (mailbox: MailTransport) => MailTransport = (mailbox) => mailbox,
  { testDatabase: givenDatabase, ...options }: TestMailOptions = {},
) {
  const testDatabase = givenDatabase ?? (await createTestDatabase());
  if (givenDatabase === undefined) onTestFinished(() => testDatabase.drop());
  const database = openDatabase(testDatabase.connectionString, () => undefined);
  onTestFinished(() => database.close());
  const secrets = createSecrets('a secret key of the tests, long enough', systemRandom);
  const clock = { now: () => START };
  const givenUp: string[] = [];
  const jobs = await startJobs({
    connectionString: testDatabase.connectionString,
    onFailedJob: (error, isGivenUp) => void (isGivenUp && givenUp.push(String(error))),
    onError: () => undefined,
    retryDelay: 1,
    ...options,
  });
  onTestFinished(() => jobs.stop());
  const mailbox = createMailbox();
  const branding = {
    clubName: 'The Club',
    clubAddress: '1 Row',
    staffEmail: STAFF,
    logoUrl: null,
    accentColors: null,
    publicUrl: 'https://club.example',
    desk: { url: 'https://desk.club.example' },
    areRequestsEmailed: true,
  };
  const transport = changeTransport(mailbox);
  await deliverOutbox({ jobs, secrets, clock, transport, ...undeliveredOf(branding) });
  const outbox = createOutbox({ jobs, secrets, clock, random: systemRandom });
  const waiting = () =>
    testDatabase.run(`select 1 from pgboss.job where name like 'mail%' and state = 'retry'`);
  /** Changes the jobs of the messages that wait for another try, and lets the tries begin. */
  async function retryNow(change = '') {
    await testDatabase.run(
      `update pgboss.job set start_after = now() ${change} where name like 'mail%' and state = 'retry'`,
    );
    // Any new job wakes the workers, which would look for due tries every two seconds.
    await database.transaction((transaction) => outbox.put(transaction, null));
  }
  return {
    testDatabase,
    database,
    jobs,
    retryNow,
    /** Waits until so many messages wait for another try, then does as `retryNow`. */
    async retry(count: number, change = '') {
      await expect.poll(waiting).toHaveLength(count);
      await retryNow(change);
    },
    mailbox,
    outbox,
    /** The errors of the emails that were given up, as the log gets them. */
    givenUp,
    put: (message: Message, notAfter?: Date) =>
      database.transaction((transaction) => outbox.put(transaction, message, notAfter)),
    undelivered: () => listUndelivered({ jobs, secrets }),
  };
}

/** Makes a message to one address. */
export function messageTo(address: string, subject: string): Message {
  return { to: { name: 'Ada', address }, subject, text: 'Text', html: '<p>Text</p>' };
}
