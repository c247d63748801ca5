import * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { Transaction } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { newId, type Random } from '../random.ts';
import type { Secrets } from '../secrets.ts';
import { messageSchema, type Message } from './message.ts';
import type { MailTransport } from './transport.ts';

const QUEUE = 'mail';

/** Where messages are put that are to be sent once the transaction commits. */
export interface Outbox {
  /**
   * @param message - null puts a job that sends nothing, so that whoever watches the server's time can't tell.
   * @param notAfter - when the message has lost its use; it is then dropped rather than sent.
   */
  put(transaction: Transaction, message: Message | null, notAfter?: Date): Promise<void>;
}

/** What the outbox works with. */
export interface OutboxParts {
  readonly jobs: Jobs;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly random: Random;
}

const queuedSchema = z.object({
  message: messageSchema.nullable(),
  notAfter: z.number().nullable(),
});
type Queued = z.output<typeof queuedSchema>;

/** Makes the outbox. Messages wait sealed, so that a copy of the database tells nobody a sign-in code. */
export function createOutbox({ jobs, secrets, clock, random }: OutboxParts): Outbox {
  return {
    put(transaction, message, notAfter) {
      const queued: Queued = { message, notAfter: notAfter?.getTime() ?? null };
      const sealed = secrets.seal('queued mail', JSON.stringify(queued));
      return jobs.add(transaction, QUEUE, newId(clock, random), sealed);
    },
  };
}

/** Has the messages in the outbox delivered, each until it succeeds. */
export async function deliverOutbox(
  { jobs, secrets, clock }: Pick<OutboxParts, 'jobs' | 'secrets' | 'clock'>,
  transport: MailTransport,
): Promise<void> {
  await jobs.work(QUEUE, async (id, sealed) => {
    const opened: unknown = JSON.parse(secrets.open('queued mail', sealed));
    const { message, notAfter } = queuedSchema.parse(opened);
    if (message === null) return;
    if (notAfter !== null && clock.now().getTime() > notAfter) return;
    await transport.deliver(id, message);
  });
}
