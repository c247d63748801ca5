import { type SessionActor, useSession } from '@parlour/app/session';
import { noGuides, type SavedGuides } from '@parlour/core/offline';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Network } from './followNetwork.ts';
import { guideStoreOf } from './memberGuides.ts';
import { OfflineNoticeView } from './OfflineNoticeView.tsx';

/** Binds the notice to the network and to the member's guides. Nobody else sees one. */
export function OfflineNotice({ session, network }: { session: SessionActor; network: Network }) {
  const state = useSyncExternalStore(network.subscribe, network.state);
  const isOnline = state === 'online';
  const member = useSession(session);
  const [saved, setSaved] = useState<SavedGuides | null>(null);

  useEffect(() => {
    if (isOnline || member === null) return;
    let isCurrent = true;
    void guideStoreOf(session, member)
      .read()
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
