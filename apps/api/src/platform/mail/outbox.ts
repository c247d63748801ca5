import * as z from 'zod';
import { type Clock, DAY, MINUTE, SECOND } from '../process/clock.ts';
import { signals } from '../process/signals.ts';
import type { Transaction } from '../postgres/database.ts';
import { GiveUpError, type Job, type Jobs, type Queue } from '../jobs/jobs.ts';
import { newId, type Random } from '../crypto/random.ts';
import { type Secrets, UnknownKeyError } from '../crypto/secrets.ts';
import { messageSchema, type Message } from './message.ts';
import { type MailTransport, RefusedError } from './transport.ts';

const ordinaryQueue: Queue = {
  name: 'mail',
  // Below an hour, since a due try waits for the next look at the queue.
  longestWait: 55 * MINUTE,
  batches: 4,
  batchSize: 5,
};

// Messages that expire, which are sign-in codes. Many small batches, so that the next one finds a free place (api/emails-10).
const urgentQueue: Queue = {
  name: 'mail-urgent',
  longestWait: 30 * SECOND,
  batches: 10,
  batchSize: 2,
};

const queues = [ordinaryQueue, urgentQueue] as const;

/** The names of the queues that emails wait in. */
export const outboxQueues: readonly string[] = queues.map(({ name }) => name);

const GIVE_UP_AFTER = 3 * DAY;

/** The outbox: its messages are sent once their transaction commits. */
export interface Outbox {
  /**
   * Adds a message.
   *
   * @param message - null adds a job that sends nothing, so that the response time reveals nothing.
   * @param notAfter - the expiry of the message. After it the message is dropped. Such messages pass all others.
   */
  put(transaction: Transaction, message: Message | null, notAfter?: Date): Promise<void>;
  /**
   * Adds a message that waits for some seconds.
   *
   * @returns its id for {@link Outbox.withdraw}.
   */
  putDelayed(transaction: Transaction, message: Message, seconds: number): Promise<string>;
  /** Removes a message. Returns false where it is being sent or has left. */
  withdraw(transaction: Transaction, id: string): Promise<boolean>;
}

/** The dependencies of the outbox. */
export interface OutboxDependencies {
  readonly jobs: Jobs;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly random: Random;
}

/** Why a message was given up, as the mail server said it. */
export interface GivenUpMessage {
  readonly message: Message;
  readonly response: string;
}

/** What staff get to know of messages that are given up. */
export interface StaffNotices {
  /** The club's own email. Only a refusal gives up a message to it, and nobody is told by email. */
  readonly staffEmail: () => string;
  /** Renders the email that tells staff. */
  readonly noticeOf: (givenUp: GivenUpMessage) => Message;
}

/** The dependencies of {@link deliverOutbox}. */
interface DeliveryDependencies
  extends Pick<OutboxDependencies, 'jobs' | 'secrets' | 'clock'>, StaffNotices {
  readonly transport: MailTransport;
}

const queuedMessageSchema = z.object({
  message: messageSchema.nullable(),
  notAfter: z.number().nullable(),
});
type QueuedMessage = z.output<typeof queuedMessageSchema>;

const PURPOSE = 'queued mail';
const sealMessage = (secrets: Secrets, queued: QueuedMessage) =>
  secrets.seal(PURPOSE, JSON.stringify(queued));
function openMessage(secrets: Secrets, sealed: string): QueuedMessage {
  const opened: unknown = JSON.parse(secrets.open(PURPOSE, sealed));
  return queuedMessageSchema.parse(opened);
}

/** Returns undefined where the key of the message was given up. */
function openMessageIfPossible(secrets: Secrets, sealed: string): QueuedMessage | undefined {
  try {
    return openMessage(secrets, sealed);
  } catch (error) {
    if (error instanceof UnknownKeyError) return undefined;
    throw error;
  }
}

/** Creates the outbox. Waiting messages are sealed, so that a copy of the database reveals no sign-in code. */
export function createOutbox({ jobs, secrets, clock, random }: OutboxDependencies): Outbox {
  return {
    put(transaction, message, notAfter) {
      const queue = notAfter === undefined ? ordinaryQueue : urgentQueue;
      const sealed = sealMessage(secrets, { message, notAfter: notAfter?.getTime() ?? null });
      return jobs.add(transaction, queue, newId(clock, random), sealed);
    },
    async putDelayed(transaction, message, seconds) {
      const id = newId(clock, random);
      const sealed = sealMessage(secrets, { message, notAfter: null });
      await jobs.add(transaction, ordinaryQueue, id, sealed, seconds);
      return id;
    },
    withdraw: (transaction, id) => jobs.remove(transaction, ordinaryQueue, id),
  };
}

/** Starts to deliver the messages in the outbox. Each is tried until it is accepted, expires, or is given up (api/emails-11). */
export async function deliverOutbox(dependencies: DeliveryDependencies): Promise<void> {
  const { jobs, secrets, clock, transport, staffEmail, noticeOf } = dependencies;

  const tellStaff = async ({ runId }: Job, givenUp: GivenUpMessage) => {
    const sealed = sealMessage(secrets, { message: noticeOf(givenUp), notAfter: null });
    // The same id after a crash, so that staff are told once: that of the message, as a UUID of version 8.
    await jobs.add(null, ordinaryQueue, `${runId.slice(0, 14)}8${runId.slice(15)}`, sealed);
  };

  const deliver = async (job: Job): Promise<void> => {
    const queued = openMessageIfPossible(secrets, job.payload);
    if (queued === undefined) throw new GiveUpError('its key was given up');
    const { message, notAfter } = queued;
    if (message === null) return;
    if (notAfter !== null && clock.now().getTime() > notAfter) return;
    try {
      await transport.deliver(job.id, message, job.signal);
      signals.emit('email', 'sent');
    } catch (error) {
      const isToStaff = message.to.address === staffEmail();
      const isRefused = error instanceof RefusedError;
      if (!isRefused && (isToStaff || job.age < GIVE_UP_AFTER)) {
        signals.emit('email', 'failed');
        throw error;
      }
      signals.emit('email', isRefused ? 'refused' : 'given-up');
      const response = error instanceof Error ? error.message : String(error);
      if (!isToStaff) await tellStaff(job, { message, response });
      const reason = isRefused ? `refused with ${error.code}` : 'not accepted for three days';
      throw new GiveUpError(reason, { cause: error });
    }
  };

  for (const queue of queues) await jobs.work(queue, deliver);
}

/** A message that nobody tries to deliver any more. */
export interface UndeliveredMessage {
  readonly id: string;
  /** Undefined where its key was given up. */
  readonly message: Message | undefined;
  readonly addedAt: Date;
  readonly reason: string;
}

/** Returns the messages that were given up, the oldest first. */
export async function listUndelivered({
  jobs,
  secrets,
}: Pick<OutboxDependencies, 'jobs' | 'secrets'>): Promise<readonly UndeliveredMessage[]> {
  const givenUp = await jobs.listGivenUp();
  return givenUp.flatMap(({ payload, ...job }) => {
    const queued = openMessageIfPossible(secrets, payload);
    return queued?.message === null ? [] : [{ ...job, message: queued?.message }];
  });
}
