import { onUnreachable, PageNotLoadedError, retryPage, usePageTitle } from '@parlour/app/routing';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { FallbackView } from './FallbackView.tsx';

/** Sets the title of the page shown when another page could not be rendered or loaded. */
export function FallbackPage() {
  usePageTitle('Unexpected Application Error!');
  const [failedRetries, setFailedRetries] = useState(0);
  const [isRetrying, setIsRetrying] = useState(false);
  useEffect(
    () =>
      onUnreachable(() => {
        setIsRetrying(false);
        setFailedRetries((count) => count + 1);
      }),
    [],
  );
  return (
    <FallbackView
      isMissing={useRouteError() instanceof PageNotLoadedError}
      failedRetries={failedRetries}
      isRetrying={isRetrying}
      onRetry={() => {
        setIsRetrying(true);
        retryPage();
      }}
    />
  );
}
