import type { Benefit, Event, Redemption, Registration } from '@parlour/contract';
import { codeLastDay } from '../benefits/validity.ts';
import type { OwnBooking } from '../bookings/ownBookings.ts';
import { formatDay } from '../format/dates.ts';
import { formatEventDate } from '../format/dateTimes.ts';
import { shownSubject } from '../format/shownSubject.ts';
import { formatOff } from '../format/labels.ts';
import { formatOccasionDay } from '../requests/requestOccasion.ts';
import { groupOf, type PaperEntry, type PaperSheet, writtenLines } from './paperSheet.ts';

const whenAndWhere = ({
  startDate,
  endDate,
  timeZone,
  location,
}: Pick<Event, 'startDate' | 'endDate' | 'timeZone' | 'location'>): readonly string[] =>
  writtenLines([formatEventDate(startDate, endDate, timeZone), location]);

const untilLine = (code: Redemption): string => `Valid until ${formatDay(codeLastDay(code))}`;

/** Returns what an event prints: when and where it is, and the member's registration (core/paper-3). */
export function eventSheet(event: Event, registration: Registration | undefined): PaperSheet {
  return {
    title: event.title,
    lines: whenAndWhere(event),
    groups: groupOf(
      null,
      registration === undefined
        ? []
        : [{ name: 'Your Registration', lines: [registration.confirmationNumber] }],
    ),
  };
}

/** Returns what a benefit prints: who gives it, what and until when, and the member's code (core/paper-4). */
export function benefitSheet(benefit: Benefit, code: Redemption | null): PaperSheet {
  const { title, provider, value, address = null, city, state, country, expiresAt } = benefit;
  return {
    title,
    lines: writtenLines([
      provider,
      address,
      writtenLines([city, state, country]).join(', '),
      formatOff(value),
      expiresAt === null ? null : `Valid until ${formatDay(expiresAt)}`,
    ]),
    groups: groupOf(
      null,
      code === null
        ? []
        : [{ name: 'Your Code', lines: [code.redemptionCode, untilLine(code), code.instructions] }],
    ),
  };
}

/** Returns what a booking prints: when and where it is, and its number; of an event that staff hid that it does not take place. */
function bookingEntry(booking: OwnBooking): PaperEntry {
  if (booking.kind === 'request') {
    const { subject, reference, booking: arranged } = booking.request;
    const { place, address, party, confirmationNumber = null } = arranged;
    return {
      name: shownSubject(subject),
      lines: writtenLines([
        formatOccasionDay(arranged, ''),
        place,
        address,
        party,
        confirmationNumber,
        reference,
      ]),
    };
  }
  const { event, confirmationNumber } = booking.registration;
  return {
    name: event.title,
    lines: writtenLines([
      ...whenAndWhere(event),
      confirmationNumber,
      event.isHidden === true ? 'Does not take place' : null,
    ]),
  };
}

/** Returns what a member's bookings print: what is to come and the valid codes, in the page's order (core/paper-5). */
export function bookingsSheet(
  bookings: readonly OwnBooking[],
  codes: readonly Redemption[],
): PaperSheet {
  const redeemed = codes.map((code): PaperEntry => ({
    name: code.benefit.title,
    lines: writtenLines([code.benefit.provider, code.redemptionCode, untilLine(code)]),
  }));
  return {
    title: 'My Bookings',
    lines: [],
    groups: [
      ...groupOf('Registrations and Confirmed Requests', bookings.map(bookingEntry)),
      ...groupOf('Codes', redeemed),
    ],
  };
}
