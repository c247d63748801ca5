import { type Clock, MINUTE } from '../clock.ts';

/** Counts calls in windows of one minute. */
export interface Limiter {
  /** Counts one call; the seconds to wait when there were too many, else undefined. */
  count(who: string): number | undefined;
}

const WHO_LIMIT = 50_000;

/** Allows each caller so many calls a minute; the counts live in this process alone. */
export function createLimiter(clock: Clock, most: number): Limiter {
  let windowEnd = 0;
  let counts = new Map<string, number>();
  return {
    count(who) {
      const now = clock.now().getTime();
      if (now >= windowEnd || counts.size > WHO_LIMIT) {
        windowEnd = now + MINUTE;
        counts = new Map();
      }
      const count = (counts.get(who) ?? 0) + 1;
      counts.set(who, count);
      return count > most ? Math.ceil((windowEnd - now) / 1000) : undefined;
    },
  };
}
