import { useMemo } from 'react';
import type { DeskDrafts } from './deskDrafts.ts';
import { useServices } from './services.ts';

/** Returns where this tab stores what a member of staff types. */
export function useDeskDrafts(staffId: string): DeskDrafts {
  const { tabStorage: storage } = useServices();
  return useMemo(() => ({ storage, staffId }), [storage, staffId]);
}
