import { usePageTitle } from '../routing/usePageTitle.ts';
import { NotFoundView } from './NotFoundView.tsx';

/** Names the page of an address that leads nowhere. */
export function NotFoundPage() {
  usePageTitle('Page Not Found');
  return <NotFoundView />;
}
