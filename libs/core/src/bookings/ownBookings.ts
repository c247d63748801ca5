import type { MemberRequest, Registration, RequestBooking } from '@parlour/contract';
import { isOver } from '../events/splitPastAndUpcoming.ts';
import { createDayOf, dateFormatterIn, isValidDate } from '../format/dates.ts';
import { earliestToday } from '../requests/earliestToday.ts';

/** A request with what was arranged. */
export type BookedRequest = MemberRequest & { readonly booking: RequestBooking };

/** Something that a member has booked: an event that they registered for, or a request that was confirmed. */
export type OwnBooking =
  | { readonly kind: 'registration'; readonly registration: Registration }
  | { readonly kind: 'request'; readonly request: BookedRequest };

/** A member's bookings in display order; each is in one of the two lists. */
export interface OwnBookings {
  /** Not over yet, the earliest first. */
  readonly upcoming: readonly OwnBooking[];
  /** Over, the latest first. */
  readonly past: readonly OwnBooking[];
}

const hasBooking = (request: MemberRequest): request is BookedRequest =>
  request.booking !== null && request.booking !== undefined;

/** Returns the id of a booking, unique among those of all kinds. */
export function bookingKey(booking: OwnBooking): string {
  return booking.kind === 'registration'
    ? `event-${booking.registration.event.id}`
    : `request-${booking.request.id}`;
}

/** Returns the beginning on the clock where it takes place, `YYYY-MM-DDTHH:MM`. A whole day begins it. */
export function bookingStart(booking: OwnBooking): string {
  if (booking.kind === 'request') {
    const { date, time } = booking.request.booking;
    return `${date}T${time ?? '00:00'}`;
  }
  const { startDate, timeZone } = booking.registration.event;
  const start = new Date(startDate);
  if (!isValidDate(start)) return startDate;
  const clock = dateFormatterIn(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${createDayOf(timeZone)(start)}T${clock.format(start)}`;
}

/** Returns whether a booking is over: an event by its end, what was arranged once its last day has ended everywhere on earth. */
function isPast(booking: OwnBooking, now: Date): boolean {
  if (booking.kind === 'registration') return isOver(booking.registration.event, now);
  const { date, endDate } = booking.request.booking;
  return (endDate ?? date) < earliestToday(now.getTime());
}

/**
 * Joins a member's registrations with what was arranged for them, by the time where each takes place, and splits them by
 * whether they are over (core/bookings-1).
 *
 * @param requests lists of requests, which may share some
 */
export function splitOwnBookings(
  registrations: readonly Registration[],
  requests: readonly MemberRequest[],
  now: Date,
): OwnBookings {
  const bookedById = new Map(requests.filter(hasBooking).map((request) => [request.id, request]));
  const bookings = [
    ...registrations.map((registration) => ({ kind: 'registration', registration }) as const),
    ...[...bookedById.values()].map((request) => ({ kind: 'request', request }) as const),
  ];
  const sorted = bookings
    .map((booking) => ({ booking, at: `${bookingStart(booking)} ${bookingKey(booking)}` }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ booking }) => booking);
  return {
    upcoming: sorted.filter((booking) => !isPast(booking, now)),
    past: sorted.filter((booking) => isPast(booking, now)).toReversed(),
  };
}
