import type { MemberRequest, Redemption, Registration } from '@parlour/contract';
import { splitOwnCodes } from '../benefits/ownCodes.ts';
import { codeLastDay } from '../benefits/validity.ts';
import { bookingStart, type OwnBooking, splitOwnBookings } from '../bookings/ownBookings.ts';
import { clubDay } from '../format/dates.ts';

const NEXT_COUNT = 3;
const DAY = 24 * 60 * 60 * 1000;
/** A code is next for a member if it ends within these days. */
const CODE_DAYS = 7;

/** What comes next for a member: a booking, or a code that ends. */
export type NextForMember = OwnBooking | { readonly kind: 'code'; readonly code: Redemption };

/** What a member has: lists of requests may share some. */
export interface OwnItemLists {
  readonly registrations: readonly Registration[];
  readonly requests: readonly MemberRequest[];
  readonly redemptions: readonly Redemption[];
}

const isHidden = (booking: OwnBooking) =>
  booking.kind === 'registration' && booking.registration.event.isHidden === true;
const codeOf = (code: Redemption) => ({ kind: 'code', code }) as const;
/** A code counts until the end of its last day, which is after what takes place on that day. */
const orderOf = (next: NextForMember) =>
  next.kind === 'code' ? `${codeLastDay(next.code)}T24` : bookingStart(next);

/**
 * Returns what comes next for a member, at most three: bookings, and codes that end within a week, in order of time.
 * Otherwise the valid code that ends first. Leaves out what staff hid (core/dashboard-9).
 */
export function nextForMember(lists: OwnItemLists, now: Date): readonly NextForMember[] {
  const { registrations, requests, redemptions } = lists;
  const bookings = splitOwnBookings(registrations, requests, now).upcoming;
  const codes = splitOwnCodes(redemptions, now).valid.filter(({ benefit }) => !benefit.isHidden);
  const lastDay = clubDay(new Date(now.getTime() + CODE_DAYS * DAY));
  const next = [
    ...bookings.filter((booking) => !isHidden(booking)),
    ...codes.filter((code) => codeLastDay(code) <= lastDay).map(codeOf),
  ].toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  return next.length > 0 ? next.slice(0, NEXT_COUNT) : codes.slice(0, 1).map(codeOf);
}
