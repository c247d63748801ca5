import type { OpenSession } from '@parlour/contract';
import { dayInZone, formatDay, formatInZone } from '../format/dates.ts';

/**
 * Formats when a session was last used, for a viewer in a time zone (core/session-18).
 *
 * @param today - the viewer's day, `YYYY-MM-DD`.
 */
export function formatLastUse(
  { isCurrent, lastUsedAt }: OpenSession,
  today: string,
  timeZone: string,
): string {
  if (isCurrent) return 'Active now';
  const lastUse = new Date(lastUsedAt);
  const day = dayInZone(lastUse, timeZone);
  if (day !== today) return `Last used ${formatDay(day)}`;
  const time = formatInZone(lastUse, timeZone, { hour: 'numeric', minute: '2-digit' });
  return `Last used today at ${time}`;
}

/** Returns a list of sessions without the one that was ended (core/session-20). */
export function withoutSession(sessions: readonly OpenSession[], id: string): OpenSession[] {
  return sessions.filter((session) => session.id !== id);
}
