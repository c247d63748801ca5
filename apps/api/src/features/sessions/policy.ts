import { after, DAY, MINUTE } from '../../platform/process/clock.ts';

const IDLE_LIMIT = 7 * DAY;
const TOTAL_LIMIT = 30 * DAY;
const TOUCH_INTERVAL = MINUTE;

interface SessionTimes {
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** Returns the latest end of a session that opens now (api/sessions-5). */
export function sessionEnd(now: Date): Date {
  return after(now, TOTAL_LIMIT);
}

/** Whether a session is still valid (api/sessions-4, api/sessions-5). */
export function isLive({ lastSeenAt, expiresAt }: SessionTimes, now: Date): boolean {
  return now < expiresAt && now < after(lastSeenAt, IDLE_LIMIT);
}

/** Whether to store the time of this call. Only some calls do, which saves writes (api/sessions-11). */
export function isTouchDue({ lastSeenAt }: SessionTimes, now: Date): boolean {
  return now >= after(lastSeenAt, TOUCH_INTERVAL);
}
