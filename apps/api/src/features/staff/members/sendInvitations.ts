import type { Logger } from 'pino';
import { type AuditEvent, type AuditTrail, recordChained } from '../../../http/audit/audit.ts';
import { countWaiting } from '../../../platform/jobs/waitingJobs.ts';
import { outboxQueues } from '../../../platform/mail/outbox.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import { after, SECOND } from '../../../platform/process/clock.ts';
import { createWakeLoop, type WakeLoop } from '../../../platform/process/wakeLoop.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { inviteWaiting } from '../../members/inviting.ts';
import { findLastRun, lockDueRun, takeWaiting, updateRun } from './invitationRepository.ts';

/** How many invitations leave together, and the milliseconds until the next ones. */
const AT_ONCE = 5;
const INTERVAL = SECOND;
/** So many emails may wait. More would keep those of members' requests waiting, and could not be stopped. */
const WAITING_LIMIT = 20;

/** The dependencies of {@link createInvitationSender}. */
interface InvitationSenderDependencies extends Pick<
  FeatureDependencies,
  'clock' | 'random' | 'outbox' | 'branding'
> {
  readonly database: Database;
  readonly audit: AuditTrail;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Sends a few of the invitations that are due, in one transaction with their audit entries (api/staff/members-18): after a kill
 * they have left, or none has.
 *
 * @returns whether invitations still wait.
 */
export async function sendDueInvitations(
  dependencies: Omit<InvitationSenderDependencies, 'log'>,
): Promise<boolean> {
  const { database, clock, audit } = dependencies;
  return database.transaction(async (transaction) => {
    const now = clock.now();
    const run = await lockDueRun(transaction, now);
    // Another server may have it, or its time comes soon.
    if (run === undefined) return (await findLastRun(transaction))?.dueAt instanceof Date;
    let waitingEmails = 0;
    for (const queue of outboxQueues) {
      waitingEmails += (await countWaiting(transaction, queue)).count;
    }
    const dueAt = after(now, INTERVAL);
    if (waitingEmails >= WAITING_LIMIT) {
      await updateRun(transaction, run.id, { dueAt });
      return true;
    }
    const taken = await takeWaiting(transaction, run.id, AT_ONCE);
    const isOver = taken.length < AT_ONCE;
    const events: AuditEvent[] = [];
    for (const id of taken.toSorted()) {
      const event = await inviteWaiting(transaction, dependencies, id);
      if (event !== undefined) events.push(event);
    }
    const sent = run.sent + events.length;
    await updateRun(
      transaction,
      run.id,
      isOver ? { sent, dueAt: null, endedAt: now } : { sent, dueAt },
    );
    await recordChained(
      transaction,
      audit,
      { at: now, actor: run.startedBy, requestId: null },
      events,
    );
    return !isOver;
  });
}

/** Creates what sends the invitations that wait, a few each second. */
export function createInvitationSender({
  log,
  ...dependencies
}: InvitationSenderDependencies): WakeLoop {
  return createWakeLoop(() => sendDueInvitations(dependencies), {
    interval: INTERVAL,
    onError: (error) => log.warn({ err: error }, 'invitations wait'),
  });
}
