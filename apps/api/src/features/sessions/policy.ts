import { after, DAY, MINUTE } from '../../platform/clock.ts';

const IDLE_LIMIT = 7 * DAY;
const TOTAL_LIMIT = 30 * DAY;
const TOUCH_INTERVAL = 5 * MINUTE;

interface SessionTimes {
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** Returns the latest end of a session that opens now (SE5). */
export const sessionEnd = (now: Date): Date => after(now, TOTAL_LIMIT);

/** Whether a session is still valid (SE4, SE5). */
export const isLive = ({ lastSeenAt, expiresAt }: SessionTimes, now: Date): boolean =>
  now < expiresAt && now < after(lastSeenAt, IDLE_LIMIT);

/** Whether to store the time of this call. Only some calls do, which saves writes. */
export const isTouchDue = ({ lastSeenAt }: SessionTimes, now: Date): boolean =>
  now >= after(lastSeenAt, TOUCH_INTERVAL);
