const DAY = 86_400_000;

/** Returns the calendar day (`YYYY-MM-DD`) the given number of days after another, or before for a negative number. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/**
 * Converts a local time in a time zone to an instant.
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`, on a 24-hour clock
 * @param timeZone an IANA name
 * @returns ISO 8601 in UTC, with `Z`
 */
export function instantOf(day: string, time: string, timeZone: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const guess = asUtc - offsetAt(asUtc, timeZone);
  // The clocks may change between the two instants, so the offset at the guess is the right one.
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString();
}

/** Returns the offset of a time zone from UTC at an instant, both in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const localTime = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return localTime - instant;
}
