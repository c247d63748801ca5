import { between, isNull, not, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { createRateLimiter, enforceRateLimit } from '../access/rateLimiter.ts';
import { after, type Clock, HOUR, MINUTE } from '../platform/process/clock.ts';
import type { Branding } from './branding.ts';

/** Counts a member's redemption or registration. Throws an ApiError `rate_limited` when there were too many in an hour. */
export type CountConfirmation = (memberId: string) => void;

const CONFIRMATIONS_PER_MEMBER_AND_HOUR = 60;

/** Makes {@link CountConfirmation}. Redemptions and registrations count together (api/emails-15). */
export function createCountConfirmation(clock: Clock, branding: Branding): CountConfirmation {
  const limiter = createRateLimiter(clock, CONFIRMATIONS_PER_MEMBER_AND_HOUR, HOUR);
  return (memberId) =>
    enforceRateLimit(
      limiter,
      memberId,
      `You have redeemed and registered very often in a short time. Please try again later, or write to ${branding.staffEmail}.`,
    );
}

const EMAIL_PAUSE = 5 * MINUTE;

/** The condition that the last email about a row was not sent within five minutes before `now` (api/emails-16). */
export function isEmailDue(emailedAt: PgColumn, now: Date): SQL | undefined {
  return or(isNull(emailedAt), not(between(emailedAt, after(now, 1 - EMAIL_PAUSE), now)));
}
