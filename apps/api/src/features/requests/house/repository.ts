import { and, asc, count, eq, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
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

/** Counts the open requests by who has them and their status. Names are read for the counts alone. */
export function countOpen(queries: Queries) {
  const { assigneeId, status } = requests;
  const counted = queries
    .select({ assigneeId, status, count: count().as('count') })
    .from(requests)
    .where(and(isNull(requests.closedAt), isNull(requests.mergedInto)))
    .groupBy(assigneeId, status)
    .as('counted');
  return queries
    .select({ assignee: staffName, status: counted.status, count: counted.count })
    .from(counted)
    .leftJoin(staffMembers, eq(staffMembers.id, counted.assigneeId));
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

/** Times as PostgreSQL sends them: eight bytes each, the first one first. */
const times = z.pipe(
  z.nullable(z.instanceof(Buffer)),
  z.transform((bytes) => {
    const found = new Float64Array((bytes?.length ?? 0) / Float64Array.BYTES_PER_ELEMENT);
    for (const index of found.keys()) {
      found[index] = bytes?.readDoubleBE(index * Float64Array.BYTES_PER_ELEMENT) ?? 0;
    }
    return found;
  }),
);

const workedSchema = z.object({
  /** Counts from 0. */
  week: z.number(),
  type: z.string(),
  received: z.number(),
  responses: times,
  resolutions: times,
  rated: z.number(),
  stars: z.number(),
});

/** Some minutes as bytes: as text, a hundred thousand numbers take longer than all the rest. */
const bytesOf = (minutes: PgColumn) => sql`string_agg(float8send(${minutes}), ''::bytea)`;

/** The condition that a request came in a week of {@link findWorked}. Both tables have an index with all that is read of them. */
const isInWeek = (receivedAt: PgColumn) =>
  sql`${receivedAt} >= weeks.starts_at and ${receivedAt} < weeks.ends_at`;

/**
 * Returns how the requests that came in some weeks were worked on, by their week and type: how many came in one row, how long they
 * took in another one.
 *
 * @param weeks when each week begins, in their order. The last one has no end.
 */
export async function findWorked(
  queries: Queries,
  weeks: readonly Date[],
): Promise<readonly z.infer<typeof workedSchema>[]> {
  const starts = weeks.map((start) => start.toISOString());
  const ends = [...starts.slice(1), 'infinity'];
  const { ratingStars, requestType } = requests;
  const { responseMinutes, resolutionMinutes } = requestTimes;
  const { rows } = await queries.execute(sql`
    select (weeks.place - 1)::int as week, worked.*
    from unnest(${sql.param(starts)}::timestamptz[], ${sql.param(ends)}::timestamptz[])
        with ordinality as weeks (starts_at, ends_at, place),
      lateral (
        select ${requestType} as type, count(*)::int as received, null::bytea as responses, null::bytea as resolutions,
          count(${ratingStars})::int as rated, coalesce(sum(${ratingStars}), 0)::int as stars
        from ${requests} where ${isInWeek(requests.createdAt)} and ${isNull(requests.mergedInto)}
        group by ${requestType}
        union all
        select ${requestTimes.requestType}, 0, ${bytesOf(responseMinutes)}, ${bytesOf(resolutionMinutes)}, 0, 0
        from ${requestTimes} where ${isInWeek(requestTimes.receivedAt)} and ${requestTimes.requestId} not in (
          select ${requests.id} from ${requests} where ${isNotNull(requests.mergedInto)})
        group by ${requestTimes.requestType}
      ) as worked`);
  return z.array(workedSchema).parse(rows);
}
