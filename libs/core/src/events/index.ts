export { calendarEnd } from './calendarEnd.ts';
export { eventCity } from './eventCity.ts';
export {
  EVENT_GROUPING_PARAMETER,
  type EventGrouping,
  eventGroupings,
  parseEventGrouping,
} from './eventGrouping.ts';
export { eventMonths } from './eventMonths.ts';
export {
  isOver,
  splitPastAndUpcoming,
  type PastAndUpcomingEvents,
} from './splitPastAndUpcoming.ts';
