export { calendarEnd } from './calendarEnd.ts';
export {
  isOver,
  splitPastAndUpcoming,
  type PastAndUpcomingEvents,
} from './splitPastAndUpcoming.ts';
