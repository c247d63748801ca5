import type { RequestBooking } from '@parlour/contract';
import { earliestToday, href, isBooked, routes, usualLength } from '@parlour/core';
import type { Branding } from '../../emails/branding.ts';
import { after, DAY } from '../../platform/process/clock.ts';
import { calendarUidOf, renderCalendarFileAt } from '../registrations/calendarFile.ts';
import { shownVersionOf } from './applyMove.ts';
import type { RequestRow } from './threadRepository.ts';

const digits = (text: string) => text.replaceAll(/[-:]/g, '');
const isoOf = (day: string, time = '00:00') => new Date(`${day}T${time}:00Z`);
/** The last instant whose year has four digits. A calendar file can write no later one. */
const LAST = isoOf('9999-12-31', '23:59');
const written = (date: Date) => (date > LAST ? LAST : date).toISOString().slice(0, 19);
const dayOf = (date: Date) => digits(written(date).slice(0, 10));

/**
 * Returns the times of what was arranged. They have no zone (RFC 5545, 3.3.5): a time is one where it takes place. An
 * end is exclusive, and what has none takes as long as it usually does.
 */
function timesOf(
  { requestType, confirmedTime: time, confirmedEndDate: endDate }: CalendarRequest,
  date: string,
  endTime: RequestPlace['endTime'],
) {
  if (time === null) {
    const end = dayOf(after(isoOf(endDate ?? date), DAY));
    return { start: `DTSTART;VALUE=DATE:${digits(date)}`, end: `DTEND;VALUE=DATE:${end}` };
  }
  const lastDay = endDate ?? date;
  const end =
    endTime === null && lastDay === date
      ? written(after(isoOf(date, time), usualLength(requestType)))
      : `${lastDay}T${endTime ?? time}:00`;
  return { start: `DTSTART:${digits(date)}T${digits(time)}00`, end: `DTEND:${digits(end)}` };
}

/** For how many and where something is arranged, until when, and the number of the house. */
export type RequestPlace = Required<
  Pick<RequestBooking, 'party' | 'place' | 'address' | 'endTime' | 'confirmationNumber'>
>;

/** Returns whether the days that were confirmed are not over at a time. */
export function isToCome(
  { confirmedDate, confirmedEndDate }: Pick<RequestRow, 'confirmedDate' | 'confirmedEndDate'>,
  now: Date,
): boolean {
  const lastDay = confirmedEndDate ?? confirmedDate;
  return lastDay !== null && lastDay >= earliestToday(now.getTime());
}

/** What a calendar file says of a request. */
export type CalendarRequest = Pick<
  RequestRow,
  | 'id'
  | 'reference'
  | 'requestType'
  | 'subject'
  | 'status'
  | 'version'
  | 'shownVersion'
  | 'calendarUid'
  | 'updatedAt'
  | 'confirmedDate'
  | 'confirmedTime'
  | 'confirmedEndDate'
  | 'isTakenBack'
>;

/**
 * Renders the calendar file of a request: what was arranged, or that it was taken back. Empty before the first confirmation.
 *
 * @param where the place with its address, the end and the number, each null where it is not known.
 */
export function requestCalendarFile(
  branding: Branding,
  row: CalendarRequest,
  { place, address, endTime, confirmationNumber }: RequestPlace,
): string {
  const { confirmedDate } = row;
  if (confirmedDate === null) return '';
  const { clubName, staffEmail, publicUrl } = branding;
  const times = timesOf(row, confirmedDate, endTime);
  return renderCalendarFileAt(
    { zone: [], ...times },
    {
      uid: calendarUidOf(row, `request-${row.id}`, branding),
      // What staff do among themselves changes no file.
      sequence: shownVersionOf(row),
      isCanceled: !isBooked(row),
      organizer: { name: clubName, email: staffEmail },
      writtenAt: row.updatedAt,
      summary: row.subject,
      description: [
        clubName,
        row.reference,
        ...(confirmationNumber === null ? [] : [`Confirmation number: ${confirmationNumber}`]),
      ].join('\n'),
      location: [place, address].filter((part) => part !== null).join(', ') || null,
      url: publicUrl + href(routes.request, { requestId: row.id }),
    },
  );
}
