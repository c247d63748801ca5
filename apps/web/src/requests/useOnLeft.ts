import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Tells a dialog that lies over the pages that another location is shown than the one, by its key, over which it was
 * opened; again with every further one.
 */
export function useOnLeft(openedOn: string, onLeft: () => void) {
  const { key } = useLocation();
  const shown = useRef(openedOn);

  // Before the browser paints the other page, so that the dialog is never seen over it.
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    onLeft();
  }, [key, onLeft]);
}
