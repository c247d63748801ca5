import { dayInZone, nextDayStart } from '@parlour/core';
import { useEffect, useState } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

/** Returns the viewer's calendar day, `YYYY-MM-DD`, also after midnight; on the server the day in UTC. */
export function useToday(): string {
  const [now, setNow] = useState(() => new Date());
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const today = dayInZone(now, useIsHydrated() ? timeZone : 'UTC');

  useEffect(() => {
    const update = () => setNow(new Date());
    const timer = setTimeout(update, nextDayStart(now, timeZone).getTime() - Date.now());
    // Timers stop while a device sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [timeZone, now]);

  return today;
}
