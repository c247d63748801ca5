import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns when the page was last printed; null until then. Rendered before the browser draws the page for paper. It stays
 * afterwards, because some browsers draw only after they have said that printing is over.
 */
export function usePrintTime(): Date | null {
  const [time, setTime] = useState<Date | null>(null);
  useEffect(() => {
    const onPrint = () => flushSync(() => setTime(new Date()));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  return time;
}
