import type { Event } from '@parlour/contract';

/** Events as a member looks for them; each event is in one of the two lists. */
export interface Programme {
  /** Not over yet, the soonest first. */
  readonly upcoming: readonly Event[];
  /** Over, the latest first. */
  readonly past: readonly Event[];
}

type Times = Pick<Event, 'startDate' | 'endDate'>;

const timeOf = (moment: string): number => new Date(moment).getTime();

const lastMoment = ({ startDate, endDate }: Times): number =>
  Math.max(timeOf(startDate), timeOf(endDate ?? startDate));

/** Whether an event is over, so that nobody can register for it any more: at its end, or at its start without one. */
export const isOver = (event: Times, now: Date): boolean => lastMoment(event) <= now.getTime();

/** The events in the order of the programme. */
export const programmeOf = (events: readonly Event[], now: Date): Programme => {
  const sorted = events.toSorted(
    (one, other) => timeOf(one.startDate) - timeOf(other.startDate) || (one.id < other.id ? -1 : 1),
  );
  return {
    upcoming: sorted.filter((event) => !isOver(event, now)),
    past: sorted.filter((event) => isOver(event, now)).toReversed(),
  };
};
