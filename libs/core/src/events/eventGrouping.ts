/** How the list of events is grouped (core/events-7). */
export const eventGroupings = ['month', 'category'] as const;
/** One of {@link eventGroupings}. */
export type EventGrouping = (typeof eventGroupings)[number];

/** The URL parameter of the grouping. The first grouping omits it. */
export const EVENT_GROUPING_PARAMETER = 'group';

/** Returns the grouping that a URL asks for, by month unless it says otherwise (core/events-7). */
export function parseEventGrouping(value: string | null): EventGrouping {
  return eventGroupings.find((grouping) => grouping === value) ?? 'month';
}
