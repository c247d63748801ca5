import { type Clock, HOUR } from '../clock.ts';
import { countOrRefuse, createLimiter } from '../http/limiter.ts';
import type { Stationery } from './stationery.ts';

/** Counts a letter that a member sends to staff; throws a Refusal, 429, when there were too many in an hour. */
export type CountLetterToStaff = (memberId: string) => void;

// Far above what a person has to ask; staff's mailbox stays readable. Whoever exceeds it can still write to them.
const LETTERS_PER_MEMBER_AND_HOUR = 300;

/** Makes {@link CountLetterToStaff}; all kinds of letters count together. */
export function createCountLetterToStaff(
  clock: Clock,
  { staffEmail }: Stationery,
): CountLetterToStaff {
  const limiter = createLimiter(clock, LETTERS_PER_MEMBER_AND_HOUR, HOUR);
  const sentence = `You have sent us very many requests in a short time. Please try again later, or write to ${staffEmail}.`;
  return (memberId) => countOrRefuse(limiter, memberId, sentence);
}
