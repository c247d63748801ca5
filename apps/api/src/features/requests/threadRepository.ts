import { requestStatuses, type RequestVisibility } from '@parlour/contract';
import { isBookedStatus } from '@parlour/core';
import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { PageMark } from '../../http/parsing/pageMark.ts';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import {
  requestEntries,
  requestFiles,
  requestLinks,
  requests,
} from '../../platform/postgres/schema/index.ts';

/** A row of a request. */
export type RequestRow = typeof requests.$inferSelect;
/** A line of a thread, as stored. */
export type EntryRow = typeof requestEntries.$inferSelect;
/** A file of a thread, as stored. */
export type FileRow = typeof requestFiles.$inferSelect;

/** What staff read of a line, and members all but its mentions. */
const shownEntry = {
  id: requestEntries.id,
  kind: requestEntries.kind,
  visibility: requestEntries.visibility,
  authorKind: requestEntries.authorKind,
  authorName: requestEntries.authorName,
  text: requestEntries.text,
  move: requestEntries.move,
  fromStatus: requestEntries.fromStatus,
  toStatus: requestEntries.toStatus,
  mentions: requestEntries.mentions,
  createdAt: requestEntries.createdAt,
};

/** A line of a thread with what is shown of it. */
export type ShownEntry = Pick<EntryRow, keyof typeof shownEntry>;

/** The most lines of a thread in one response. */
const ENTRY_LIMIT = 200;

/** A new line, before it has its place in the thread. */
export type NewEntry = Omit<typeof requestEntries.$inferInsert, 'position'>;

/** Adds a line to a thread whose request is locked by the transaction. It is news to all but its author (api/requests/reading-1). */
export async function addEntry(transaction: Transaction, entry: NewEntry): Promise<void> {
  const position = sql<number>`(select coalesce(max(${requestEntries.position}), 0) + 1 from ${requestEntries} where ${requestEntries.requestId} = ${entry.requestId})`;
  const [added] = await transaction
    .insert(requestEntries)
    .values({ ...entry, position })
    .returning({ position: requestEntries.position });
  const { newsAuthorId, newsPosition, otherNewsPosition } = requests;
  const authorId = entry.authorId ?? null;
  await transaction
    .update(requests)
    .set({
      newsPosition: added?.position ?? null,
      newsAuthorId: authorId,
      otherNewsPosition: sql`case when ${newsAuthorId} is distinct from ${authorId}::text then ${newsPosition} else ${otherNewsPosition} end`,
    })
    .where(eq(requests.id, entry.requestId));
}

/**
 * Returns the newest lines of a thread, the oldest of them first, and whether there are earlier ones.
 *
 * @param visibility - `member` leaves out what staff alone may read.
 * @param before - the id of a line: only those before it.
 */
export async function findEntries(
  queries: Queries,
  requestId: string,
  visibility: RequestVisibility,
  before?: string,
) {
  const isReadable = visibility === 'member' ? eq(requestEntries.visibility, 'member') : undefined;
  const isBefore =
    before === undefined
      ? undefined
      : lt(
          requestEntries.position,
          sql`(select position from ${requestEntries} as mark where mark.id = ${before} and mark.request_id = ${requestId})`,
        );
  const rows = await queries
    .select(shownEntry)
    .from(requestEntries)
    .where(and(eq(requestEntries.requestId, requestId), isReadable, isBefore))
    .orderBy(desc(requestEntries.position))
    .limit(ENTRY_LIMIT + 1);
  return {
    entries: rows.slice(0, ENTRY_LIMIT).toReversed(),
    hasEarlier: rows.length > ENTRY_LIMIT,
  };
}

/** Returns the files that were sent with the lines of a thread, few by the limit of a request. */
export function findSentFiles(queries: Queries, requestId: string) {
  return queries
    .select()
    .from(requestFiles)
    .where(and(eq(requestFiles.requestId, requestId), isNotNull(requestFiles.entryId)))
    .orderBy(requestFiles.createdAt, requestFiles.id);
}

/** Files that were uploaded to a request for a line. */
export interface UnsentFiles {
  readonly uploadedTo: string;
  /** `member:ID` or `staff:ID`, whose files they must be. */
  readonly uploader: string;
  readonly ids: readonly string[];
}

const isUnsent = ({ uploadedTo, uploader, ids }: UnsentFiles) =>
  and(
    inArray(requestFiles.id, [...ids]),
    eq(requestFiles.requestId, uploadedTo),
    eq(requestFiles.uploadedBy, uploader),
    isNull(requestFiles.entryId),
  );

/** Counts those of some files that can be sent. */
export async function countUnsentFiles(queries: Queries, files: UnsentFiles): Promise<number> {
  return files.ids.length === 0 ? 0 : queries.$count(requestFiles, isUnsent(files));
}

/** Sends unsent files with a line. Returns how many were sent. */
export async function attachFiles(
  transaction: Transaction,
  entry: Pick<NewEntry, 'id' | 'requestId'>,
  files: UnsentFiles,
): Promise<number> {
  if (files.ids.length === 0) return 0;
  const sent = await transaction
    .update(requestFiles)
    .set({ entryId: entry.id, requestId: entry.requestId })
    .where(isUnsent(files))
    .returning({ id: requestFiles.id });
  return sent.length;
}

/** Counts the messages that a member sent since a time, in all requests. */
export async function countMessages(queries: Queries, memberId: string, since: Date) {
  const [row] = await queries
    .select({ count: count() })
    .from(requestEntries)
    .where(
      and(
        eq(requestEntries.authorKind, 'member'),
        eq(requestEntries.kind, 'message'),
        eq(requestEntries.authorId, memberId),
        gt(requestEntries.createdAt, since),
      ),
    );
  return row?.count ?? 0;
}

/** Returns the requests that belong together with one. */
export function findLinks(queries: Queries, requestId: string) {
  return queries
    .select({ id: requests.id, reference: requests.reference, subject: requests.subject })
    .from(requestLinks)
    .innerJoin(requests, eq(requests.id, requestLinks.linkedId))
    .where(eq(requestLinks.requestId, requestId))
    .orderBy(requests.createdAt);
}

/** Links two requests in both directions. Two that are linked already stay so. */
export async function linkRequests(transaction: Transaction, one: string, other: string) {
  await transaction
    .insert(requestLinks)
    .values([
      { requestId: one, linkedId: other },
      { requestId: other, linkedId: one },
    ])
    .onConflictDoNothing();
}

/** Returns the request that goes on in place of one, as a link to it. Null where the request itself goes on. */
export async function findMergedInto(
  queries: Queries,
  { mergedInto }: Pick<RequestRow, 'mergedInto'>,
) {
  if (mergedInto === null) return null;
  const [row] = await queries
    .select({ id: requests.id, reference: requests.reference, subject: requests.subject })
    .from(requests)
    .where(eq(requests.id, mergedInto));
  return row ?? null;
}

const bookedStatuses = requestStatuses.filter(isBookedStatus);
const changesCalendar = or(
  eq(requestEntries.move, 'confirm'),
  and(
    inArray(requestEntries.fromStatus, bookedStatuses),
    notInArray(requestEntries.toStatus, bookedStatuses),
  ),
);

/**
 * Takes the email from the lines of a thread up to one that its member may read (api/requests-28). What brings a file for
 * calendars is emailed all the same, since no look at the page corrects a calendar (api/requests-23).
 *
 * @param entryId - a line that the member saw. One that they may not read changes nothing.
 */
export async function takeEmailsUpTo(
  transaction: Transaction,
  requestId: string,
  entryId: string,
): Promise<void> {
  const seen = sql`(select position from ${requestEntries} as mark where mark.id = ${entryId} and mark.request_id = ${requestId} and mark.visibility = 'member')`;
  await transaction
    .update(requestEntries)
    .set({ emailDueAt: null })
    .where(
      and(
        eq(requestEntries.requestId, requestId),
        isNotNull(requestEntries.emailDueAt),
        lte(requestEntries.position, seen),
        sql`(${changesCalendar}) is not true`,
      ),
    );
}

/** The condition that a row comes after a mark in a list with the last changed first. */
export function isAfterMark({ at, id }: PageMark) {
  return sql`(${requests.updatedAt}, ${requests.id}) < (${at.toISOString()}::timestamptz, ${id})`;
}
