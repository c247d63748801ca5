import { type AgendaQuery, NOBODY } from '@parlour/contract/staff';
import type { RequestType } from '@parlour/contract';
import type { AgendaWindow } from '@parlour/core/staff';
import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../platform/postgres/database.ts';
import {
  bookedDays,
  events,
  isBooked,
  isWish,
  memberName,
  members,
  registrations,
  requests,
  staffMembers,
  staffName,
  vendors,
  wishedDay,
} from '../../../platform/postgres/schema/index.ts';

/** What narrows the requests of an agenda. */
export interface RequestFilter {
  readonly type: RequestType | undefined;
  readonly assignee: AgendaQuery['assignee'];
}

const shownRequest = {
  id: requests.id,
  reference: requests.reference,
  requestType: requests.requestType,
  subject: requests.subject,
  status: requests.status,
  details: requests.details,
  confirmedDate: requests.confirmedDate,
  confirmedTime: requests.confirmedTime,
  confirmedEndDate: requests.confirmedEndDate,
  isTakenBack: requests.isTakenBack,
  arrangement: requests.arrangement,
};

const isFor = ({ type, assignee }: RequestFilter): SQL | undefined =>
  and(
    isNull(requests.mergedInto),
    type === undefined ? undefined : eq(requests.requestType, type),
    assignee === undefined
      ? undefined
      : assignee === NOBODY
        ? isNull(requests.assigneeId)
        : eq(requests.assigneeId, assignee),
  );

/** The ids of the first requests of an order, as an array. */
function firstIds(
  queries: Queries,
  condition: SQL | undefined,
  order: readonly SQL[],
  limit: number,
): SQL {
  const found = queries
    .select({ id: requests.id })
    .from(requests)
    .where(condition)
    .orderBy(...order, asc(requests.id))
    .limit(limit);
  return sql`array(${found})`;
}

/** Returns the requests with these ids, in no order. Their names are read for these alone. */
function findShown(queries: Queries, ids: SQL) {
  return queries
    .select({
      request: shownRequest,
      member: memberName,
      assignee: staffName,
      vendor: vendors.name,
    })
    .from(requests)
    .innerJoin(members, eq(members.id, requests.memberId))
    .leftJoin(staffMembers, eq(staffMembers.id, requests.assigneeId))
    .leftJoin(vendors, eq(vendors.id, requests.vendorId))
    .where(sql`${requests.id} = any (${ids})`);
}

/** A request of an agenda. */
export type AgendaRequest = Awaited<ReturnType<typeof findShown>>[number];

/** Returns what is arranged for some days: what began before, and of the rest the first by its beginning. */
export function findBooked(
  queries: Queries,
  { from, until }: AgendaWindow,
  filter: RequestFilter,
  limit: number,
) {
  const idsOf = (...isWithin: readonly SQL[]) => {
    const order = [asc(requests.confirmedDate), sql`${requests.confirmedTime} nulls first`];
    return firstIds(queries, and(isBooked(requests), ...isWithin, isFor(filter)), order, limit);
  };
  // Each half has an index of its own: few last longer than a day.
  const before = idsOf(
    lt(requests.confirmedDate, from),
    sql`${bookedDays(requests)} @> ${from}::date`,
  );
  const within = idsOf(gte(requests.confirmedDate, from), lte(requests.confirmedDate, until));
  return findShown(queries, sql`${before} || ${within}`);
}

/** Returns the open requests that are wished for some days and not arranged, by that day. */
export function findWished(
  queries: Queries,
  { from, until }: AgendaWindow,
  filter: RequestFilter,
  limit: number,
) {
  const day = wishedDay(requests);
  const isWithin = sql`${day} between ${from} and ${until}`;
  const condition = and(isWish(requests), isWithin, isFor(filter));
  return findShown(queries, firstIds(queries, condition, [asc(day)], limit));
}

/** Returns the events, not called off, that may take place between two instants. */
export function findEventsBetween(queries: Queries, from: Date, until: Date) {
  const end = sql`coalesce(${events.endDate}, ${events.startDate})`;
  return queries
    .select({
      id: events.id,
      title: events.title,
      location: events.location,
      startDate: events.startDate,
      endDate: events.endDate,
      timeZone: events.timeZone,
    })
    .from(events)
    .where(
      and(
        lte(events.startDate, until),
        gte(end, sql`${from.toISOString()}::timestamptz`),
        // One that was hidden later had taken place.
        or(isNull(events.hiddenAt), gt(events.hiddenAt, end)),
        sql`exists (select from ${registrations} where ${registrations.eventId} = ${events.id})`,
      ),
    )
    .orderBy(events.startDate, events.id);
}

/** An event of an agenda. */
export type AgendaEvent = Awaited<ReturnType<typeof findEventsBetween>>[number];

/** Returns the registrations for some events, by the name of the member. */
export function findRegistrationsFor(queries: Queries, eventIds: readonly string[], limit: number) {
  return queries
    .select({
      eventId: registrations.eventId,
      confirmationNumber: registrations.confirmationNumber,
      member: memberName,
    })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .innerJoin(members, eq(members.id, registrations.memberId))
    .where(inArray(registrations.eventId, [...eventIds]))
    .orderBy(events.startDate, events.id, members.lastName, members.firstName, members.id)
    .limit(limit);
}
