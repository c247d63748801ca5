const DAY = 86_400_000;

/** The calendar day so many days after (before, where negative) another. Days are `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/**
 * The moment at which the clocks of a zone show a time.
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`, on a 24-hour clock
 * @param timeZone an IANA name
 * @returns ISO 8601 in UTC, with `Z`
 */
export function momentOf(day: string, time: string, timeZone: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const guess = asUtc - offsetAt(asUtc, timeZone);
  // Where the zone's clocks change between the two, the offset at the guess is the right one.
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString();
}

/** How far the zone's clocks are ahead of UTC at a moment, both in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - moment;
}
