import { type Clock, MINUTE, SECOND } from '../platform/process/clock.ts';
import { ApiError } from '../errors/apiError.ts';

/** Counts calls in fixed time windows. */
export interface RateLimiter {
  /** Counts one call. Returns the seconds to wait when there were too many, or undefined. */
  count(key: string): number | undefined;
}

const KEY_LIMIT = 50_000;

/**
 * Makes a limiter that allows each key `limit` calls in a window, which begins with its first call. The counts are local to
 * this process. Beyond 50,000 keys one of those with the fewest calls is forgotten, that whose last call is oldest.
 *
 * @param window - milliseconds.
 */
export function createRateLimiter(clock: Clock, limit: number, window = MINUTE): RateLimiter {
  const windows = new Map<string, { readonly end: number; count: number }>();
  // The keys by the power of two of their calls, in the order of their last ones. So keys that somebody makes up displace
  // each other, and none that has called more.
  const levels = Array.from({ length: 32 }, () => new Set<string>());
  const levelOf = (count: number) => levels[31 - Math.clz32(count)];

  // An end that is too far away is one from before the clock was set back.
  const isOver = (end: number, now: number) => now >= end || now < end - window;

  const makeRoom = (now: number) => {
    for (const level of levels) {
      for (const key of level) {
        const { end = 0 } = windows.get(key) ?? {};
        if (!isOver(end, now) && windows.size < KEY_LIMIT) break;
        windows.delete(key);
        level.delete(key);
      }
    }
  };

  const begin = (key: string, now: number) => {
    windows.delete(key);
    makeRoom(now);
    const begun = { end: now + window, count: 0 };
    windows.set(key, begun);
    return begun;
  };

  return {
    count(key) {
      const now = clock.now().getTime();
      const found = windows.get(key);
      if (found !== undefined) levelOf(found.count)?.delete(key);
      const current = found === undefined || isOver(found.end, now) ? begin(key, now) : found;
      current.count += 1;
      levelOf(current.count)?.add(key);
      return current.count > limit ? Math.ceil((current.end - now) / SECOND) : undefined;
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
