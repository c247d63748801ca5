import { after, HOUR, isWithin, MINUTE } from '../../../platform/process/clock.ts';

const IDLE_LIMIT = 30 * MINUTE;
const TOTAL_LIMIT = 12 * HOUR;
const TOUCH_INTERVAL = MINUTE;

interface SessionTimes {
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** Returns the latest end of a session that opens now (api/staff/sessions-1). */
export function staffSessionEnd(now: Date): Date {
  return after(now, TOTAL_LIMIT);
}

/** Whether a session is still valid (api/staff/sessions-1). */
export function isLive({ lastSeenAt, expiresAt }: SessionTimes, now: Date): boolean {
  return now < expiresAt && now < after(lastSeenAt, IDLE_LIMIT);
}

/** Whether to store the time of this call. Only some calls do, which saves writes. */
export function isTouchDue({ lastSeenAt }: SessionTimes, now: Date): boolean {
  return !isWithin(TOUCH_INTERVAL, lastSeenAt, now);
}
