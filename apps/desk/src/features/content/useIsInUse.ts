import { useEffect, useState } from 'react';

/** How long a page counts as in use after the last key or press, in milliseconds. */
const IN_USE_FOR = 5 * 60_000;

/** Returns whether the page is shown and somebody used it a moment ago. A page that was left open is not. */
export function useIsInUse(): boolean {
  const [isInUse, setIsInUse] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const noteUse = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsInUse(false), IN_USE_FOR);
      setIsInUse(true);
    };
    const see = () => {
      if (document.visibilityState === 'visible') return noteUse();
      clearTimeout(timer);
      setIsInUse(false);
    };
    noteUse();
    document.addEventListener('visibilitychange', see);
    for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, noteUse);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', see);
      for (const event of ['keydown', 'pointerdown']) document.removeEventListener(event, noteUse);
    };
  }, []);
  return isInUse;
}
