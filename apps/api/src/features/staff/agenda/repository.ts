import { type AgendaQuery, NOBODY } from '@parlour/contract/staff';
import type { RequestType } from '@parlour/contract';
import type { AgendaWindow } from '@parlour/core/staff';
import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
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

/** Selects the first requests of an order, with their day and time. */
function firstOf(
  queries: Queries,
  condition: SQL | undefined,
  { day, time }: { readonly day: PgColumn | SQL; readonly time: PgColumn | null },
  limit: number,
) {
  return queries
    .select({
      id: requests.id,
      day: sql`${day}::text`.as('day'),
      time: sql`${time}::text`.as('time'),
    })
    .from(requests)
    .where(condition)
    .orderBy(asc(day), ...(time === null ? [] : [sql`${time} nulls first`]), asc(requests.id))
    .limit(limit);
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

/**
 * Returns the first requests of some days by their day and time: what is arranged for them or began before and goes on, and the
 * open ones that are wished for them and not arranged. `only` leaves one of these out.
 */
export function findRequests(
  queries: Queries,
  { from, until }: AgendaWindow,
  filter: RequestFilter & Pick<AgendaQuery, 'only'>,
  limit: number,
) {
  const booked = (...isWithin: readonly SQL[]) => {
    const order = { day: requests.confirmedDate, time: requests.confirmedTime };
    return firstOf(queries, and(isBooked(requests), ...isWithin, isFor(filter)), order, limit);
  };
  const day = wishedDay(requests);
  const isWished = and(isWish(requests), sql`${day} between ${from} and ${until}`, isFor(filter));
  // Each has an index of its own: few last longer than a day.
  const parts = [
    filter.only === 'unconfirmed'
      ? []
      : [
          booked(lt(requests.confirmedDate, from), sql`${bookedDays(requests)} @> ${from}::date`),
          booked(gte(requests.confirmedDate, from), lte(requests.confirmedDate, until)),
        ],
    filter.only === 'confirmed' ? [] : [firstOf(queries, isWished, { day, time: null }, limit)],
  ].flat();
  const found = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );
  const ids = sql`array(select id from (${found}) as found order by day, time nulls first, id limit ${limit})`;
  return findShown(queries, ids);
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
