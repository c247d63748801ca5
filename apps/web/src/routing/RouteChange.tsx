import { focusHeading } from '@parlour/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The id of every page's main area: where the skip link leads. */
export const MAIN_ID = 'content';

/**
 * On every change of the path, takes the page to its top and the focus to its main heading, so that a screen reader
 * says where it is. The first page is left as the browser shows it. It happens before the new page is painted, which
 * else would show for a moment where the old one was scrolled to.
 */
export function RouteChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [pathname]);

  return null;
}
