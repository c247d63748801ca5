import type { KeyValueStorage } from '@parlour/app/session';
import { readThreadDraft, storeThreadDraft } from '@parlour/app/thread';
import { storageKeys } from './storageKeys.ts';

/** Where one tab stores what a member of staff types. */
export interface DeskDrafts {
  /** The storage of the tab. */
  readonly storage: KeyValueStorage;
  /** The id of who types. Empty while nobody is signed in, and then nothing is stored. */
  readonly staffId: string;
}

const draftsOf = ({ storage, staffId }: DeskDrafts) => ({
  storage,
  key: storageKeys.drafts,
  author: { staffId },
});

/** Returns the fields of a draft, as yet unchecked. Undefined for none. */
export function readDraft(
  drafts: DeskDrafts,
  name: string,
): Readonly<Record<string, unknown>> | undefined {
  return readThreadDraft(draftsOf(drafts), name);
}

/** Stores a draft under its name until it is sent; null drops it. */
export function storeDraft(drafts: DeskDrafts, name: string, draft: object | null): void {
  // A page that is left after its session ended must not drop what it stored.
  if (drafts.staffId !== '') storeThreadDraft(draftsOf(drafts), name, draft);
}
