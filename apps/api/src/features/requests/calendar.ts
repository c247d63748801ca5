import type { RequestBooking } from '@parlour/contract';
import { href, isBooked, routes } from '@parlour/core';
import type { Branding } from '../../emails/branding.ts';
import { after, DAY, HOUR } from '../../platform/process/clock.ts';
import { calendarUidOf, renderCalendarFileAt } from '../registrations/calendarFile.ts';
import type { RequestRow } from './threadRepository.ts';

const digits = (text: string) => text.replaceAll(/[-:]/g, '');
const isoOf = (day: string, time = '00:00') => new Date(`${day}T${time}:00Z`);
/** The last instant whose year has four digits. A calendar file can write no later one. */
const LAST = isoOf('9999-12-31', '23:59');
const written = (date: Date) => (date > LAST ? LAST : date).toISOString().slice(0, 19);
const dayOf = (date: Date) => digits(written(date).slice(0, 10));

/**
 * Returns the times of what was arranged. They have no zone (RFC 5545, 3.3.5): a time is one where it takes place. An
 * end is exclusive, and a meeting without one takes an hour.
 */
function timesOf(date: string, time: string | null, endDate: string | null) {
  if (time === null) {
    const end = dayOf(after(isoOf(endDate ?? date), DAY));
    return { start: `DTSTART;VALUE=DATE:${digits(date)}`, end: `DTEND;VALUE=DATE:${end}` };
  }
  const end =
    endDate === null || endDate === date
      ? written(after(isoOf(date, time), HOUR))
      : `${endDate}T${time}:00`;
  return { start: `DTSTART:${digits(date)}T${digits(time)}00`, end: `DTEND:${digits(end)}` };
}

/** What a calendar file says of a request. */
export type CalendarRequest = Pick<
  RequestRow,
  | 'id'
  | 'reference'
  | 'subject'
  | 'status'
  | 'version'
  | 'calendarUid'
  | 'changedAt'
  | 'confirmedDate'
  | 'confirmedTime'
  | 'confirmedEndDate'
  | 'isTakenBack'
>;

/**
 * Renders the calendar file of a request: what was arranged, or that it was taken back. Empty before the first confirmation.
 *
 * @param where the place with its address, each null where it is not known.
 */
export function requestCalendarFile(
  branding: Branding,
  row: CalendarRequest,
  { place, address }: Pick<RequestBooking, 'place' | 'address'>,
): string {
  const { confirmedDate, confirmedTime, confirmedEndDate } = row;
  if (confirmedDate === null) return '';
  const { clubName, staffEmail, publicUrl } = branding;
  const times = timesOf(confirmedDate, confirmedTime, confirmedEndDate);
  return renderCalendarFileAt(
    { zone: [], ...times },
    {
      uid: calendarUidOf(row, `request-${row.id}`, branding),
      sequence: row.version,
      isCanceled: !isBooked(row),
      organizer: { name: clubName, email: staffEmail },
      writtenAt: row.changedAt,
      summary: row.subject,
      description: `${clubName}\n${row.reference}`,
      location: [place, address].filter((part) => part !== null).join(', ') || null,
      url: publicUrl + href(routes.request, { requestId: row.id }),
    },
  );
}
