import type { DeskQuery, QueueConditions } from '@parlour/contract/staff';
import { and, asc, desc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { patternOf } from '../../../platform/postgres/patternOf.ts';
import { searchedText } from '../../../platform/postgres/searchedText.ts';
import { hasText, type TextMatch } from '../../../platform/postgres/textMatch.ts';
import {
  memberName,
  members,
  requestEntries,
  requests,
  staffMembers,
  staffName,
  vendors,
} from '../../../platform/postgres/schema/index.ts';
import type { PageMark } from '../../../http/parsing/pageMark.ts';
import { vendorPlace } from '../ownRequestRepository.ts';
import type { RequestRow } from '../threadRepository.ts';
import { isInView, meets } from './queueConditions.ts';

/** What the queue has of a request. */
const queued = {
  id: requests.id,
  reference: requests.reference,
  requestType: requests.requestType,
  subject: requests.subject,
  status: requests.status,
  version: requests.version,
  tags: requests.tags,
  snoozedUntil: requests.snoozedUntil,
  details: requests.details,
  arrangement: requests.arrangement,
  confirmedDate: requests.confirmedDate,
  confirmedEndDate: requests.confirmedEndDate,
  isTakenBack: requests.isTakenBack,
  createdAt: requests.createdAt,
  changedAt: requests.changedAt,
  closedAt: requests.closedAt,
};

/** Selects what the queue has of requests. */
export function selectDeskRows(queries: Queries) {
  return queries
    .select({ request: queued, member: memberName, assignee: staffName, vendor: vendorPlace })
    .from(requests)
    .leftJoin(vendors, eq(vendors.id, requests.vendorId))
    .innerJoin(members, eq(members.id, requests.memberId))
    .leftJoin(staffMembers, eq(staffMembers.id, requests.assigneeId));
}

/** What the queue has of a request, its member, the member of staff who has it, and its vendor. */
export type DeskRow = Awaited<ReturnType<typeof selectDeskRows>>[number];

/** Returns the column that orders a page. */
export function orderColumn({ view, order }: Pick<DeskQuery, 'view' | 'order'>) {
  if (order === 'created') return requests.createdAt;
  return view === 'closed' ? requests.closedAt : requests.changedAt;
}

/** The condition that a row comes after a mark in the order of a column. An index finds the first such row. */
function isBeyond(column: AnyPgColumn, { at, id }: PageMark, isRising: boolean): SQL {
  const mark = sql`(${at.toISOString()}::timestamptz, ${id})`;
  return isRising
    ? sql`(${column}, ${requests.id}) > ${mark}`
    : sql`(${column}, ${requests.id}) < ${mark}`;
}

/** Returns a member's newest requests, merged ones left out. */
export function findRequestsOfMember(queries: Queries, memberId: string, limit: number) {
  return selectDeskRows(queries)
    .where(and(eq(requests.memberId, memberId), isNull(requests.mergedInto)))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(limit);
}

interface QueuePage {
  readonly query: Pick<DeskQuery, 'view' | 'order' | 'tag' | keyof QueueConditions>;
  /** Whose requests `mine` has. Null for nobody's. */
  readonly staffId: string | null;
  readonly now: Date;
  readonly after: PageMark | null;
  readonly limit: number;
}

/** Returns a page of the queue. Merged requests are left out. */
export function findQueue(queries: Queries, { query, staffId, now, after, limit }: QueuePage) {
  const column = orderColumn(query);
  const isRising = query.order === 'waiting';
  const direction = isRising ? asc : desc;
  return selectDeskRows(queries)
    .where(
      and(
        isNull(requests.mergedInto),
        isInView(query.view, staffId, now),
        meets(query),
        query.tag === undefined ? undefined : sql`${requests.tags} @> array[${query.tag}]`,
        after === null ? undefined : isBeyond(column, after, isRising),
      ),
    )
    .orderBy(direction(column), direction(requests.id))
    .limit(limit);
}

/** Three letters or digits: what the indexes of long texts need to find anything. */
const indexed = /(?:[\p{L}\p{N}].*){3}/u;

/**
 * The conditions of the requests that a text occurs in, in any letter case and with or without accents. Each has its index. A
 * text with fewer letters and digits than three is searched for in names and tags alone: otherwise every row would be read.
 *
 * @param limit - of the lines of threads that are looked at.
 */
function conditionsFor(text: string, limit = sql``): SQL[] {
  const pattern = sql`plain(${patternOf(text)})`;
  const inNames = [
    sql`${requests.tags} @> array[${text.toLowerCase()}]`,
    // With an array instead of a join, PostgreSQL looks up the requests of each member that it found.
    sql`${requests.memberId} = any (
      array(select ${members.id} from ${members} where ${hasText(searchedText.member, text)}))`,
  ];
  if (!indexed.test(text)) return inNames;
  return [
    ...inNames,
    sql`${searchedText.request} like ${pattern}`,
    sql`${requests.id} = any (
      array(select ${requestEntries.requestId} from ${requestEntries} where ${searchedText.entry} like ${pattern} ${limit}))`,
  ];
}

const union = (found: readonly SQL[]) => sql.join([...found], sql` union `);

/**
 * Returns the requests that a text occurs in, the last changed first. They are ordered before their rows are read:
 * how many a text finds is hard to estimate, and for more than some hundred PostgreSQL would read every request.
 */
export function searchRequests(
  queries: Queries,
  { text, after, limit }: { text: string; after: PageMark | null; limit: number },
) {
  const isAfter = after === null ? undefined : isBeyond(requests.changedAt, after, false);
  const found = conditionsFor(text).map(
    (condition) =>
      sql`select ${requests.id}, ${requests.changedAt} from ${requests} where ${and(condition, isAfter)}`,
  );
  const page = sql`select id from (${union(found)}) as found order by changed_at desc, id desc limit ${limit}`;
  return selectDeskRows(queries)
    .where(sql`${requests.id} = any (array(${page}))`)
    .orderBy(desc(requests.changedAt), desc(requests.id));
}

/** How many requests of each place of a text are looked at, so that one that is everywhere costs no more than a rare one. */
const LOOKED_AT = 200;

/** The condition that a request is among the ids of some queries. PostgreSQL looks up each of an array. */
const isAmong = (found: readonly SQL[]) => sql`${requests.id} = any (array(${union(found)}))`;

/**
 * Returns requests that a text occurs in, those with it in their reference first, then the last changed. Of a text that more
 * than 200 have it returns some of these.
 */
export function findFittingRequests(queries: Queries, text: string, limit: number) {
  const reference = text.toUpperCase();
  const lookedAt = sql`limit ${LOOKED_AT}`;
  const found = [
    sql`${requests.reference} in (${reference}, ${`RQ-${reference}`})`,
    ...conditionsFor(text, lookedAt),
  ].map(
    (condition) => sql`(select ${requests.id} from ${requests} where ${condition} ${lookedAt})`,
  );
  return selectDeskRows(queries)
    .where(isAmong(found))
    .orderBy(
      desc(sql`${requests.reference} like ${patternOf(reference)}`),
      desc(requests.changedAt),
      desc(requests.id),
    )
    .limit(limit);
}

/** How many open requests are compared with a text by all that the search has of them. */
const COMPARED = 500;

/**
 * Returns open requests that resemble a text, the best matches first: any by its subject, and those that changed last by
 * everything that the search has of them. Texts of this length resemble too much for an index.
 */
export function findResemblingRequests(queries: Queries, match: TextMatch, limit: number) {
  const recent = sql`
    select ${requests.id}, ${searchedText.request} as searched from ${requests}
    where ${requests.closedAt} is null order by ${requests.changedAt} desc, ${requests.id} desc limit ${COMPARED}`;
  const found = [
    sql`(select ${requests.id} from ${requests}
      where ${requests.closedAt} is null and ${match.fits(searchedText.subject)} limit ${LOOKED_AT})`,
    sql`select recent.id from (${recent}) as recent where ${match.fits(sql`recent.searched`)}`,
  ];
  return selectDeskRows(queries)
    .where(isAmong(found))
    .orderBy(desc(match.rank(searchedText.request, sql`${requests.subject}`)), desc(requests.id))
    .limit(limit);
}

/** Returns one request with all its columns, and its member and assignee as a {@link DeskRow} has them. */
export async function findDeskRequest(queries: Queries, id: string) {
  const [row] = await queries
    .select({ request: requests, member: memberName, assignee: staffName })
    .from(requests)
    .innerJoin(members, eq(members.id, requests.memberId))
    .leftJoin(staffMembers, eq(staffMembers.id, requests.assigneeId))
    .where(eq(requests.id, id));
  return row;
}

/** Returns the requests with some references, as links to them. */
export function findByReferences(queries: Queries, references: readonly string[]) {
  return queries
    .select({ id: requests.id, reference: requests.reference, subject: requests.subject })
    .from(requests)
    .where(inArray(requests.reference, references));
}

/** Locks a request until the transaction ends. */
export async function lockRequest(
  transaction: Transaction,
  id: string,
): Promise<RequestRow | undefined> {
  const [row] = await transaction
    .select()
    .from(requests)
    .where(eq(requests.id, id))
    .for('no key update');
  return row;
}

/** Whether a thread has a line of anybody but one member of staff after the last one that they saw, null for none. */
export async function hasUnseenEntry(
  queries: Queries,
  requestId: string,
  { staffId, lastSeenEntry }: { readonly staffId: string; readonly lastSeenEntry: string | null },
): Promise<boolean> {
  const seen = sql`coalesce((select position from ${requestEntries} as mark where mark.id = ${lastSeenEntry} and mark.request_id = ${requestId}), 0)`;
  const [row] = await queries
    .select({ id: requestEntries.id })
    .from(requestEntries)
    .where(
      and(
        eq(requestEntries.requestId, requestId),
        gt(requestEntries.position, seen),
        // A line of the system has no author.
        sql`${requestEntries.authorId} is distinct from ${staffId}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
