import type { Clock } from '../platform/process/clock.ts';
import { createRateLimiter, enforceRateLimit } from './rateLimiter.ts';

// Five a second, more than anybody types. A search costs more than any other call that reads.
const SEARCHES_PER_SESSION_AND_MINUTE = 300;

/** Creates what counts a search at the desk by its session. It throws `rate_limited` when there were too many. */
export function createSearchLimit(clock: Clock): (sessionId: string) => void {
  const searches = createRateLimiter(clock, SEARCHES_PER_SESSION_AND_MINUTE);
  return (sessionId) =>
    enforceRateLimit(
      searches,
      sessionId,
      'Too many searches in a short time. Please wait a moment.',
    );
}
