import { pageData } from '@parlour/app/data';
import { useNow, viewerDay } from '@parlour/app/hooks';
import { usePageTitle } from '@parlour/app/routing';
import type { SavedItem } from '@parlour/contract';
import { savedKey, savedRequestContext } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useSaving, useSavingState } from '../../components/saving/useSaving.ts';
import { useOpenRequest } from '../requests/useOpenRequest.ts';
import { SavedView } from './SavedView.tsx';

// Milliseconds. A member who opens the page wants what they saved on another device.
const STALE_TIME = 5000;

/** Binds what the member saved to the list and its changes, and requests to the request form. */
export function SavedScreen() {
  const { isMemberView } = useServices();
  const saving = useSaving();
  const list = useQuery({
    ...saving.query,
    staleTime: STALE_TIME,
    enabled: isMemberView !== true,
  });
  const { waiting, refused } = useSavingState(saving);
  const openRequest = useOpenRequest();
  const now = useNow();
  // What was removed stays until the page is left, so that nothing moves under the finger and one press takes it back.
  const [removed, setRemoved] = useState<ReadonlyMap<string, SavedItem>>(new Map());
  const [noting, setNoting] = useState<string | null>(null);
  usePageTitle('Saved');

  const toggle = (item: SavedItem, isSaved: boolean) => {
    setRemoved((before) => new Map([...before, [savedKey(item), item]]));
    saving.change(item, isSaved, isSaved ? item.note : '');
  };
  return (
    <SavedView
      page={isMemberView === true ? null : pageData(list)}
      removed={removed}
      now={now}
      isWaiting={waiting > 0}
      refused={refused}
      noting={noting}
      onToggle={toggle}
      onNoting={setNoting}
      onNote={(item, note) => {
        saving.change(item, true, note);
        setNoting(null);
      }}
      onRequest={(item) => {
        const context = savedRequestContext(item, viewerDay());
        if (context !== null) openRequest(context);
      }}
      onDismiss={saving.dismissRefused}
    />
  );
}
