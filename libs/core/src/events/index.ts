export { calendarEnd } from './calendarEnd.ts';
export { eventCity } from './eventCity.ts';
export {
  EVENT_GROUPING_PARAMETER,
  type EventGrouping,
  eventGroupings,
  parseEventGrouping,
} from './eventGrouping.ts';
export { eventMonths, startsInMonth } from './eventMonths.ts';
export { EVENT_PERIOD_PARAMETER, type EventPeriod, parseEventPeriod } from './eventPeriod.ts';
export { isThisWeek } from './isThisWeek.ts';
export {
  isOver,
  splitPastAndUpcoming,
  type PastAndUpcomingEvents,
} from './splitPastAndUpcoming.ts';
