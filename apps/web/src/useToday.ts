import { dayInZone } from '@parlour/core';
import { useState } from 'react';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** The reader's calendar day, `YYYY-MM-DD`, as it was when the component came. */
export function useToday(): string {
  const [today] = useState(() => dayInZone(new Date(), timeZone));
  return today;
}
