import { type DeskView, NOBODY, type QueueConditions } from '@parlour/contract/staff';
import { and, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { requests } from '../../../platform/postgres/schema/index.ts';
import {
  bookedDays,
  isBooked,
  isWish,
  wishedDay,
} from '../../../platform/postgres/schema/requestDays.ts';

/** The condition of a view. What is put aside until later is in `snoozed` alone, whatever the sweep has done. */
export function isInView(view: DeskView, staffId: string | null, now: Date): SQL | undefined {
  const isOpen = isNull(requests.closedAt);
  const isAwake = or(isNull(requests.snoozedUntil), lte(requests.snoozedUntil, now));
  switch (view) {
    case 'mine':
      return and(isOpen, isAwake, sql`${requests.assigneeId} = ${staffId}`);
    case 'unassigned':
      return and(isOpen, isAwake, isNull(requests.assigneeId));
    case 'open':
      return and(isOpen, isAwake);
    case 'waiting':
      return and(isOpen, isAwake, eq(requests.status, 'awaiting_member'));
    case 'snoozed':
      return and(isOpen, gt(requests.snoozedUntil, now));
    case 'closed':
      return isNotNull(requests.closedAt);
  }
}

/** The condition that a request is booked or wished for some days. Each half has its index. */
function isOnDays(from: string | null, until: string | null): SQL | undefined {
  if (from === null && until === null) return undefined;
  const booked = sql`${bookedDays(requests)} && daterange(${from}::date, ${until}::date, '[]')`;
  const day = wishedDay(requests);
  const wished = and(
    isWish(requests),
    from === null ? undefined : sql`${day} >= ${from}`,
    until === null ? undefined : sql`${day} <= ${until}`,
  );
  return or(and(isBooked(requests), booked), wished);
}

/** The conditions that narrow a view of the queue (api/requests/desk-22). */
export function meets(conditions: QueueConditions): SQL | undefined {
  const { type, status, assignee, from, until } = conditions;
  // No day is both.
  if (from !== undefined && until !== undefined && until < from) return sql`false`;
  const isWith = assignee === NOBODY ? isNull(requests.assigneeId) : undefined;
  return and(
    type === undefined ? undefined : eq(requests.requestType, type),
    status === undefined ? undefined : eq(requests.status, status),
    assignee === undefined ? undefined : (isWith ?? eq(requests.assigneeId, assignee)),
    isOnDays(from ?? null, until ?? null),
  );
}
