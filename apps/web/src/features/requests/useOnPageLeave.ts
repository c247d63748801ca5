import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Calls `onLeave` when the location changes from the one where a dialog was opened, and on every further change.
 * @param openedOn key of the location where the dialog was opened
 */
export function useOnPageLeave(openedOn: string, onLeave: () => void) {
  const { key } = useLocation();
  const currentKey = useRef(openedOn);

  // A layout effect runs before the browser paints the other page, so the dialog is never visible over it.
  useLayoutEffect(() => {
    if (currentKey.current === key) return;
    currentKey.current = key;
    onLeave();
  }, [key, onLeave]);
}
