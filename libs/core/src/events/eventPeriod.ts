const eventPeriods = ['week'] as const;
/** What the list of events can be narrowed to (core/events-8). */
export type EventPeriod = (typeof eventPeriods)[number];

/** The URL parameter of the period. Without it the list has all events. */
export const EVENT_PERIOD_PARAMETER = 'when';

/** Returns the period that a URL asks for; null for all events (core/events-8). */
export function parseEventPeriod(value: string | null): EventPeriod | null {
  return eventPeriods.find((period) => period === value) ?? null;
}
