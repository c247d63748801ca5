import type { LinkComponentProps } from '@parlour/ui';
import { Link } from 'react-router';
import { mayLoadAhead } from '../mayLoadAhead.ts';

/**
 * Makes the router's link for `@parlour/ui`. Pointing at it or focusing it warms what it leads to, unless the reader
 * saves data or the connection is slow.
 */
export const createAppLink = (warm: (path: string) => void) =>
  function AppLink({ href, ...anchor }: LinkComponentProps) {
    const start = () => {
      if (mayLoadAhead()) warm(href);
    };
    return <Link {...anchor} to={href} onPointerEnter={start} onFocus={start} />;
  };
