import type { LinkComponentProps } from '@parlour/ui';
import { useHref, useLinkClickHandler } from 'react-router';
import { mayPrefetch } from './mayPrefetch.ts';

/**
 * Creates the router's link component for `@parlour/ui`. Hover and focus prefetch the linked page, unless data is saved
 * or the connection is slow (`app/pictures-5`).
 */
export function createAppLink(prefetch: (path: string, state: unknown) => void) {
  return function AppLink({ href, state, ...anchor }: LinkComponentProps) {
    const prefetchIfAllowed = () => {
      if (mayPrefetch()) prefetch(href, state);
    };
    return (
      <a
        {...anchor}
        href={useHref(href)}
        onClick={useLinkClickHandler(href, { state })}
        onPointerEnter={prefetchIfAllowed}
        onFocus={prefetchIfAllowed}
      />
    );
  };
}
