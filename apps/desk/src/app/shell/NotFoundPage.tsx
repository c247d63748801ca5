import { usePageTitle } from '../usePageTitle.ts';
import { NotFoundView } from './NotFoundView.tsx';

/** Sets the title of the page for unknown paths. */
export function NotFoundPage() {
  usePageTitle('Page Not Found');
  return <NotFoundView />;
}
