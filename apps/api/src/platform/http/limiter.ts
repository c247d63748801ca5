import { type Clock, MINUTE, SECOND } from '../clock.ts';
import { Refusal } from './refusal.ts';

/** Counts calls in windows of time. */
export interface Limiter {
  /** Counts one call; the seconds to wait when there were too many, else undefined. */
  count(who: string): number | undefined;
}

const WHO_LIMIT = 50_000;

/**
 * Allows each caller so many calls in a window; the counts live in this process alone.
 *
 * @param window - milliseconds.
 */
export function createLimiter(clock: Clock, most: number, window = MINUTE): Limiter {
  let windowEnd = 0;
  let counts = new Map<string, number>();
  return {
    count(who) {
      const now = clock.now().getTime();
      if (now >= windowEnd || counts.size > WHO_LIMIT) {
        windowEnd = now + window;
        counts = new Map();
      }
      const count = (counts.get(who) ?? 0) + 1;
      counts.set(who, count);
      return count > most ? Math.ceil((windowEnd - now) / SECOND) : undefined;
    },
  };
}

/** Counts one call; throws a Refusal, 429 with the sentence, when there were too many. */
export function countOrRefuse(limiter: Limiter, who: string, sentence: string): void {
  const retryAfter = limiter.count(who);
  if (retryAfter !== undefined) throw new Refusal('rate_limited', sentence, { retryAfter });
}
