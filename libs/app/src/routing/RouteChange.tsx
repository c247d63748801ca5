import { focusHeading } from '@parlour/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The id of every page's main area, the target of the skip link. */
export const MAIN_ID = 'content';

/**
 * Scrolls to the top and focuses the main heading on every change of the path, except on the first page (`WS6`).
 * Runs before paint: the new page would otherwise flash at the old scroll position.
 */
export function RouteChange() {
  const { pathname } = useLocation();
  const previousPath = useRef(pathname);

  useLayoutEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [pathname]);

  return null;
}
