import { dayInZone } from '@parlour/core';
import { useState } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

/** The reader's calendar day, `YYYY-MM-DD`, as it was when the component came; on the server the day in UTC. */
export function useToday(): string {
  const [now] = useState(() => new Date());
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return dayInZone(now, useIsHydrated() ? timeZone : 'UTC');
}
