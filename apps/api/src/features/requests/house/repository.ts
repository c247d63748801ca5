import { and, asc, count, eq, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Queries } from '../../../platform/postgres/database.ts';
import {
  requests,
  requestTimes,
  staffMembers,
  staffName,
} from '../../../platform/postgres/schema/index.ts';
import { selectDeskRows } from '../desk/queueRepository.ts';

/** Counts the open requests by who has them and their status. */
export function countOpen(queries: Queries) {
  return queries
    .select({
      assignee: staffName,
      status: requests.status,
      count: count(),
    })
    .from(requests)
    .leftJoin(staffMembers, eq(staffMembers.id, requests.assigneeId))
    .where(and(isNull(requests.closedAt), isNull(requests.mergedInto)))
    .groupBy(staffMembers.id, requests.status);
}

/** Returns the open requests that wait longest for the house: what waits for its member, is arranged or put aside does not. */
export function findLongestWaiting(queries: Queries, now: Date, limit: number) {
  return selectDeskRows(queries)
    .where(
      and(
        isNull(requests.closedAt),
        isNull(requests.mergedInto),
        notInArray(requests.status, ['awaiting_member', 'confirmed']),
        or(isNull(requests.snoozedUntil), lte(requests.snoozedUntil, now)),
      ),
    )
    .orderBy(asc(requests.changedAt), asc(requests.id))
    .limit(limit);
}

const number = z.nullable(z.coerce.number());
const figuresSchema = z.object({
  week: z.nullable(z.number()),
  type: z.nullable(z.string()),
  received: z.coerce.number(),
  responded: z.coerce.number(),
  response: z.nullable(z.array(number)),
  resolved: z.coerce.number(),
  resolution: z.nullable(z.array(number)),
  rated: z.coerce.number(),
  rating: number,
});

/** Figures of requests, in minutes. `week` counts from 0 and is null for those of a type, and both are null for all together. */
export type FigureRow = z.infer<typeof figuresSchema>;

/** Minutes from the arrival of a request to a time. `extract` would make decimals, which take far longer. */
const minutesUntil = (at: PgColumn) =>
  sql`case when ${at} is not null then greatest(0, date_part('epoch', ${at} - received.created_at) / 60) end`;

const quantiles = (minutes: SQL) =>
  sql`percentile_cont(array[0.5, 0.9]) within group (order by ${minutes})`;

/**
 * Returns the figures of the requests that came since the first of some weeks: of all, of each week and of each type. What staff
 * entered for a member, as by telephone, has no first response: it was given then.
 *
 * @param since when the first week begins.
 * @param laterWeeks when each of the weeks after it begins, in their order.
 */
export async function findFigures(
  queries: Queries,
  since: Date,
  laterWeeks: readonly Date[],
): Promise<readonly FigureRow[]> {
  const from = since.toISOString();
  const weeks = sql.join(
    laterWeeks.map((start) => sql`${start.toISOString()}`),
    sql`, `,
  );
  // Weeks and types are sorted for each set, which letters by a language's rules would make slow.
  const { rows } = await queries.execute(sql`
    with received as (
      select id, created_at, request_type collate "C" as request_type, entered_by, rating_stars,
        width_bucket(created_at, array[${weeks}]::timestamptz[]) as week
      from ${requests}
      where created_at >= ${from}::timestamptz and merged_into is null
    ), times as (
      select week, request_type, rating_stars,
        case when entered_by is null then ${minutesUntil(requestTimes.respondedAt)} end as response,
        ${minutesUntil(requestTimes.settledAt)} as resolution
      from received left join ${requestTimes} on ${requestTimes.requestId} = received.id
    )
    select week, request_type as type, count(*) as received,
      count(response) as responded, ${quantiles(sql`response`)} as response,
      count(resolution) as resolved, ${quantiles(sql`resolution`)} as resolution,
      count(rating_stars) as rated, avg(rating_stars)::float8 as rating
    from times
    group by grouping sets ((week), (request_type), ())`);
  return z.array(figuresSchema).parse(rows);
}
