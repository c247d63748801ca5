import { pageNotLoaded, retryPage, usePageTitle } from '@parlour/app/routing';
import { useRouteError } from 'react-router';
import { FallbackView } from './FallbackView.tsx';

/** Sets the title of the page shown when another page could not be rendered or loaded. */
export function FallbackPage() {
  usePageTitle('Unexpected Application Error!');
  return <FallbackView isMissing={useRouteError() === pageNotLoaded} onRetry={retryPage} />;
}
