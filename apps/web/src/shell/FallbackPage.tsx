import { usePageTitle } from '../routing/usePageTitle.ts';
import { FallbackView } from './FallbackView.tsx';

/** Names the page that stands in for one that could not be drawn or loaded. */
export function FallbackPage() {
  usePageTitle('Unexpected Application Error!');
  return <FallbackView />;
}
