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
  const [day, setDay] = useState(viewerDay);
  const [serverDay] = useState(() => dayInZone(new Date(), 'UTC'));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      setDay(viewerDay());
      clearTimeout(timer);
      const now = new Date();
      const untilMidnight = nextDayStart(now, viewerZone()).getTime() - now.getTime();
      // The device's clock or zone may be set meanwhile, which no event says.
      timer = setTimeout(update, Math.min(untilMidnight, MINUTE));
    };
    update();
    // Timers stop while a device sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);

  return useIsHydrated() ? day : serverDay;
}
