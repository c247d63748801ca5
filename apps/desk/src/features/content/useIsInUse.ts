import { useEffect, useState } from 'react';

/** How long a page counts as in use after the last key or press, in milliseconds. */
const IN_USE_FOR = 5 * 60_000;

/** Returns whether the page is shown and somebody used it a moment ago. A page that was left open is not. */
export function useIsInUse(): boolean {
  const [isInUse, setIsInUse] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsInUse(false), IN_USE_FOR);
      setIsInUse(true);
    };
    const noteVisibility = () => {
      if (document.visibilityState === 'visible') return restart();
      clearTimeout(timer);
      setIsInUse(false);
    };
    restart();
    document.addEventListener('visibilitychange', noteVisibility);
    for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', noteVisibility);
      for (const event of ['keydown', 'pointerdown']) document.removeEventListener(event, restart);
    };
  }, []);
  return isInUse;
}
