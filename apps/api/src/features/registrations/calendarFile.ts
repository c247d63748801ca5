import { hostOf } from '../../platform/mail/message.ts';
import { type CalendarTimes, calendarTimes, formatUtc } from './calendarTimes.ts';

/** What a calendar file says besides its times. */
export interface CalendarDescription {
  /** The same each time that the registration is sent (api/registrations-7). */
  readonly uid: string;
  /** Higher each time that the registration changes (api/registrations-16). */
  readonly sequence: number;
  /** Whether a calendar removes the event. */
  readonly isCanceled: boolean;
  /** Who sends the file. A calendar lets nobody else change the event. */
  readonly organizer: { readonly name: string; readonly email: string };
  readonly writtenAt: Date;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  /** An absolute http or https URL. */
  readonly url: string;
}

/** An event of a calendar file. */
export interface CalendarEntry extends CalendarDescription {
  readonly start: Date;
  readonly end: Date;
  /** The venue's zone, an IANA name. */
  readonly timeZone: string;
}

const LINE_OCTETS = 75;

/** Renders a calendar file of one event (RFC 5545). */
export function renderCalendarFile(entry: CalendarEntry): string {
  return renderCalendarFileAt(calendarTimes(entry.start, entry.end, entry.timeZone), entry);
}

/** Renders a calendar file of one event whose times are lines already (RFC 5545). */
export function renderCalendarFileAt(times: CalendarTimes, entry: CalendarDescription): string {
  const { uid, sequence, isCanceled, organizer, summary, description, location, url } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parlour//Events//EN',
    `METHOD:${calendarMethod(entry)}`,
    ...times.zone,
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${formatUtc(entry.writtenAt)}`,
    times.start,
    times.end,
    `ORGANIZER;CN="${escapeParameter(organizer.name)}":mailto:${encodeURI(organizer.email)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
    `URL:${new URL(url).href}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/**
 * Returns the id of an entry in calendars: its own, or for what an earlier version stored the one that it was sent with
 * (api/registrations-7). An entry never changes its id, so that a later file changes or removes it.
 *
 * @param formerName - what the id of an earlier version begins with, such as `event-1`.
 */
export function calendarUidOf(
  { calendarUid }: { readonly calendarUid: string | null },
  formerName: string,
  { staffEmail }: { readonly staffEmail: string },
): string {
  return calendarUid ?? `${formerName}@${hostOf(staffEmail)}`;
}

/** Returns what a calendar does with the file: it adds or updates the event, or removes it (RFC 5546, 3.2). */
export function calendarMethod({ isCanceled }: Pick<CalendarDescription, 'isCanceled'>): string {
  return isCanceled ? 'CANCEL' : 'PUBLISH';
}

/** Removes what the value of a parameter can't represent between quotes (RFC 5545, 3.2). */
const escapeParameter = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- they are what is removed
  text.replaceAll(/["\u0000-\u001f\u007f]/g, ' ');

/** Escapes a text value (RFC 5545, 3.3.11) and removes control characters, which it can't represent. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- they are what is removed
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Folds a line into pieces of at most 75 octets, never inside a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= LINE_OCTETS) return line;
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const added = Buffer.byteLength(character);
    if (octets + added > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = piece.length;
    }
    piece += character;
    octets += added;
  }
  return [...pieces, piece].join('\r\n');
}
