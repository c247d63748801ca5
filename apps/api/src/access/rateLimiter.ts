import { type Clock, MINUTE, SECOND } from '../platform/process/clock.ts';
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
export function enforceRateLimit(limiter: RateLimiter, key: string, message: string): void {
  const retryAfter = limiter.count(key);
  if (retryAfter !== undefined) throw new ApiError('rate_limited', message, { retryAfter });
}
