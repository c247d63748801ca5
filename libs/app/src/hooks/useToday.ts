import { dayInZone } from '@parlour/core';
import { useState } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

/** Returns the viewer's calendar day when the component mounted, `YYYY-MM-DD`; on the server the day in UTC. */
export function useToday(): string {
  const [now] = useState(() => new Date());
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return dayInZone(now, useIsHydrated() ? timeZone : 'UTC');
}
