/** An event of a calendar file. */
export interface CalendarEntry {
  /** The same each time that the event is sent (RG7). */
  readonly uid: string;
  readonly writtenAt: Date;
  readonly start: Date;
  /** Null where the end is unknown. */
  readonly end: Date | null;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  /** An absolute http or https URL. */
  readonly url: string | null;
}

const LINE_OCTETS = 75;

/** Renders a calendar file of one event (RFC 5545). */
export function renderCalendarFile(entry: CalendarEntry): string {
  const { uid, writtenAt, start, end, summary, description, location, url } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parlour//Events//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatUtc(writtenAt)}`,
    `DTSTART:${formatUtc(start)}`,
    // An end must be after the start (RFC 5545, 3.8.2.2).
    ...(end !== null && end > start ? [`DTEND:${formatUtc(end)}`] : []),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
    ...(url === null ? [] : [`URL:${new URL(url).href}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Formats a time in UTC, to the second (RFC 5545, 3.3.5). */
const formatUtc = (time: Date): string =>
  `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Escapes a text value (RFC 5545, 3.3.11) and removes control characters, which it can't represent. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Folds a line into pieces of at most 75 octets, never inside a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
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
