import { expect, test } from 'vitest';
import { type CalendarEntry, renderCalendarFile } from './calendarFile.ts';

const entry: CalendarEntry = {
  uid: 'event-1@club.example',
  writtenAt: new Date('2030-03-01T12:00:00.123Z'),
  start: new Date('2030-03-08T18:30:00.000Z'),
  end: new Date('2030-03-08T21:00:00.000Z'),
  summary: 'Concert',
  description: 'Confirmation',
  location: 'Hall',
  url: 'https://club.example/a',
};

/** The unfolded lines, as a calendar reads them. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('RG6: an event is written line by line, its times in UTC', () => {
  expect(renderCalendarFile(entry)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Parlour//Events//EN',
      'BEGIN:VEVENT',
      'UID:event-1@club.example',
      'DTSTAMP:20300301T120000Z',
      'DTSTART:20300308T183000Z',
      'DTEND:20300308T210000Z',
      'SUMMARY:Concert',
      'DESCRIPTION:Confirmation',
      'LOCATION:Hall',
      'URL:https://club.example/a',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('RG6: unknown values are left out, and so is an end that is not after the start', () => {
  const bare = renderCalendarFile({ ...entry, end: null, location: null, url: null });
  expect(bare).not.toMatch(/DTEND|LOCATION|URL/);
  expect(renderCalendarFile({ ...entry, end: entry.start })).not.toContain('DTEND');
});

test('RG6: texts are escaped, and none can end its line or begin another', () => {
  const lines = linesOf(
    renderCalendarFile({
      ...entry,
      summary: 'Wine, cheese; and a \\ "slash"',
      location: 'Row 1\r\nBEGIN:VALARM\nTown\rEnd\u0007',
      url: 'https://club.example/a\r\nX-EVIL:1',
    }),
  );
  expect(lines).toContain('SUMMARY:Wine\\, cheese\\; and a \\\\ "slash"');
  expect(lines).toContain('LOCATION:Row 1\\nBEGIN:VALARM\\nTown\\nEnd');
  expect(lines.filter((line) => /^(?:BEGIN:VALARM|X-EVIL)/.test(line))).toEqual([]);
});

test('RG6: a long line is folded at 75 octets, never inside a character', () => {
  const summary = `${'été 🎁 東京 '.repeat(40)}end`;
  const file = renderCalendarFile({ ...entry, summary });
  const pieces = file.split('\r\n');
  expect(Math.max(...pieces.map((piece) => Buffer.byteLength(piece)))).toBeLessThanOrEqual(75);
  expect(file).not.toMatch(/[^\r]\n/);
  expect(file).not.toContain('\uFFFD');
  expect(linesOf(file)).toContain(`SUMMARY:${summary}`);
  expect(pieces.filter((piece) => piece.startsWith(' ')).length).toBeGreaterThan(5);
});

test('RG6: a line of exactly 75 octets is left whole', () => {
  const summary = 'a'.repeat(75 - 'SUMMARY:'.length);
  expect(renderCalendarFile({ ...entry, summary }).split('\r\n')).toContain(`SUMMARY:${summary}`);
  expect(renderCalendarFile({ ...entry, summary: `${summary}b` }).split('\r\n')).toContain(' b');
});
