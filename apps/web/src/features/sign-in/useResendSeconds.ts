import { secondsUntilResend } from '@parlour/core';
import { useEffect, useState } from 'react';

/**
 * Returns the seconds until another code can be requested, counting down; 0 once it can.
 * @param requestedAt when the last code was requested, in milliseconds since 1970; null without one
 */
export function useResendSeconds(requestedAt: number | null): number {
  const [now, setNow] = useState(Date.now);
  // A code that was requested after the last tick is shown with its full time.
  const seconds =
    requestedAt === null ? 0 : secondsUntilResend(requestedAt, Math.max(now, requestedAt));
  const isCounting = seconds > 0;

  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);

  return seconds;
}
