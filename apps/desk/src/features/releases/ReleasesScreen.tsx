import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { lazyOrNothing } from '@parlour/app/routing';
import { mayDo } from '@parlour/core/staff';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useClubTimeZone } from '../../app/session/useClubTimeZone.ts';
import { useMe } from '../../app/session/useMe.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { releasesQuery } from '../content/releaseQueries.ts';
import { ReleasesView } from './ReleasesView.tsx';

const ReleaseTitleDialog = lazyOrNothing(() =>
  import('./ReleaseTitleDialog.tsx').then((dialog) => dialog.ReleaseTitleDialog),
);

/** Binds the list of releases, and opens the dialog for a new one. */
export function ReleasesScreen() {
  usePageTitle('Releases');
  const page = pageData(useQuery(releasesQuery(useClient())));
  const mayPublish = mayDo(useMe()?.roles ?? [], 'content.publish');
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ReleasesView
        page={page}
        timeZone={useClubTimeZone()}
        onAdd={mayPublish ? () => setAdding(true) : null}
      />
      {isAdding ? (
        <Suspense>
          <ReleaseTitleDialog release={null} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
