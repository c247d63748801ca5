import { after, type Clock, isWithin, MINUTE, SECOND } from '../platform/process/clock.ts';
import { ApiError } from '../errors/apiError.ts';

/** Counts calls in fixed time windows. */
export interface RateLimiter {
  /** Counts one call. Returns the seconds to wait when there were too many, or undefined. */
  count(key: string): number | undefined;
}

const KEY_LIMIT = 50_000;

/**
 * Makes a limiter that allows each key `limit` calls in a window. The counts are local to this process.
 *
 * @param window - milliseconds.
 */
export function createRateLimiter(clock: Clock, limit: number, window = MINUTE): RateLimiter {
  let windowStart = new Date(0);
  let counts = new Map<string, number>();
  return {
    count(key) {
      const now = clock.now();
      if (!isWithin(window, windowStart, now) || counts.size > KEY_LIMIT) {
        windowStart = now;
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count <= limit) return undefined;
      return Math.ceil((after(windowStart, window).getTime() - now.getTime()) / SECOND);
    },
  };
}

/**
 * Counts one call.
 *
 * @throws ApiError `rate_limited` with the message, when there were too many.
 */
export function enforceRateLimit(limiter: RateLimiter, key: string, message: string): void {
  const retryAfter = limiter.count(key);
  if (retryAfter !== undefined) throw new ApiError('rate_limited', message, { retryAfter });
}
