import { useClient } from '@parlour/app/data-layout';
import { useNow, useTimeZone } from '@parlour/app/hooks';
import { useQuery } from '@tanstack/react-query';
import { memberViewsQuery } from './queries.ts';
import { WhoLookedView } from './WhoLookedView.tsx';

/** Binds the section about who looked to its query. Until it is known that somebody did, there is none (WMV6). */
export function WhoLooked() {
  const { data = [] } = useQuery(memberViewsQuery(useClient()));
  return <WhoLookedView views={data} now={useNow()} timeZone={useTimeZone()} />;
}
