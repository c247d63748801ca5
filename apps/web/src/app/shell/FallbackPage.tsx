import { usePageTitle } from '@parlour/app/routing';
import { FallbackView } from './FallbackView.tsx';

/** Sets the title of the page shown when another page could not be rendered or loaded. */
export function FallbackPage() {
  usePageTitle('Unexpected Application Error!');
  return <FallbackView />;
}
