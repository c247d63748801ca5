import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { lazyOrNothing } from '@parlour/app/routing';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { webhooksQuery } from './queries.ts';
import { WebhooksView } from './WebhooksView.tsx';

const WebhookDialog = lazyOrNothing(() =>
  import('./WebhookDialog.tsx').then((dialog) => dialog.WebhookDialog),
);

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Binds the list of webhooks, and opens the dialog of a new one. */
export function WebhooksScreen() {
  usePageTitle('Webhooks');
  const page = pageData(useQuery(webhooksQuery(useClient())));
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <WebhooksView page={page} now={useNow()} timeZone={timeZone} onAdd={() => setAdding(true)} />
      {isAdding ? (
        <Suspense>
          <WebhookDialog task={{ action: 'add' }} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
