import type { Event } from '@parlour/contract';

/** Events in display order; each is in one of the two lists. */
export interface PastAndUpcomingEvents {
  /** Not over yet, soonest first. */
  readonly upcoming: readonly Event[];
  /** Over, latest first. */
  readonly past: readonly Event[];
}

type Times = Pick<Event, 'startDate' | 'endDate'>;

const timestampOf = (instant: string): number => new Date(instant).getTime();

const endTimestamp = ({ startDate, endDate }: Times): number =>
  Math.max(timestampOf(startDate), timestampOf(endDate ?? startDate));

/** Whether an event is over: at its end, or at its start if it has no end (core/events-1). Registration is then closed. */
export function isOver(event: Times, now: Date): boolean {
  return endTimestamp(event) <= now.getTime();
}

/** Splits events into upcoming and past ones (core/events-2). */
export function splitPastAndUpcoming(events: readonly Event[], now: Date): PastAndUpcomingEvents {
  const sorted = events.toSorted(
    (one, other) =>
      timestampOf(one.startDate) - timestampOf(other.startDate) || (one.id < other.id ? -1 : 1),
  );
  return {
    upcoming: sorted.filter((event) => !isOver(event, now)),
    past: sorted.filter((event) => isOver(event, now)).toReversed(),
  };
}
