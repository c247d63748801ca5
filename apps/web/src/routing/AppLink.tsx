import type { LinkComponentProps } from '@parlour/ui';
import { Link } from 'react-router';

/** Makes the router's link for `@parlour/ui`. Pointing at it or focusing it warms what it leads to. */
export const createAppLink = (warm: (path: string) => void) =>
  function AppLink({ href, ...anchor }: LinkComponentProps) {
    const start = () => warm(href);
    return <Link {...anchor} to={href} onPointerEnter={start} onFocus={start} />;
  };
