import { useEffect, useState } from 'react';

/** Milliseconds. */
const MINUTE = 60_000;

/** Returns the current time, at most a minute old while the page is visible. What has ended then says so by itself. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () => setNow(new Date());
    const timer = setInterval(update, MINUTE);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return now;
}
