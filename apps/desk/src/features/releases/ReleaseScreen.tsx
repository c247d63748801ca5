import { sharedPageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useClubTimeZone } from '../../app/session/useClubTimeZone.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { releaseQuery } from '../content/releaseQueries.ts';
import { ReleasePage } from './ReleasePage.tsx';
import { ReleaseView } from './ReleaseView.tsx';

/** Binds the page of one release. */
export function ReleaseScreen() {
  const { releaseId = '' } = useParams();
  const found = useQuery(releaseQuery(useClient(), releaseId));
  usePageTitle(found.data?.title ?? 'Release');
  const timeZone = useClubTimeZone();
  return (
    <ReleaseView page={sharedPageData(found)}>
      {(detail) => <ReleasePage key={detail.id} detail={detail} timeZone={timeZone} />}
    </ReleaseView>
  );
}
