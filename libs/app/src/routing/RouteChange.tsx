import { focusHeading } from '@parlour/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The id of every page's main area, the target of the skip link. */
export const MAIN_ID = 'content';

/** Where a tab stores the scroll positions of its history. */
export const SCROLL_KEY = 'parlour_scroll';

/** Announces a new page or query, before it is painted. A listener that scrolls in place of the default cancels it. */
export const ROUTE_CHANGE = 'parlour:route-change';

/**
 * Scrolls to the top and focuses the main heading on every change of the path, except on the first page (`web/app/shell-6`).
 * Runs before paint: the new page would otherwise flash at the old scroll position.
 */
export function RouteChange() {
  const location = useLocation();
  const previousPath = useRef(location.pathname);

  useLayoutEffect(() => {
    const isUnhandled = dispatchEvent(new Event(ROUTE_CHANGE, { cancelable: true }));
    if (previousPath.current === location.pathname) return;
    previousPath.current = location.pathname;
    if (isUnhandled) window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [location]);

  return null;
}
