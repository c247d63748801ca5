import type { Benefit, Redemption } from '@parlour/contract';
import { clubDay } from '../format/dates.ts';

/** Milliseconds. A day of the club's calendar has no clock change. */
const DAY = 24 * 60 * 60 * 1000;

/** How many days a code is valid after that of its redemption (core/benefits-2). */
const CODE_DAYS = 30;

/** Returns the end of the day that is some days after a day `YYYY-MM-DD`. */
const endOfDay = (day: string, daysLater = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + (daysLater + 1) * DAY);

/** Whether the last day of a benefit has ended (core/benefits-1). */
export function isBenefitOver({ expiresAt }: Pick<Benefit, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt < clubDay(now);
}

/** Returns when a code that is made now ends: after its thirtieth day, at most with its benefit (core/benefits-2). */
export function codeEnd({ expiresAt }: Pick<Benefit, 'expiresAt'>, now: Date): Date {
  const usualEnd = endOfDay(clubDay(now), CODE_DAYS);
  if (expiresAt === null) return usualEnd;
  const benefitEnd = endOfDay(expiresAt);
  return benefitEnd < usualEnd ? benefitEnd : usualEnd;
}

/** Whether a code can still be shown (core/benefits-2). */
export function isCodeValid({ expiresAt }: Pick<Redemption, 'expiresAt'>, now: Date): boolean {
  return now.getTime() < Date.parse(expiresAt);
}

/** Returns the last day when a code is valid, `YYYY-MM-DD` in the club's calendar (core/benefits-3). */
export function codeLastDay({ expiresAt }: Pick<Redemption, 'expiresAt'>): string {
  return clubDay(new Date(Date.parse(expiresAt) - 1));
}
