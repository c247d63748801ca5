import { sharedPageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { ImportPage } from './ImportPage.tsx';
import { ImportView } from './ImportView.tsx';
import { importQuery } from './queries.ts';

/** Binds the page of one import. */
export function ImportScreen() {
  const { importId = '' } = useParams();
  const found = useQuery(importQuery(useClient(), importId));
  usePageTitle(found.data?.name ?? 'Import');
  return (
    <ImportView page={sharedPageData(found)}>
      {(loaded) => <ImportPage key={loaded.id} detail={loaded} />}
    </ImportView>
  );
}
