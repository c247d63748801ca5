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

const readTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the viewer's time zone, an IANA name. Read as a module starts, it would delay the first view. */
export function useTimeZone(): string {
  return useState(readTimeZone)[0];
}
