import { onUnreachable, PageNotLoadedError, retryPage } from '@parlour/app/routing';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { usePageTitle } from '../usePageTitle.ts';
import { FallbackView } from './FallbackView.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The error of a page that the roles of the member of staff do not open. */
export const notPermitted = new Error('The roles do not open this page.');

/** Binds the page shown in place of one that could not be rendered or loaded (`desk/app-9`). */
export function FallbackPage() {
  const error = useRouteError();
  return error === notPermitted ? <NotFoundPage /> : <PageNotShown error={error} />;
}

function PageNotShown({ error }: { error: unknown }) {
  usePageTitle('Page Not Shown');
  const [failedRetries, setFailedRetries] = useState(0);
  useEffect(() => onUnreachable(() => setFailedRetries((count) => count + 1)), []);
  return (
    <FallbackView
      isMissing={error instanceof PageNotLoadedError}
      failedRetries={failedRetries}
      onRetry={retryPage}
    />
  );
}
