import type { RequestBooking } from '@parlour/contract';
import { formatOccasionDay, formatTimeOfDay } from '@parlour/core';
import { joinFacts } from './joinFacts.ts';

/** What is said of a confirmed request beside its name. */
interface BookingFacts {
  /** Its day, as that of an event. It is one where it takes place, whose zone nobody knows. */
  readonly event: { readonly startDate: string; readonly timeZone: string };
  /** Its time, last day and party in one line; empty for none. */
  readonly when: string;
  /** What leads to its place, by name and address; null without a place. */
  readonly route: string | null;
}

/** Returns what is said of a confirmed request beside its name. */
export function bookingFacts(booking: RequestBooking): BookingFacts {
  const { date, time, endDate, party, place, address } = booking;
  const lastDay = { date: endDate, time: null, endDate: null };
  return {
    event: { startDate: `${date}T00:00:00Z`, timeZone: 'UTC' },
    when: joinFacts(
      time === null ? null : formatTimeOfDay(time),
      endDate === null ? null : `until ${formatOccasionDay(lastDay, date)}`,
      party,
    ),
    route: place === null || address === null ? place : `${place}, ${address}`,
  };
}
