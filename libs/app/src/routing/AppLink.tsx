import type { LinkComponentProps } from '@parlour/ui';
import { Link } from 'react-router';
import { mayPrefetch } from './mayPrefetch.ts';

/**
 * Creates the router's link component for `@parlour/ui`. Hover and focus prefetch the linked page, unless data is saved
 * or the connection is slow (`PC5`).
 */
export function createAppLink(prefetch: (path: string) => void) {
  return function AppLink({ href, ...anchor }: LinkComponentProps) {
    const prefetchIfAllowed = () => {
      if (mayPrefetch()) prefetch(href);
    };
    return (
      <Link {...anchor} to={href} onPointerEnter={prefetchIfAllowed} onFocus={prefetchIfAllowed} />
    );
  };
}
