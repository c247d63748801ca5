import type { RequestActor } from '@parlour/core';
import { and, asc, count, eq, exists, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Branding } from '../../emails/branding.ts';
import { newId, type Random } from '../../platform/crypto/random.ts';
import { type AuditTrail, recordChained } from '../../http/audit/audit.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Database, Transaction } from '../../platform/postgres/database.ts';
import {
  members,
  requestEntries,
  requestFiles,
  requests,
} from '../../platform/postgres/schema/index.ts';
import { after, type Clock, DAY } from '../../platform/process/clock.ts';
import { contactOf } from '../profile/repository.ts';
import { changeRequest, decideMove, EMAIL_PAUSE } from './applyMove.ts';
import { placeOf } from './present.ts';
import { findVendor } from './repository.ts';
import { threadEmail } from './threadEmail.ts';
import { addEntry, type RequestRow } from './threadRepository.ts';

// Days after the last day of a confirmed request until it completes by itself.
const COMPLETION_DAYS = 7;
const BATCH = 50;
const system: RequestActor = { kind: 'system' };

/** What the sweep over due requests needs. */
export interface SweepDependencies {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'put'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly audit: AuditTrail;
  readonly branding: Branding;
}

/**
 * Creates the sweep over due requests: it emails members what is new in their threads, and completes what took place a
 * week ago. Several servers may sweep at once, since each request is locked by one.
 */
export function createRequestSweep(dependencies: SweepDependencies) {
  const { database, outbox, clock, random, audit, branding } = dependencies;

  /** Emails all lines of a thread that wait, in one email (api/requests-22). Former members get none. */
  const emailThread = async (transaction: Transaction, request: RequestRow) => {
    const waiting = and(
      eq(requestEntries.requestId, request.id),
      isNotNull(requestEntries.emailDueAt),
      eq(requestEntries.visibility, 'member'),
    );
    const entries = await transaction
      .select()
      .from(requestEntries)
      .where(waiting)
      .orderBy(asc(requestEntries.position));
    // The member may have read them since the request was found. Then none waits any more.
    if (entries.length === 0) return;
    const ids = entries.map(({ id }) => id);
    const [files] = await transaction
      .select({ count: count() })
      .from(requestFiles)
      .where(inArray(requestFiles.entryId, ids));
    const [member] = await transaction
      .select()
      .from(members)
      .where(eq(members.id, request.memberId));
    if (member?.isActive === true) {
      const fileCount = files?.count ?? 0;
      const vendor =
        request.vendorId === null ? undefined : await findVendor(transaction, request.vendorId);
      const where = placeOf({ request, vendor: vendor ?? null });
      const update = { request, where, member: contactOf(member), entries, fileCount };
      await outbox.put(transaction, threadEmail(branding, update));
    }
    await transaction.update(requestEntries).set({ emailDueAt: null }).where(waiting);
  };

  /** Completes a request a week after its last day, with an entry of the audit trail (api/requests-25, api/http/audit-15). */
  const complete = async (transaction: Transaction, request: RequestRow) => {
    const now = clock.now();
    const { toStatus, entry } = decideMove(request, 'complete', system, now);
    await addEntry(transaction, {
      ...entry,
      id: newId(clock, random),
      requestId: request.id,
      kind: 'move',
      authorKind: 'system',
      createdAt: now,
      emailDueAt: after(now, EMAIL_PAUSE),
    });
    await changeRequest(transaction, request, {
      toStatus,
      by: 'system',
      isShown: true,
      now,
    });
    const source = { actor: 'system', requestId: null, at: now };
    const event = {
      action: 'request.moved',
      subject: `request:${request.id}`,
      fields: ['complete'],
    } as const;
    await recordChained(transaction, audit, source, [event]);
  };

  const hasDueEmail = () =>
    exists(
      database.queries
        .select({ one: sql`1` })
        .from(requestEntries)
        .where(
          and(
            eq(requestEntries.requestId, requests.id),
            lte(requestEntries.emailDueAt, clock.now()),
          ),
        ),
    );
  const isOver = () => {
    const day = after(clock.now(), -COMPLETION_DAYS * DAY)
      .toISOString()
      .slice(0, 10);
    return and(
      eq(requests.status, 'confirmed'),
      isNull(requests.mergedInto),
      lte(sql`coalesce(${requests.confirmedEndDate}, ${requests.confirmedDate})`, day),
    );
  };

  /** Does work on each due request, each in a transaction of its own. Those that somebody has locked wait. */
  const each = async (
    isDue: () => ReturnType<typeof isOver>,
    work: (transaction: Transaction, request: RequestRow) => Promise<void>,
  ) => {
    for (let done = 0; done < BATCH; done += 1) {
      const hadWork = await database.transaction(async (transaction) => {
        const [request] = await transaction
          .select()
          .from(requests)
          .where(isDue())
          .limit(1)
          .for('no key update', { skipLocked: true });
        if (request !== undefined) await work(transaction, request);
        return request !== undefined;
      });
      if (!hadWork) return;
    }
  };

  return async (): Promise<void> => {
    await each(isOver, complete);
    await each(hasDueEmail, emailThread);
  };
}
