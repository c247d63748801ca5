import { expect, inject, test, vi } from 'vitest';
import { after, HOUR, MINUTE, SECOND } from '../process/clock.ts';
import { MEMBER, SECOND_MEMBER, STAFF, START } from '../../testing/constants.ts';
import { createSecrets } from '../crypto/secrets.ts';
import { systemRandom } from '../crypto/random.ts';
import { createOutbox } from './outbox.ts';
import { messageTo, startMail } from '../../testing/testMail.ts';
import { type MailTransport, RefusedError } from './transport.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Fails the messages to some emails, and counts the tries by subject. */
function failing(failures: Map<string, Error>) {
  const tries: string[] = [];
  const wrap = (mailbox: MailTransport): MailTransport => ({
    deliver(id, message, signal) {
      tries.push(message.subject);
      const failure = failures.get(message.to.address);
      return failure === undefined ? mailbox.deliver(id, message, signal) : Promise.reject(failure);
    },
  });
  return { tries, wrap };
}

const refused = () => new RefusedError(550, new Error('Failed: 550 5.1.1 no such mailbox'));

test('api/emails-10: a sign-in code passes emails that take all the time of the mail server', async () => {
  const count = inject('isLong') ? 4000 : 100;
  const gate = Promise.withResolvers<void>();
  let held = 0;
  const { put, mailbox, database, outbox } = await startMail((inbox) => ({
    async deliver(id, message, signal) {
      if (message.to.address === MEMBER) {
        held += 1;
        await gate.promise;
      }
      await inbox.deliver(id, message, signal);
    },
  }));
  await database.transaction(async (transaction) => {
    for (let index = 0; index < count; index += 1) {
      await outbox.put(transaction, messageTo(MEMBER, `Letter ${index}`));
    }
  });
  await expect.poll(() => held).toBe(20);
  for (let index = 0; index < 10; index += 1) {
    await put(messageTo(SECOND_MEMBER, `Code ${index}`), after(START, MINUTE));
    await mailbox.next(({ subject }) => subject === `Code ${index}`);
  }
  expect(held).toBe(20);
  gate.resolve();
});

test('api/emails-9: a try that takes too long is ended before the next one begins', async () => {
  let underWay = 0;
  let tries = 0;
  const wrap = (): MailTransport => ({
    async deliver(_id, _message, signal) {
      underWay += 1;
      tries += 1;
      expect(underWay).toBe(1);
      await new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      underWay -= 1;
      signal.throwIfAborted();
    },
  });
  const { put, retry, testDatabase } = await startMail(wrap, { longestTry: 100 });
  await put(messageTo(MEMBER, 'Slow'));
  await retry(1);
  await expect.poll(() => tries).toBeGreaterThan(1);
  const queues = await testDatabase.run(
    `select expire_seconds from pgboss.queue where name like 'mail%'`,
  );
  expect(queues).toEqual([{ expire_seconds: 21 }, { expire_seconds: 21 }]);
});

test('api/emails-9: a message is done as soon as it is accepted, whatever else is under way', async () => {
  const held = Promise.withResolvers<void>();
  const { database, outbox, testDatabase } = await startMail((mailbox) => ({
    async deliver(id, message, signal) {
      if (message.subject === 'Slow') await held.promise;
      await mailbox.deliver(id, message, signal);
    },
  }));
  await database.transaction(async (transaction) => {
    for (const subject of ['Slow', 'One', 'Two', 'Three', 'Four']) {
      await outbox.put(transaction, messageTo(MEMBER, subject));
    }
  });
  const states = async () => {
    const rows = await testDatabase.run(
      `select state, count(*)::int from pgboss.job where name = 'mail' group by state order by state`,
    );
    return rows.map(({ state, count }) => [state, count]);
  };
  await expect.poll(states).toEqual([
    ['active', 1],
    ['completed', 4],
  ]);
  held.resolve();
});

test('api/emails-5, api/emails-9: the only server sends at once what a killed one was sending, also by an earlier version', async () => {
  const { wrap } = failing(new Map([[MEMBER, new Error('451 later')]]));
  const { put, retry, jobs, testDatabase } = await startMail(wrap);
  await put(messageTo(MEMBER, 'Interrupted'));
  await retry(1, `, state = 'active', started_on = now()`);
  await jobs.stop();
  const { mailbox } = await startMail(undefined, { testDatabase, isOnlyServer: true });
  await mailbox.next(({ subject }) => subject === 'Interrupted');
});

test('api/emails-11: a message that an earlier version put into the queue can be given up too', async () => {
  const failures = new Map([[MEMBER, new Error('451 later')]]);
  const { wrap } = failing(failures);
  const { put, retry, jobs, testDatabase } = await startMail(wrap);
  await put(messageTo(MEMBER, 'Older'));
  await retry(1, ', expire_seconds = 15, dead_letter = null');
  await jobs.stop();
  failures.set(MEMBER, refused());
  const later = await startMail(wrap, { testDatabase });
  await expect.poll(later.undelivered).toMatchObject([{ message: { subject: 'Older' } }]);
});

test('api/emails-5: the waits grow to at most an hour', async () => {
  const { wrap } = failing(new Map([[MEMBER, new Error('451 later')]]));
  const { put, retry, testDatabase } = await startMail(wrap);
  await put(messageTo(MEMBER, 'Later'));
  const waits: number[] = [];
  for (const tries of [1, 6, 40]) {
    await retry(1, `, retry_count = ${tries - 1}`);
    const find = async () => {
      const [row] = await testDatabase.run(
        `select extract(epoch from start_after - now())::float as wait from pgboss.job
         where name = 'mail' and state = 'retry' and retry_count = $1`,
        [tries],
      );
      return row;
    };
    await expect.poll(find).toBeDefined();
    waits.push(Number((await find())?.['wait']));
  }
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits.at(-1)).toBeLessThanOrEqual((HOUR - MINUTE) / SECOND);
  expect(waits.at(-1)).toBeGreaterThan((HOUR - 10 * MINUTE) / SECOND);
});

test('api/emails-11, api/emails-12, api/emails-13: a refused message is tried once, listed, told to staff once, and can be sent again', async () => {
  const failures = new Map([[MEMBER, refused()]]);
  const { tries, wrap } = failing(failures);
  const { put, mailbox, undelivered, jobs, givenUp } = await startMail(wrap);
  await put(messageTo(MEMBER, 'Refused'));
  const notice = await mailbox.next(({ to }) => to.address === STAFF);
  expect(notice.subject).toBe('Not delivered: Refused');
  expect(notice.text).toContain(`To: Ada <${MEMBER}>`);
  expect(notice.text).toContain('550 5.1.1 no such mailbox');
  await expect.poll(undelivered).toHaveLength(1);
  const [listed] = await undelivered();
  expect(listed).toMatchObject({
    message: { to: { address: MEMBER }, subject: 'Refused' },
    reason: 'refused with 550',
  });
  expect(tries).toEqual(['Refused', 'Not delivered: Refused']);
  expect(givenUp).toHaveLength(1);

  failures.clear();
  expect(await jobs.redo([listed?.id ?? ''])).toBe(1);
  const sent = await mailbox.next(({ subject }) => subject === 'Refused');
  expect(sent.subject).toBe('Refused');
  expect(await undelivered()).toEqual([]);
  expect(mailbox.messages()).toHaveLength(2);
});

test('api/emails-11, api/emails-12: after three days an email to a member is given up, one to staff only when it is refused', async () => {
  const failures = new Map([
    [MEMBER, new Error('the mail server is silent')],
    [STAFF, new Error('the mail server is silent')],
  ]);
  const { tries, wrap } = failing(failures);
  const { put, retry, retryNow, mailbox, undelivered, givenUp } = await startMail(wrap);
  await put(messageTo(MEMBER, 'To a member'));
  await put(messageTo(STAFF, 'To staff'));
  await retry(2, `, created_on = created_on - interval '71 hours'`);
  const count = tries.length;
  await expect.poll(() => tries.length).toBeGreaterThan(count + 1);
  expect(givenUp).toEqual([]);
  await retry(2, `, created_on = created_on - interval '1 hour'`);
  await expect.poll(undelivered).toMatchObject([{ reason: 'not accepted for three days' }]);
  expect(givenUp).toHaveLength(1);

  failures.set(STAFF, refused());
  const undeliveredAfterRetry = async () => {
    await retryNow();
    return undelivered();
  };
  // The third one tells staff of the first.
  await expect.poll(undeliveredAfterRetry, { interval: 250 }).toHaveLength(3);
  expect(givenUp).toHaveLength(3);
  expect(mailbox.messages()).toEqual([]);
});

test('api/emails-14: a message whose key was given up is given up and listed by its id alone', async () => {
  const { jobs, database, givenUp, undelivered, mailbox } = await startMail();
  const lost = createSecrets('a lost key of the tests, long enough', systemRandom);
  const outbox = createOutbox({
    jobs,
    secrets: lost,
    clock: { now: () => START },
    random: systemRandom,
  });
  await database.transaction((transaction) =>
    outbox.put(transaction, messageTo(MEMBER, 'Unreadable')),
  );
  await expect.poll(undelivered).toHaveLength(1);
  expect(await undelivered()).toMatchObject([
    { message: undefined, reason: 'its key was given up' },
  ]);
  expect(givenUp).toHaveLength(1);
  expect(mailbox.messages()).toEqual([]);
});
