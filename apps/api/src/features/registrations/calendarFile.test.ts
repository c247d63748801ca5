import { expect, test } from 'vitest';
import { type CalendarEntry, renderCalendarFile } from './calendarFile.ts';

const entry: CalendarEntry = {
  uid: '018e0000-0000-7000-8000-000000000001',
  sequence: 2,
  isCanceled: false,
  organizer: { name: 'The Club', email: 'concierge@club.example' },
  writtenAt: new Date('2030-03-01T12:00:00.123Z'),
  start: new Date('2030-03-08T18:30:00.000Z'),
  end: new Date('2030-03-08T21:00:00.000Z'),
  timeZone: 'UTC',
  summary: 'Concert',
  description: 'Confirmation',
  location: 'Hall',
  url: 'https://club.example/a',
};

/** The unfolded lines, as a calendar reads them. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('api/registrations-6: an event is written line by line', () => {
  expect(renderCalendarFile(entry)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Parlour//Events//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:018e0000-0000-7000-8000-000000000001',
      'SEQUENCE:2',
      'STATUS:CONFIRMED',
      'DTSTAMP:20300301T120000Z',
      'DTSTART:20300308T183000Z',
      'DTEND:20300308T210000Z',
      'ORGANIZER;CN="The Club":mailto:concierge@club.example',
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

test('api/registrations-6: an unknown location is left out', () => {
  expect(renderCalendarFile({ ...entry, location: null })).not.toContain('LOCATION');
});

test('api/registrations-13: the definition of the zone is before the event', () => {
  const lines = linesOf(renderCalendarFile({ ...entry, timeZone: 'Asia/Tokyo' }));
  expect(lines.indexOf('END:VTIMEZONE')).toBe(lines.indexOf('BEGIN:VEVENT') - 1);
  expect(lines).toContain('DTSTART;TZID=Asia/Tokyo:20300309T033000');
});

test('api/registrations-16: a canceled event is taken back', () => {
  const lines = linesOf(renderCalendarFile({ ...entry, isCanceled: true }));
  expect(lines).toContain('METHOD:CANCEL');
  expect(lines).toContain('STATUS:CANCELLED');
});

test('api/registrations-6: texts are escaped, and none can end its line or begin another', () => {
  const lines = linesOf(
    renderCalendarFile({
      ...entry,
      summary: 'Wine, cheese; and a \\ "slash"',
      location: 'Row 1\r\nBEGIN:VALARM\nTown\rEnd\u0007',
      url: 'https://club.example/a\r\nX-EVIL:1',
      organizer: { name: 'Club"\r\nX-EVIL:2', email: 'a@b.c\r\nX-EVIL:3' },
    }),
  );
  expect(lines).toContain('SUMMARY:Wine\\, cheese\\; and a \\\\ "slash"');
  expect(lines).toContain('LOCATION:Row 1\\nBEGIN:VALARM\\nTown\\nEnd');
  expect(lines.filter((line) => /^(?:BEGIN:VALARM|X-EVIL)/.test(line))).toEqual([]);
});

test('api/registrations-6: a long line is folded at 75 octets, never inside a character', () => {
  const summary = `${'été 🎁 東京 '.repeat(40)}end`;
  const file = renderCalendarFile({ ...entry, summary });
  const pieces = file.split('\r\n');
  expect(Math.max(...pieces.map((piece) => Buffer.byteLength(piece)))).toBeLessThanOrEqual(75);
  expect(file).not.toMatch(/[^\r]\n/);
  expect(file).not.toContain('\uFFFD');
  expect(linesOf(file)).toContain(`SUMMARY:${summary}`);
  expect(pieces.filter((piece) => piece.startsWith(' ')).length).toBeGreaterThan(5);
});

test('api/registrations-6: a line of exactly 75 octets is left whole', () => {
  const summary = 'a'.repeat(75 - 'SUMMARY:'.length);
  expect(renderCalendarFile({ ...entry, summary }).split('\r\n')).toContain(`SUMMARY:${summary}`);
  expect(renderCalendarFile({ ...entry, summary: `${summary}b` }).split('\r\n')).toContain(' b');
});
