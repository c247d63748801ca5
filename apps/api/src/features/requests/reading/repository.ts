import { COUNT_LIMIT, type DeskView } from '@parlour/contract/staff';
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { notifyLive } from '../../../platform/live/liveChannel.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import {
  requestEntries,
  requestReaders,
  requests,
  staffMembers,
} from '../../../platform/postgres/schema/index.ts';
import { isInView } from '../desk/queueConditions.ts';
import type { RequestRow } from '../threadRepository.ts';

const isOpen = isNull(requests.closedAt);

/** The condition that a request has a line of somebody else after the last one that its reader saw. */
const hasNews = (staffId: string | AnyPgColumn) => sql<boolean>`coalesce(
  case when ${requests.newsAuthorId} is distinct from ${staffId}
    then ${requests.newsPosition} else ${requests.otherNewsPosition} end
  > coalesce(${requestReaders.seenPosition}, -1), false)`;

/**
 * The condition that a request is unseen by one of the staff: marked so, or with news in what they have, watch or may take. It
 * needs the row of the reader, joined by {@link isReaderOf}.
 */
const isUnseenBy = (staffId: string | AnyPgColumn) =>
  sql<boolean>`(coalesce(${requestReaders.isMarked}, false) or (${hasNews(staffId)} and (
    coalesce(${requestReaders.isWatching}, false)
    or coalesce(${requests.assigneeId} = ${staffId}, ${requests.closedAt} is null))))`;

/** The condition that joins how far one of the staff has read a request. */
const isReaderOf = (staffId: string | AnyPgColumn) =>
  and(eq(requestReaders.requestId, requests.id), eq(requestReaders.staffId, staffId));

/** Returns how far one of the staff has read some requests. */
export function findReadings(queries: Queries, staffId: string, ids: readonly string[]) {
  return queries
    .select({
      id: requests.id,
      isUnseen: isUnseenBy(staffId),
      isWatched: sql<boolean>`coalesce(${requestReaders.isWatching}, false)`,
      /** Null where they never opened it. */
      seenPosition: requestReaders.seenPosition,
    })
    .from(requests)
    .leftJoin(requestReaders, isReaderOf(staffId))
    .where(sql`${requests.id} = any (${sql.param([...ids])}::text[])`);
}

/** How many characters of a message are read for its beginning, in case they begin with many spaces. */
const READ_LENGTH = 1000;

/** Returns the last message of some requests: the newest line of the kind `message`, which no note is. */
export function findLastMessages(queries: Queries, ids: readonly string[]) {
  const last = queries
    .select({
      authorKind: requestEntries.authorKind,
      authorId: requestEntries.authorId,
      authorName: requestEntries.authorName,
      text: sql<string | null>`left(${requestEntries.text}, ${READ_LENGTH})`.as('text'),
      createdAt: requestEntries.createdAt,
    })
    .from(requestEntries)
    .where(and(eq(requestEntries.requestId, requests.id), eq(requestEntries.kind, 'message')))
    .orderBy(sql`${requestEntries.position} desc`)
    .limit(1)
    .as('last');
  return queries
    .select({
      id: requests.id,
      description: sql<string | null>`left(${requests.description}, ${READ_LENGTH})`,
      requestedAt: requests.createdAt,
      authorKind: last.authorKind,
      authorId: last.authorId,
      authorName: last.authorName,
      text: last.text,
      createdAt: last.createdAt,
    })
    .from(requests)
    .leftJoinLateral(last, sql`true`)
    .where(sql`${requests.id} = any (${sql.param([...ids])}::text[])`);
}

/** Returns the id of the first line of somebody else after the last one that a reader saw. Undefined for none. */
export async function findFirstUnseen(
  queries: Queries,
  requestId: string,
  { staffId, seenPosition }: { readonly staffId: string; readonly seenPosition: number },
): Promise<string | undefined> {
  const { id, position, authorId } = requestEntries;
  const [row] = await queries
    .select({ id })
    .from(requestEntries)
    .where(
      and(
        eq(requestEntries.requestId, requestId),
        sql`${position} > ${seenPosition}`,
        sql`${authorId} is distinct from ${staffId}`,
      ),
    )
    .orderBy(position)
    .limit(1);
  return row?.id;
}

/** Hints a person's own desks at how far they have read a request. */
export async function hintAtReading(transaction: Transaction, staffId: string, id: string) {
  const audience = [{ kind: 'person', staffId }] as const;
  await notifyLive(transaction, { kind: 'reading', id, version: 0, audience });
}

/** Stores what somebody's row says of a request, where it says anything else. */
async function changeReader(
  transaction: Transaction,
  { staffId, requestId }: { readonly staffId: string; readonly requestId: string },
  { inserted, set, setWhere }: { inserted: object; set: object; setWhere: SQL | undefined },
): Promise<void> {
  const changed = await transaction
    .insert(requestReaders)
    .values({ staffId, requestId, ...inserted })
    .onConflictDoUpdate({
      target: [requestReaders.staffId, requestReaders.requestId],
      set,
      ...(setWhere !== undefined && { setWhere }),
    })
    .returning({ staffId: requestReaders.staffId });
  if (changed.length > 0) await hintAtReading(transaction, staffId, requestId);
}

/** What a conflict changes where somebody saw a thread up to a position. It never goes back. */
export const seenFurther = {
  target: [requestReaders.staffId, requestReaders.requestId],
  set: {
    seenPosition: sql`greatest(${requestReaders.seenPosition}, excluded.seen_position)`,
    isMarked: false,
  },
  setWhere: sql`(${requestReaders.isMarked} or ${requestReaders.seenPosition} < excluded.seen_position)`,
};

/** Stores that somebody saw a thread up to a position. */
export async function storeSeen(
  transaction: Transaction,
  reader: { readonly staffId: string; readonly requestId: string },
  seenPosition: number,
): Promise<void> {
  await changeReader(transaction, reader, {
    inserted: { seenPosition },
    ...seenFurther,
  });
}

/** Stores that somebody marked a request as unread. */
export function storeMark(
  transaction: Transaction,
  reader: { readonly staffId: string; readonly requestId: string },
): Promise<void> {
  const mark = { isMarked: true };
  return changeReader(transaction, reader, {
    inserted: mark,
    set: mark,
    setWhere: eq(requestReaders.isMarked, false),
  });
}

/** Stores whether somebody watches a request. */
export function storeWatch(
  transaction: Transaction,
  reader: { readonly staffId: string; readonly requestId: string },
  isWatching: boolean,
): Promise<void> {
  return changeReader(transaction, reader, {
    inserted: { isWatching },
    set: { isWatching },
    setWhere: sql`${requestReaders.isWatching} <> ${isWatching}`,
  });
}

/** Returns the position of a line of a request. Undefined where the request has no such line. */
export async function findPosition(queries: Queries, requestId: string, entryId: string) {
  const [row] = await queries
    .select({ position: requestEntries.position })
    .from(requestEntries)
    .where(and(eq(requestEntries.id, entryId), eq(requestEntries.requestId, requestId)));
  return row?.position;
}

/**
 * Lets what is unseen in a merged request be unseen in the one that goes on, for who follows it. For others it is so where the
 * other one is theirs or nobody's. Who had or watched it watches the other one from now on, unless that is theirs.
 *
 * @param mergedBy - who merges, whose own line is no news to them.
 */
export async function carryReadings(
  transaction: Transaction,
  {
    from,
    into,
    mergedBy,
  }: Readonly<Record<'from' | 'into', Pick<RequestRow, 'id' | 'assigneeId'>>> & {
    readonly mergedBy: string;
  },
): Promise<void> {
  const involved = [mergedBy, ...(from.assigneeId === null ? [] : [from.assigneeId])];
  const readings = await transaction
    .select({
      staffId: staffMembers.id,
      isUnseen: isUnseenBy(staffMembers.id),
      isMarked: sql<boolean>`coalesce(${requestReaders.isMarked}, false)`,
      isWatching: sql<boolean>`coalesce(${requestReaders.isWatching}, false)`,
    })
    .from(requests)
    .innerJoin(staffMembers, sql`true`)
    .leftJoin(requestReaders, isReaderOf(staffMembers.id))
    .where(
      and(
        eq(requests.id, from.id),
        or(isNotNull(requestReaders.staffId), inArray(staffMembers.id, involved)),
      ),
    )
    .orderBy(asc(staffMembers.id));
  for (const { staffId, isUnseen, isMarked, isWatching } of readings) {
    const isFollowed = isWatching || from.assigneeId === staffId;
    const isIntoTheirs = into.assigneeId === staffId;
    const concerns = isFollowed || isMarked || isIntoTheirs || into.assigneeId === null;
    const reader = { staffId, requestId: into.id };
    if (isFollowed && !isIntoTheirs) await storeWatch(transaction, reader, true);
    if (isUnseen && concerns) await storeMark(transaction, reader);
  }
}

/** The views that are counted. */
const countedViews = [
  'mine',
  'unassigned',
  'open',
  'waiting',
  'snoozed',
] as const satisfies readonly DeskView[];

type CountedView = (typeof countedViews)[number];

/** Counts the requests of each view, each up to a limit. */
export async function countViews(queries: Queries, staffId: string, now: Date) {
  const counts = countedViews.map(
    (view) =>
      sql`(select count(*)::int from (select 1 from ${requests}
        where ${and(isNull(requests.mergedInto), isInView(view, staffId, now))} limit ${COUNT_LIMIT}) as counted) as ${sql.identifier(view)}`,
  );
  const { rows } = await queries.execute<Record<CountedView, number>>(
    sql`select ${sql.join(counts, sql`, `)}`,
  );
  return rows[0];
}

/**
 * Counts the unseen requests of each view. Only what somebody has, watches, marked or may take can be unseen, and of each of
 * these the last changed are looked at.
 */
export async function countUnseen(queries: Queries, staffId: string, now: Date) {
  // Read once with all that the conditions need: a second look at each of thousands would take as long as the first.
  const ofOpen = (from: SQL, condition: SQL | undefined) =>
    sql`(select requests.* from ${from} where ${and(isOpen, isNull(requests.mergedInto), condition)}
      order by ${requests.changedAt} desc, ${requests.id} desc limit ${COUNT_LIMIT})`;
  const hasLines = isNotNull(requests.newsPosition);
  const isFollowed = sql`(${requestReaders.isMarked} or ${requestReaders.isWatching})`;
  const isOther = or(isNull(requests.newsPosition), ne(requests.assigneeId, staffId));
  const others = and(isFollowed, isOther);
  const found = sql.join(
    [
      ofOpen(sql`${requests}`, and(hasLines, eq(requests.assigneeId, staffId))),
      ofOpen(sql`${requests}`, and(hasLines, isNull(requests.assigneeId))),
      ofOpen(sql`${requestReaders} join ${requests} on ${isReaderOf(staffId)}`, others),
    ],
    sql` union all `,
  );
  const counts = countedViews.map(
    (view) =>
      sql`least(count(*) filter (where ${isInView(view, staffId, now)}), ${COUNT_LIMIT})::int as ${sql.identifier(view)}`,
  );
  // By its limit the reader is looked up for each request: PostgreSQL would take all readings of the person instead.
  const { rows } = await queries.execute<Record<CountedView, number>>(sql`
    select ${sql.join(counts, sql`, `)} from (${found}) as ${requests}
    left join lateral (select * from ${requestReaders} where ${isReaderOf(staffId)} limit 1) as ${requestReaders} on true
    where ${isUnseenBy(staffId)}`);
  return rows[0];
}
