import { and, desc, eq, gt, inArray, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { after, DAY, HOUR } from '../../platform/process/clock.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import {
  signInAttempts,
  signInClients,
  signInEmails,
  signInMarks,
} from '../../platform/postgres/schema/index.ts';
import {
  CLOCK_DIFFERENCE,
  FAILURES_IN_A_ROW,
  emptyCounts,
  type Code,
  type Counts,
} from './policy.ts';

/** Returns what counts for an email, locked until the transaction ends. Inserts empty counts where there are none. */
export async function lockEmail(queries: Queries, emailHash: string): Promise<Counts> {
  const [found = emptyCounts] = await queries
    .insert(signInEmails)
    .values({ emailHash, ...emptyCounts })
    .onConflictDoUpdate({ target: signInEmails.emailHash, set: { emailHash } })
    .returning(countsOf(signInEmails));
  return found;
}

/** Stores what counts for an email, after {@link lockEmail}. */
export async function saveEmail(
  queries: Queries,
  emailHash: string,
  values: Counts & { readonly isStranger: boolean },
): Promise<void> {
  await queries.update(signInEmails).set(values).where(eq(signInEmails.emailHash, emailHash));
}

const countsOf = ({
  codesSentAt,
  failedAt,
  failuresInARow,
}: Pick<typeof signInEmails, keyof Counts> | Pick<typeof signInMarks, keyof Counts>) => ({
  codesSentAt,
  failedAt,
  failuresInARow,
});

/** What counts for a client IP. Its times are of the last hour, oldest first. */
type ClientCounts = Pick<Counts, 'codesSentAt' | 'failedAt'>;

/** Returns what counts for a client IP, locked until the transaction ends. Locked after the email, so none waits forever. */
export async function lockClient(queries: Queries, clientHash: string): Promise<ClientCounts> {
  const empty: ClientCounts = { codesSentAt: [], failedAt: [] };
  const { codesSentAt, failedAt } = signInClients;
  const [found = empty] = await queries
    .insert(signInClients)
    .values({ clientHash, ...empty })
    .onConflictDoUpdate({ target: signInClients.clientHash, set: { clientHash } })
    .returning({ codesSentAt, failedAt });
  return found;
}

/** Stores what counts for a client IP, after {@link lockClient}. */
export async function saveClient(
  queries: Queries,
  clientHash: string,
  counts: Partial<ClientCounts>,
): Promise<void> {
  await queries.update(signInClients).set(counts).where(eq(signInClients.clientHash, clientHash));
}

const isOfMark = (owner: string, markHash: string) =>
  and(eq(signInMarks.owner, owner), eq(signInMarks.markHash, markHash));

/** Returns what counts for a browser with a mark of this person. Undefined for any other browser. */
export async function findMark(
  queries: Queries,
  owner: string,
  markHash: string,
): Promise<Counts | undefined> {
  const [found] = await queries
    .select(countsOf(signInMarks))
    .from(signInMarks)
    .where(and(isOfMark(owner, markHash), lt(signInMarks.failuresInARow, FAILURES_IN_A_ROW)));
  return found;
}

/** Stores what counts for a browser with a mark. */
export async function saveMark(queries: Queries, owner: string, markHash: string, counts: Counts) {
  await queries.update(signInMarks).set(counts).where(isOfMark(owner, markHash));
}

/** Returns when codes were sent for all browsers with a mark of one person, oldest first. */
export async function listCodesSentToMarks(
  queries: Queries,
  owner: string,
): Promise<readonly Date[]> {
  const found = await queries
    .select({ codesSentAt: signInMarks.codesSentAt })
    .from(signInMarks)
    .where(eq(signInMarks.owner, owner));
  return found
    .flatMap(({ codesSentAt }) => codesSentAt)
    .toSorted((one, other) => one.getTime() - other.getTime());
}

/** Whether a mark is that of a browser where anybody signed in. */
export async function isKnownMark(queries: Queries, markHash: string): Promise<boolean> {
  const { owner } = signInMarks;
  const found = await queries
    .select({ owner })
    .from(signInMarks)
    .where(eq(signInMarks.markHash, markHash))
    .limit(1);
  return found.length > 0;
}

const MARKS_PER_OWNER = 20;

/** Stores that somebody signed in now in the browser with a mark. Of their marks, the twenty last used stay (api/sign-in-17). */
export async function markBrowser(queries: Queries, owner: string, markHash: string, now: Date) {
  const cleared = { failedAt: [], failuresInARow: 0, signedInAt: now };
  await queries
    .insert(signInMarks)
    .values({ owner, markHash, codesSentAt: [], ...cleared })
    .onConflictDoUpdate({ target: [signInMarks.markHash, signInMarks.owner], set: cleared });
  const outdated = queries
    .select({ markHash: signInMarks.markHash })
    .from(signInMarks)
    .where(eq(signInMarks.owner, owner))
    .orderBy(desc(signInMarks.signedInAt))
    .offset(MARKS_PER_OWNER);
  await queries
    .delete(signInMarks)
    .where(and(eq(signInMarks.owner, owner), inArray(signInMarks.markHash, outdated)));
}

/** Deletes the marks of a person: their browsers count as any other again. */
export async function deleteMarks(queries: Queries, owner: string): Promise<void> {
  await queries.delete(signInMarks).where(eq(signInMarks.owner, owner));
}

/** A sent code with the browser that asked for it. */
interface Attempt extends Code {
  readonly attemptHash: string;
  /** Null for a browser without a mark. */
  readonly markHash: string | null;
}

const attemptColumns = {
  attemptHash: signInAttempts.attemptHash,
  markHash: signInAttempts.markHash,
  codeHash: signInAttempts.codeHash,
  wrongTries: signInAttempts.wrongTries,
  isUsed: signInAttempts.isUsed,
  sentAt: signInAttempts.sentAt,
  expiresAt: signInAttempts.expiresAt,
};

/** Returns an attempt of an email. Undefined where another email has it. */
export async function findAttempt(
  queries: Queries,
  emailHash: string,
  attemptHash: string,
): Promise<Attempt | undefined> {
  const [found] = await queries
    .select(attemptColumns)
    .from(signInAttempts)
    .where(
      and(eq(signInAttempts.attemptHash, attemptHash), eq(signInAttempts.emailHash, emailHash)),
    );
  return found;
}

/**
 * Returns the newest valid attempt of a browser for an email, or otherwise of the browsers without a mark (api/sign-in-15): a browser gets
 * its mark between the right code and its repetition.
 *
 * @param markHash - null for a browser without a mark.
 */
export async function findNewestAttempt(
  queries: Queries,
  emailHash: string,
  markHash: string | null,
  now: Date,
): Promise<Attempt | undefined> {
  const [found] = await queries
    .select(attemptColumns)
    .from(signInAttempts)
    .where(
      and(
        eq(signInAttempts.emailHash, emailHash),
        or(isNull(signInAttempts.markHash), eq(signInAttempts.markHash, markHash ?? '')),
        gt(signInAttempts.expiresAt, now),
        // One of the future is from before the clock was set back.
        lte(signInAttempts.sentAt, after(now, CLOCK_DIFFERENCE)),
      ),
    )
    .orderBy(isNull(signInAttempts.markHash), desc(signInAttempts.sentAt))
    .limit(1);
  return found;
}

/** Stores an attempt, in place of the earlier code with this token. */
export async function putAttempt(queries: Queries, emailHash: string, attempt: Attempt) {
  const { attemptHash, ...set } = attempt;
  await queries
    .insert(signInAttempts)
    .values({ attemptHash, emailHash, ...set })
    .onConflictDoUpdate({ target: signInAttempts.attemptHash, set });
}

/** Stores the code of an attempt after a try. */
export async function saveCode(queries: Queries, attemptHash: string, code: Code): Promise<void> {
  const { wrongTries, isUsed } = code;
  await queries
    .update(signInAttempts)
    .set({ wrongTries, isUsed })
    .where(eq(signInAttempts.attemptHash, attemptHash));
}

/** Returns how many wrong codes an email had in a row. */
export async function findFailuresInARow(queries: Queries, emailHash: string): Promise<number> {
  const [found] = await queries
    .select({ failuresInARow: signInEmails.failuresInARow })
    .from(signInEmails)
    .where(eq(signInEmails.emailHash, emailHash));
  return found?.failuresInARow ?? 0;
}

/**
 * Clears the failures of an email in browsers without a mark, which enables its sign-in again.
 *
 * @returns whether the email had counts.
 */
export async function forgetFailures(queries: Queries, emailHash: string): Promise<boolean> {
  const changed = await queries
    .update(signInEmails)
    .set({ failedAt: [], failuresInARow: 0 })
    .where(eq(signInEmails.emailHash, emailHash))
    .returning({ emailHash: signInEmails.emailHash });
  await queries
    .update(signInAttempts)
    .set({ wrongTries: 0 })
    .where(eq(signInAttempts.emailHash, emailHash));
  return changed.length > 0;
}

const MARK_LIFETIME = 400 * DAY;

/**
 * Deletes what limits nobody any more (api/sign-in-13). Anyone can cause most of these rows, so the tables would grow without limit,
 * and tell who is no member.
 */
export async function deleteIdleCounts(queries: Queries, now: Date): Promise<void> {
  const [anHourAgo, aMonthAgo] = [after(now, -HOUR), after(now, -30 * DAY)];
  const isIdleSince = (start: Date) =>
    and(
      noneSince(signInEmails.codesSentAt, start, now),
      noneSince(signInEmails.failedAt, start, now),
    );
  await queries
    .delete(signInEmails)
    .where(
      or(
        and(signInEmails.isStranger, isIdleSince(anHourAgo)),
        and(
          not(signInEmails.isStranger),
          lt(signInEmails.failuresInARow, FAILURES_IN_A_ROW),
          isIdleSince(aMonthAgo),
        ),
      ),
    );
  await queries
    .delete(signInClients)
    .where(
      and(
        noneSince(signInClients.codesSentAt, anHourAgo, now),
        noneSince(signInClients.failedAt, anHourAgo, now),
      ),
    );
  await queries.delete(signInAttempts).where(lt(signInAttempts.expiresAt, now));
  await queries.delete(signInMarks).where(lt(signInMarks.signedInAt, after(now, -MARK_LIFETIME)));
}

/** Whether none of the times lies between a start and now. Times of the future are from before the clock was set back. */
const noneSince = (times: PgColumn, start: Date, now: Date): SQL =>
  sql`not exists (select from unnest(${times}) at where at > ${start.toISOString()}::timestamptz
    and at <= ${after(now, CLOCK_DIFFERENCE).toISOString()}::timestamptz)`;
