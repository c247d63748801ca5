import { type Clock, HOUR } from '../clock.ts';
import { countOrRefuse, createLimiter } from '../http/limiter.ts';
import type { Stationery } from './stationery.ts';

/** Counts an email from a member to staff. Throws an ApiError `rate_limited` when there were too many in an hour. */
export type CountLetterToStaff = (memberId: string) => void;

// Far above a person's needs, yet staff's mailbox stays readable. Beyond it a member can still write to them.
const EMAILS_PER_MEMBER_AND_HOUR = 300;

/** Makes {@link CountEmailToStaff}. All kinds of emails count together. */
export function createCountLetterToStaff(
  clock: Clock,
  { staffEmail }: Stationery,
): CountLetterToStaff {
  const limiter = createLimiter(clock, EMAILS_PER_MEMBER_AND_HOUR, HOUR);
  const message = `You have sent us very many requests in a short time. Please try again later, or write to ${staffEmail}.`;
  return (memberId) => countOrRefuse(limiter, memberId, message);
}
