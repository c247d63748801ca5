import { useClient } from '@parlour/app/data-layout';
import { itemSubject } from '@parlour/app/live';
import { send } from '@parlour/client';
import {
  announceEditing,
  type ContentKind,
  type Editing,
  type NamedPerson,
} from '@parlour/contract/staff';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../app/services.ts';
import { editorsQuery } from './queries.ts';

/** How often the other desks are told that the item is still open, in milliseconds. */
const ANNOUNCE_EVERY = 10_000;

/** An open item. */
interface OpenItem {
  readonly kind: ContentKind;
  readonly id: string;
  /** Who has it open. */
  readonly staffId: string;
  /** Whether they use the page now. */
  readonly isInUse: boolean;
}

/** Tells the other desks that an item is open, and returns the colleagues who have it open too (`desk/content-15`). */
export function useEditors({ kind, id, staffId, isInUse }: OpenItem): readonly NamedPerson[] {
  const client = useClient();
  const { editors } = useServices().presence;
  useEffect(() => {
    if (!isInUse) return;
    // A courtesy: nothing depends on it.
    const tell = (state: Editing['state']) =>
      void send(client, announceEditing, { params: { kind, id }, query: { state } });
    tell('open');
    const timer = setInterval(() => tell('open'), ANNOUNCE_EVERY);
    return () => {
      clearInterval(timer);
      tell('closed');
    };
  }, [client, kind, id, isInUse]);
  const present = useSyncExternalStore(editors.subscribe, editors.staff);
  const others = (present.get(itemSubject({ kind, itemId: id })) ?? []).filter(
    (each) => each !== staffId,
  );
  const { data: known = [] } = useQuery({ ...editorsQuery(client), enabled: others.length > 0 });
  return others.map((each) => ({
    id: each,
    name: known.find((person) => person.id === each)?.name ?? 'A colleague',
  }));
}
