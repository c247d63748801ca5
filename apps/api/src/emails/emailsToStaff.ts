import { type Clock, HOUR } from '../platform/process/clock.ts';
import { enforceRateLimit, createRateLimiter } from '../access/rateLimiter.ts';
import type { Branding } from './branding.ts';

/** Counts an email from a member to staff. Throws an ApiError `rate_limited` when there were too many in an hour. */
export type CountEmailToStaff = (memberId: string) => void;

// Far above a person's needs, yet staff's mailbox stays readable. Beyond it a member can still write to them.
const EMAILS_PER_MEMBER_AND_HOUR = 300;

/** Makes {@link CountEmailToStaff}. All kinds of emails count together. */
export function createCountEmailToStaff(clock: Clock, branding: Branding): CountEmailToStaff {
  const limiter = createRateLimiter(clock, EMAILS_PER_MEMBER_AND_HOUR, HOUR);
  return (memberId) =>
    enforceRateLimit(
      limiter,
      memberId,
      `You have sent us very many requests in a short time. Please try again later, or write to ${branding.staffEmail}.`,
    );
}
