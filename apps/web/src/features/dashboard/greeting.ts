/**
 * Returns the greeting of a member, for example `Good evening, Eleanor.`, with a line break before the name.
 * @param name the member's full name. Only its first word is used
 * @param hour the hour in the member's time zone, 0 to 23
 */
export function greeting(name: string, hour: number): string {
  const [firstName = ''] = name.trim().split(/\s+/, 1);
  const timeOfDay = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return firstName === '' ? `Good ${timeOfDay}.` : `Good ${timeOfDay},\n${firstName}.`;
}

/** Returns the number of events in the coming week as a sentence. */
export function weekSummary(count: number): string {
  if (count === 0) return 'A quiet week ahead: no events in the next seven days.';
  return count === 1
    ? '1 event in the next seven days.'
    : `${count} events in the next seven days.`;
}
