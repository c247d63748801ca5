import { callQuery } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useTimeZone } from '@parlour/app/hooks';
import { useSession } from '@parlour/app/session';
import { getMemberView } from '@parlour/contract';
import { isPreview } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';
import { ViewLineView } from './ViewLineView.tsx';

// Milliseconds. The server ends a view whenever the desk's session ends, and the page must not outlast it.
const CHECK_INTERVAL = 3000;

/** Binds the line above every page of a view to the view. Its end at the server ends it here (web/member-view-4, web/member-view-5, web/member-view-7). */
export function ViewLine() {
  const { session } = useServices();
  const client = useClient();
  const isOfDraft = isPreview(useSession(session));
  const { data } = useQuery({
    ...callQuery(['member-view'], client, getMemberView, {}),
    enabled: !isOfDraft,
    staleTime: 0,
    refetchInterval: CHECK_INTERVAL,
  });
  return (
    <ViewLineView
      view={isOfDraft ? 'preview' : (data ?? null)}
      timeZone={useTimeZone()}
      onEnd={() => session.send({ type: 'session.signedOut' })}
    />
  );
}
