import { type Clock, MINUTE, SECOND } from '../clock.ts';
import { Refusal } from './refusal.ts';

/** Counts calls in fixed time windows. */
export interface Limiter {
  /** Counts one call. Returns the seconds to wait when there were too many, or undefined. */
  count(key: string): number | undefined;
}

const KEY_LIMIT = 50_000;

/**
 * Makes a limiter that allows each key `limit` calls in a window. The counts are local to this process.
 *
 * @param window - milliseconds.
 */
export function createLimiter(clock: Clock, limit: number, window = MINUTE): Limiter {
  let windowEnd = 0;
  let counts = new Map<string, number>();
  return {
    count(key) {
      const now = clock.now().getTime();
      if (now >= windowEnd || counts.size > KEY_LIMIT) {
        windowEnd = now + window;
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > limit ? Math.ceil((windowEnd - now) / SECOND) : undefined;
    },
  };
}

/**
 * Counts one call.
 *
 * @throws ApiError `rate_limited` with the message, when there were too many.
 */
export function countOrRefuse(limiter: Limiter, key: string, message: string): void {
  const retryAfter = limiter.count(key);
  if (retryAfter !== undefined) throw new Refusal('rate_limited', message, { retryAfter });
}
