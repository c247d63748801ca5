/** An event as a calendar file has it. */
export interface CalendarEntry {
  /** The same each time that the event is sent. */
  readonly uid: string;
  readonly writtenAt: Date;
  readonly start: Date;
  /** Null where the end is not known. */
  readonly end: Date | null;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  /** A whole http or https address. */
  readonly url: string | null;
}

const LINE_OCTETS = 75;

/** Writes a calendar file of one event (RFC 5545). */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, writtenAt, start, end, summary, description, location, url } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parlour//Events//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${inUtc(writtenAt)}`,
    `DTSTART:${inUtc(start)}`,
    // An end has to come after the start (section 3.8.2.2).
    ...(end !== null && end > start ? [`DTEND:${inUtc(end)}`] : []),
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location === null ? [] : [`LOCATION:${escaped(location)}`]),
    ...(url === null ? [] : [`URL:${new URL(url).href}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A moment in UTC, to the second (section 3.3.5). */
const inUtc = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A text value (section 3.3.11); control characters have no form in it. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Breaks a line so that no piece has more than 75 octets, and never inside a character (section 3.1). */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n');
}
