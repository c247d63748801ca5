import type { ParkedDraft } from '@parlour/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAppServices } from '../session/services.ts';
import { parkDraft } from './parkedDrafts.ts';

/**
 * Parks the draft of an opened form when the server ends the session of the member who opened it (app/session-7).
 * @param read returns the draft; null if there is nothing to park
 * @param isTakenBack whether the form has taken back the parked draft, which is then dropped
 */
export function useDraftParking(read: () => ParkedDraft | null, isTakenBack: boolean): void {
  const { session, tabStorage, storageKeys } = useAppServices();
  const latestRead = useRef(read);
  useLayoutEffect(() => {
    latestRead.current = read;
  });
  useEffect(() => {
    if (isTakenBack) tabStorage.removeItem(storageKeys.parkedDraft);
  }, [isTakenBack, tabStorage, storageKeys]);
  useEffect(() => {
    const opener = session.getSnapshot().context.session?.user.id;
    if (opener === undefined) return;
    let viewer: string | undefined = opener;
    const subscription = session.subscribe(({ context }) => {
      const hasEnded = viewer === opener && context.isExpired;
      viewer = context.session?.user.id;
      const draft = hasEnded ? latestRead.current() : null;
      if (draft !== null) void parkDraft({ session, tabStorage, storageKeys }, draft, opener);
    });
    return () => subscription.unsubscribe();
  }, [session, tabStorage, storageKeys]);
}
