import { after, DAY, MINUTE } from '../../platform/clock.ts';

const IDLE_LIMIT = 7 * DAY;
const WHOLE_LIMIT = 30 * DAY;
const TOUCH_EVERY = 5 * MINUTE;

interface SessionTimes {
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** When a session that opens now ends at the latest. */
export const sessionEnd = (now: Date): Date => after(now, WHOLE_LIMIT);

/** Whether a session still holds: it was used within the last seven days and opened within the last thirty. */
export const isLive = ({ lastSeenAt, expiresAt }: SessionTimes, now: Date): boolean =>
  now < expiresAt && now < after(lastSeenAt, IDLE_LIMIT);

/** Whether this use is worth writing down; not every one is, so that a call rarely costs a write. */
export const isTouchDue = ({ lastSeenAt }: SessionTimes, now: Date): boolean =>
  now >= after(lastSeenAt, TOUCH_EVERY);
