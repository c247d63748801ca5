import { followHints, liveBrowser, readStream } from '@parlour/app/live';
import { openLiveStream } from '@parlour/contract';
import type { Services } from '../services.ts';

type HintServices = Pick<Services, 'session' | 'storageKeys' | 'loadData'>;

/** Starts following what changes while a member is signed in, after the first load (web/app/session-12). */
export function startMemberHints(
  { session, storageKeys, loadData }: HintServices,
  browser = liveBrowser(window),
): void {
  const prepare = async () => {
    const { client, queryClient } = await loadData();
    return followHints(
      {
        name: `${storageKeys.session}:live`,
        read: (signal, onEvent) => readStream(client, openLiveStream, {}, { signal, onEvent }),
        cache: queryClient,
        // The dashboard makes what it shows of the member's own from the requests, so these are outdated first.
        queries: { request: [['requests'], ['own-items']] },
      },
      browser,
    );
  };
  let follow: ReturnType<typeof prepare> | undefined;
  const memberId = () => session.getSnapshot().context.session?.user.id ?? null;
  const update = () => {
    // A visitor needs nothing of it.
    if (follow === undefined && memberId() === null) return;
    follow ??= prepare();
    void follow.then(
      (tell) => tell(memberId()),
      () => (follow = undefined),
    );
  };
  session.subscribe(update);
  update();
}
