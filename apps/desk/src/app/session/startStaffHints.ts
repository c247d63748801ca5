import { followHints, hearPresence, liveBrowser, readStream } from '@parlour/app/live';
import { openStaffLiveStream } from '@parlour/contract/staff';
import { MOUNT } from '../mount.ts';
import type { DeskServices } from '../services.ts';
import { meQuery } from './queries.ts';

/** What changes where only it changes how far somebody has read. The open thread knows it itself. */
const reading = [
  ['requests', 'counts'],
  ['requests', 'queue'],
  ['requests', 'inbox'],
] as const;

/** Starts following what changes at the desk, and who writes there, while somebody is signed in (desk/app-10). */
export function startStaffHints(
  { client, queryClient, presence }: Pick<DeskServices, 'client' | 'queryClient' | 'presence'>,
  browser = liveBrowser(window),
): void {
  const { queryKey } = meQuery(client);
  const follow = followHints(
    {
      name: `${MOUNT}:live`,
      read: (signal, onEvent) => readStream(client, openStaffLiveStream, {}, { signal, onEvent }),
      onEvent: (event) => hearPresence(presence, event),
      cache: queryClient,
      queries: { request: [['requests']], reading, reply: [['replies']], macro: [['macros']] },
    },
    browser,
  );
  const update = () => follow(queryClient.getQueryData(queryKey)?.id ?? null);
  queryClient.getQueryCache().subscribe(update);
  update();
}
