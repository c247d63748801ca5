import { mayPrefetch } from '@parlour/app/routing';
import {
  foreignCaches,
  ownCaches,
  SERVICE_WORKER_PATH,
  noGuides,
  type SavedGuides,
} from '@parlour/core/offline';
import { whenPageIdle } from '@parlour/ui';
import { createRoot } from 'react-dom/client';
import { offered } from '@parlour/app/offered';
import { type SessionActor, useSession } from '@parlour/app/session';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Services } from '../services.ts';
import { followNetwork, type Network } from './followNetwork.ts';
import { registerWorker, guideStoreOf } from './memberGuides.ts';
import { OfflineNoticeView } from './OfflineNoticeView.tsx';

type OfflineServices = Pick<Services, 'session' | 'loadData'> & {
  readonly configuration: Pick<Services['configuration'], 'serviceWorkerUrl'>;
};

/** Deletes the caches that a choice among all names returns. */
async function deleteCaches(choose: (names: readonly string[]) => string[]): Promise<void> {
  await Promise.all(choose(await caches.keys()).map((name) => caches.delete(name)));
}

/** Removes the service worker and all that it stored, where the club has switched reading offline off (web/app/offline-13). */
async function retire(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(SERVICE_WORKER_PATH);
  await registration?.unregister();
  await deleteCaches(ownCaches);
}

/**
 * Starts reading offline, after the first load: registers the service worker for a member, deletes what belongs to
 * anyone else, now and whenever the session changes, and shows the notice of a missing network (web/app/offline-1, web/app/offline-9, web/app/offline-12). When the
 * network is back, it fetches what the page lacks, and what may have come from the storage (web/app/offline-10).
 */
export async function startOffline(services: OfflineServices): Promise<void> {
  const { session, configuration, loadData } = services;
  const { serviceWorkerUrl: url } = configuration;
  // The query cache itself misses a network that was gone when the page began, and takes stored responses for fresh ones.
  const fetchAgain = async (lostAt: number) => {
    const { queryClient } = await loadData();
    await queryClient.invalidateQueries({
      predicate: ({ state }) => state.dataUpdatedAt >= lostAt,
      refetchType: 'none',
    });
    await queryClient.refetchQueries({ type: 'active', stale: true });
  };
  const network = followNetwork((lostAt) => void fetchAgain(lostAt).catch(() => undefined));
  if (!offered(() => navigator.serviceWorker) || !offered(() => caches)) return;
  // A browser that refuses, as some private windows do, has nothing to delete either.
  if (url === null) return retire().catch(() => undefined);

  const follow = async () => {
    const memberId = session.getSnapshot().context.session?.user.id ?? null;
    await deleteCaches((names) => foreignCaches(names, memberId));
    if (memberId !== null && navigator.onLine && mayPrefetch()) await registerWorker(url);
  };
  let followed = session.getSnapshot().context.session?.user.id;
  session.subscribe(({ context }) => {
    if (context.session?.user.id === followed) return;
    followed = context.session?.user.id;
    follow().catch(() => undefined);
  });
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(<OfflineNotice session={session} network={network} />);
  await whenPageIdle();
  await follow().catch(() => undefined);
}

/** Binds the notice to the network and to the member's guides. Nobody else sees one. */
function OfflineNotice({ session, network }: { session: SessionActor; network: Network }) {
  const state = useSyncExternalStore(network.subscribe, network.state);
  const isOnline = state === 'online';
  const member = useSession(session);
  const [saved, setSaved] = useState<SavedGuides | null>(null);

  useEffect(() => {
    if (isOnline || member === null) return;
    let isCurrent = true;
    // A browser can refuse its storage at any time, where it is only named.
    const readGuides = async () => guideStoreOf(session, member).read();
    void readGuides()
      .catch(() => noGuides)
      .then((read) => isCurrent && setSaved(read));
    return () => {
      isCurrent = false;
      setSaved(null);
    };
  }, [isOnline, member, session]);

  return (
    <OfflineNoticeView network={saved === null ? 'online' : state} guides={saved?.guides ?? []} />
  );
}
