import { COUNT_LIMIT, type InboxKind, type InboxPage } from '@parlour/contract/staff';
import { fullName } from '@parlour/core';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type PageMark, parsePageMark } from '../../../http/parsing/pageMark.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { deleteInBatches } from '../../../platform/postgres/inBatches.ts';
import {
  inboxItems,
  members,
  requestEntries,
  requestReaders,
  requests,
  staffMembers,
} from '../../../platform/postgres/schema/index.ts';
import type { RequestRow } from '../threadRepository.ts';
import { hintAtReading, seenFurther } from './repository.ts';
import { snippetOf } from './service.ts';

const PAGE_SIZE = 50;

/** A line that somebody is told of. */
interface ToldLine {
  readonly id: string;
  readonly requestId: string;
  readonly createdAt: Date;
}

/** Tells staff of a line, once each. Who wrote it is not told of it, and no account that has ended. */
export async function tell(
  transaction: Transaction,
  { id, requestId, createdAt }: ToldLine,
  { kind, by, staffIds }: { kind: InboxKind; by: string | null; staffIds: readonly string[] },
): Promise<void> {
  const told = [...new Set(staffIds)].filter((staffId) => staffId !== by);
  if (told.length === 0) return;
  const items = transaction
    .select({
      staffId: staffMembers.id,
      entryId: sql<string>`${id}::text`.as('entry_id'),
      requestId: sql<string>`${requestId}::text`.as('request_id'),
      kind: sql<InboxKind>`${kind}::text`.as('kind'),
      createdAt: sql<Date>`${createdAt.toISOString()}::timestamptz`.as('created_at'),
    })
    .from(staffMembers)
    .where(and(inArray(staffMembers.id, told), ne(staffMembers.status, 'ended')));
  await transaction.insert(inboxItems).select(items).onConflictDoNothing();
}

/** Tells who had a request that somebody else takes, gives to another one or puts back into the queue (api/requests/reading-11). */
export async function tellFormer(
  transaction: Transaction,
  line: ToldLine,
  by: string,
  formerId: string | null,
): Promise<void> {
  if (formerId === null) return;
  await tell(transaction, line, { kind: 'taken', by, staffIds: [formerId] });
}

/** Tells who has a request, and who watches it, what its member did in it or went on with in a new one (api/requests/reading-11). */
export async function tellOfMember(
  transaction: Transaction,
  line: ToldLine,
  { id, assigneeId }: Pick<RequestRow, 'id' | 'assigneeId'>,
): Promise<void> {
  const watchers = await transaction
    .select({ staffId: requestReaders.staffId })
    .from(requestReaders)
    .where(and(eq(requestReaders.requestId, id), eq(requestReaders.isWatching, true)));
  const staffIds = watchers.map(({ staffId }) => staffId);
  if (assigneeId !== null) staffIds.push(assigneeId);
  await tell(transaction, line, { kind: 'answered', by: null, staffIds });
}

const isUnseen = sql<boolean>`${requestEntries.position} > coalesce(${requestReaders.seenPosition}, -1)`;
const isReader = and(
  eq(requestReaders.staffId, inboxItems.staffId),
  eq(requestReaders.requestId, inboxItems.requestId),
);

function findItems(queries: Queries, staffId: string, after: PageMark | null) {
  return queries
    .select({
      entryId: inboxItems.entryId,
      kind: inboxItems.kind,
      createdAt: inboxItems.createdAt,
      isUnseen,
      // A line may name who was given the request in place of its author.
      by: sql<
        string | null
      >`coalesce(nullif(trim(${staffMembers.firstName}), ''), ${requestEntries.authorName})`,
      text: sql<string | null>`left(${requestEntries.text}, 1000)`,
      request: { id: requests.id, reference: requests.reference, subject: requests.subject },
      member: { firstName: members.firstName, lastName: members.lastName },
    })
    .from(inboxItems)
    .innerJoin(requestEntries, eq(requestEntries.id, inboxItems.entryId))
    .innerJoin(requests, eq(requests.id, inboxItems.requestId))
    .innerJoin(members, eq(members.id, requests.memberId))
    .leftJoin(staffMembers, eq(staffMembers.id, requestEntries.authorId))
    .leftJoin(requestReaders, isReader)
    .where(
      and(
        eq(inboxItems.staffId, staffId),
        after === null
          ? undefined
          : sql`(${inboxItems.createdAt}, ${inboxItems.entryId}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(inboxItems.createdAt), desc(inboxItems.entryId))
    .limit(PAGE_SIZE + 1);
}

/** Returns a page of somebody's inbox, the newest first (api/requests/reading-11). */
export async function readInbox(
  queries: Queries,
  staffId: string,
  before: string | undefined,
): Promise<InboxPage> {
  const rows = await findItems(queries, staffId, parsePageMark(before));
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    items: page.map(({ createdAt, member, text, ...item }) => ({
      ...item,
      snippet: snippetOf(text),
      memberName: fullName(member),
      at: createdAt.toISOString(),
    })),
    next: last === undefined ? null : `${last.createdAt.getTime()}-${last.entryId}`,
  };
}

/** Counts what somebody has not seen of the newest of their inbox. */
export async function countInbox(queries: Queries, staffId: string): Promise<number> {
  const newest = queries
    .select({
      staffId: inboxItems.staffId,
      entryId: inboxItems.entryId,
      requestId: inboxItems.requestId,
    })
    .from(inboxItems)
    .where(eq(inboxItems.staffId, staffId))
    .orderBy(desc(inboxItems.createdAt), desc(inboxItems.entryId))
    .limit(COUNT_LIMIT)
    .as('newest');
  const [counted] = await queries
    .select({ unseen: sql<number>`count(*)::int` })
    .from(newest)
    .innerJoin(requestEntries, eq(requestEntries.id, newest.entryId))
    .leftJoin(
      requestReaders,
      and(
        eq(requestReaders.staffId, newest.staffId),
        eq(requestReaders.requestId, newest.requestId),
      ),
    )
    .where(isUnseen);
  return counted?.unseen ?? 0;
}

/** Stores that somebody saw lines of their inbox, and so each thread up to its last one. Lines of others change nothing. */
export async function markInboxSeen(
  transaction: Transaction,
  staffId: string,
  entryIds: readonly string[],
): Promise<void> {
  const seen = transaction
    .select({
      staffId: inboxItems.staffId,
      requestId: inboxItems.requestId,
      seenPosition: sql<number>`max(${requestEntries.position})`.as('seen_position'),
      isMarked: sql<boolean>`false`.as('is_marked'),
      isWatching: sql<boolean>`false`.as('is_watching'),
    })
    .from(inboxItems)
    .innerJoin(requestEntries, eq(requestEntries.id, inboxItems.entryId))
    .where(and(eq(inboxItems.staffId, staffId), inArray(inboxItems.entryId, [...entryIds])))
    .groupBy(inboxItems.staffId, inboxItems.requestId)
    .orderBy(inboxItems.requestId);
  const [changed] = await transaction
    .insert(requestReaders)
    .select(seen)
    .onConflictDoUpdate(seenFurther)
    .returning({ requestId: requestReaders.requestId });
  // One hint is enough: to a desk each says that it reads its requests again.
  if (changed !== undefined) await hintAtReading(transaction, staffId, changed.requestId);
}

/** Deletes lines of inboxes that were added before a time, where their person saw them. */
export async function deleteSeenItems(queries: Queries, before: Date): Promise<void> {
  // The index begins with the person. There are few people.
  const old = (limit: number) => sql`
    select found.staff_id, found.entry_id from ${staffMembers} as person cross join lateral (
      select item.staff_id, item.entry_id from ${inboxItems} as item
      join ${requestEntries} as entry on entry.id = item.entry_id
      join ${requestReaders} as reader on reader.staff_id = item.staff_id and reader.request_id = item.request_id
      where item.staff_id = person.id and item.created_at < ${before.toISOString()}::timestamptz
        and entry.position <= reader.seen_position
      order by item.created_at, item.entry_id limit ${limit}
    ) as found limit ${limit}`;
  await deleteInBatches((limit) =>
    queries
      .delete(inboxItems)
      .where(sql`(${inboxItems.staffId}, ${inboxItems.entryId}) in (${old(limit)})`),
  );
}

/** Deletes the inbox of somebody, and what they saw, marked and watch. */
export async function forgetReading(transaction: Transaction, staffId: string): Promise<void> {
  await transaction.delete(inboxItems).where(eq(inboxItems.staffId, staffId));
  await transaction.delete(requestReaders).where(eq(requestReaders.staffId, staffId));
}
