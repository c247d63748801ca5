import { dayInZone, nextDayStart } from '@parlour/core';
import { useEffect, useState } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

/** Milliseconds. */
const MINUTE = 60_000;

const viewerZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the viewer's calendar day of now, `YYYY-MM-DD`. */
export function viewerDay(): string {
  return dayInZone(new Date(), viewerZone());
}

/** Returns the viewer's calendar day, `YYYY-MM-DD`, also after midnight; on the server the day in UTC. */
export function useToday(): string {
  const [now, setNow] = useState(() => new Date());
  const timeZone = viewerZone();
  const today = dayInZone(now, useIsHydrated() ? timeZone : 'UTC');

  useEffect(() => {
    const update = () => setNow(new Date());
    const untilMidnight = nextDayStart(now, timeZone).getTime() - Date.now();
    // The device's clock or zone may be set meanwhile, which no event says.
    const timer = setInterval(update, Math.min(untilMidnight, MINUTE));
    // Timers stop while a device sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [timeZone, now]);

  return today;
}
