import * as z from 'zod';
import type { Clock } from '../process/clock.ts';
import type { Transaction } from '../postgres/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { newId, type Random } from '../crypto/random.ts';
import type { Secrets } from '../crypto/secrets.ts';
import { messageSchema, type Message } from './message.ts';
import type { MailTransport } from './transport.ts';

const QUEUE = 'mail';

/** The outbox: its messages are sent once their transaction commits. */
export interface Outbox {
  /**
   * Adds a message.
   *
   * @param message - null adds a job that sends nothing, so that the response time reveals nothing.
   * @param notAfter - the expiry of the message. After it the message is dropped.
   */
  put(transaction: Transaction, message: Message | null, notAfter?: Date): Promise<void>;
}

/** The dependencies of the outbox. */
export interface OutboxDependencies {
  readonly jobs: Jobs;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly random: Random;
}

const queuedMessageSchema = z.object({
  message: messageSchema.nullable(),
  notAfter: z.number().nullable(),
});
type QueuedMessage = z.output<typeof queuedMessageSchema>;

/** Creates the outbox. Waiting messages are sealed, so that a copy of the database reveals no sign-in code. */
export function createOutbox({ jobs, secrets, clock, random }: OutboxDependencies): Outbox {
  return {
    put(transaction, message, notAfter) {
      const queued: QueuedMessage = { message, notAfter: notAfter?.getTime() ?? null };
      const sealed = secrets.seal('queued mail', JSON.stringify(queued));
      return jobs.add(transaction, QUEUE, newId(clock, random), sealed);
    },
  };
}

/** Starts to deliver the messages in the outbox, with retries until each succeeds. */
export async function deliverOutbox(
  { jobs, secrets, clock }: Pick<OutboxDependencies, 'jobs' | 'secrets' | 'clock'>,
  transport: MailTransport,
): Promise<void> {
  await jobs.work(QUEUE, async (id, sealed) => {
    const opened: unknown = JSON.parse(secrets.open('queued mail', sealed));
    const { message, notAfter } = queuedMessageSchema.parse(opened);
    if (message === null) return;
    if (notAfter !== null && clock.now().getTime() > notAfter) return;
    await transport.deliver(id, message);
  });
}
