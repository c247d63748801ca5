/** Returns the earliest calendar day on earth, `YYYY-MM-DD` in UTC-12, at `now` in milliseconds since 1970 (core/requests-21). */
export function earliestToday(now: number): string {
  return new Date(now - 12 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
