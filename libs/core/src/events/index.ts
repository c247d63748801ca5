export {
  isOver,
  splitPastAndUpcoming,
  type PastAndUpcomingEvents,
} from './splitPastAndUpcoming.ts';
