import type { CachedCalls } from '@parlour/app/data';
import { followHints, liveBrowser, readStream } from '@parlour/app/live';
import { openStaffLiveStream } from '@parlour/contract/staff';
import { MOUNT } from '../mount.ts';
import { meQuery } from './queries.ts';

/** Starts following what changes at the desk while somebody is signed in (DKF10). */
export function startStaffHints(
  { client, queryClient }: CachedCalls,
  browser = liveBrowser(window),
): void {
  const { queryKey } = meQuery(client);
  const follow = followHints(
    {
      name: `${MOUNT}:live`,
      read: (signal, onEvent) => readStream(client, openStaffLiveStream, {}, { signal, onEvent }),
      cache: queryClient,
      queries: { request: [['requests']] },
    },
    browser,
  );
  const update = () => follow(queryClient.getQueryData(queryKey)?.id ?? null);
  queryClient.getQueryCache().subscribe(update);
  update();
}
