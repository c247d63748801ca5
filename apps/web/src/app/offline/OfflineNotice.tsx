import { type SessionActor, useSession } from '@parlour/app/session';
import { noGuides, type SavedGuides } from '@parlour/core/offline';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { guideStoreOf } from './memberGuides.ts';
import { OfflineNoticeView } from './OfflineNoticeView.tsx';

const followNetwork = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Binds the notice to the network and to the member's guides. Nobody else sees one. */
export function OfflineNotice({ session }: { session: SessionActor }) {
  const isOffline = useSyncExternalStore(followNetwork, () => !navigator.onLine);
  const member = useSession(session);
  const [saved, setSaved] = useState<SavedGuides | null>(null);

  useEffect(() => {
    if (!isOffline || member === null) return;
    let isCurrent = true;
    void guideStoreOf(session, member)
      .read()
      .catch(() => noGuides)
      .then((read) => isCurrent && setSaved(read));
    return () => {
      isCurrent = false;
      setSaved(null);
    };
  }, [isOffline, member, session]);

  return <OfflineNoticeView isOffline={saved !== null} guides={saved?.guides ?? []} />;
}
