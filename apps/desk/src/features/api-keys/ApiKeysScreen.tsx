import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { lazyOrNothing } from '@parlour/app/routing';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { usePageTitle } from '../../app/usePageTitle.ts';
import type { KeyTask } from './ApiKeyDialog.tsx';
import { ApiKeysView } from './ApiKeysView.tsx';
import { apiKeysQuery } from './queries.ts';

const ApiKeyDialog = lazyOrNothing(() =>
  import('./ApiKeyDialog.tsx').then((dialog) => dialog.ApiKeyDialog),
);

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Binds the list of API keys, and opens the dialogs that change it. */
export function ApiKeysScreen() {
  usePageTitle('API Keys');
  const page = pageData(useQuery(apiKeysQuery(useClient())));
  const [task, setTask] = useState<KeyTask | null>(null);
  return (
    <>
      <ApiKeysView
        page={page}
        timeZone={timeZone}
        onCreate={() => setTask({ action: 'create' })}
        onRevoke={(apiKey) => setTask({ action: 'revoke', apiKey })}
      />
      {task === null ? null : (
        <Suspense>
          <ApiKeyDialog task={task} timeZone={timeZone} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </>
  );
}
