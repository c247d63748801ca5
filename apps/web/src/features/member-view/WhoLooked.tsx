import { callQuery } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow, useTimeZone } from '@parlour/app/hooks';
import { listMemberViews } from '@parlour/contract';
import { useQuery } from '@tanstack/react-query';
import { WhoLookedView } from './WhoLookedView.tsx';

/** Binds the section about who looked to its query. Until it is known that somebody did, there is none (web/member-view-6). */
export function WhoLooked() {
  const { data = [] } = useQuery(callQuery(['member-views'], useClient(), listMemberViews, {}));
  return <WhoLookedView views={data} now={useNow()} timeZone={useTimeZone()} />;
}
