/**
 * The words that a member is met with: `Good evening, Eleanor.`
 * @param name the member's whole name; only its first word is said
 * @param hour the hour of the member's day, 0 to 23
 */
export function greeting(name: string, hour: number): string {
  const [firstName = ''] = name.trim().split(/\s+/, 1);
  const time = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return firstName === '' ? `Good ${time}.` : `Good ${time}, ${firstName}.`;
}

/** How many events the coming week holds, as a sentence. */
export function weekSentence(count: number): string {
  if (count === 0) return 'A quiet week ahead: no events in the next seven days.';
  return count === 1
    ? '1 event in the next seven days.'
    : `${count} events in the next seven days.`;
}
