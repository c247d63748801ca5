import { useNow } from '@parlour/app/hooks';
import { useEffect, useState } from 'react';

/** The longest age of what `useNow` returns, in milliseconds. */
const MINUTE = 60_000;

/** Returns the current time as `useNow` does, and also the given instant at once. */
export function useNowUntil(end: Date): Date {
  const now = useNow();
  const [atEnd, setAtEnd] = useState(now);
  const endTime = end.getTime();
  const wait = endTime - now.getTime();
  const isNear = wait > 0 && wait <= MINUTE;
  useEffect(() => {
    if (!isNear) return;
    const timer = setTimeout(() => setAtEnd(new Date()), endTime - Date.now());
    return () => clearTimeout(timer);
  }, [isNear, endTime]);
  return atEnd > now ? atEnd : now;
}
