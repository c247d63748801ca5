import type { KeyValueStorage } from '@parlour/app/session';
import { readThreadDraft, storeThreadDraft } from '@parlour/app/thread';
import type { ContentKind } from '@parlour/contract/staff';
import { recordOf } from '@parlour/core';
import { toContentDraft, type UnsavedContent } from '@parlour/core/content';
import { storageKeys } from '../../app/storageKeys.ts';

/** Whose texts they are, and of which item. */
export interface ContentOwner {
  readonly staffId: string;
  readonly kind: ContentKind;
  readonly id: string;
}

const draftsOf = (storage: KeyValueStorage, { staffId }: ContentOwner) => ({
  storage,
  key: storageKeys.content,
  author: { staffId },
});

const keyOf = ({ kind, id }: ContentOwner) => `${kind}:${id}`;

/** Returns what a person had typed into an item and not saved, before the page was reloaded (`DKO14`). Null for nothing. */
export function readUnsaved(storage: KeyValueStorage, owner: ContentOwner): UnsavedContent | null {
  const stored = readThreadDraft(draftsOf(storage, owner), keyOf(owner));
  const { version, baseVersion } = recordOf(stored?.['seen']) ?? {};
  const body = recordOf(stored?.['body']);
  if (body === undefined || typeof version !== 'number' || typeof baseVersion !== 'number') {
    return null;
  }
  return { body: toContentDraft(owner.kind, body), seen: { version, baseVersion } };
}

/** Stores what a person has typed into an item until it is saved; null drops it. */
export function storeUnsaved(
  storage: KeyValueStorage,
  owner: ContentOwner,
  unsaved: UnsavedContent | null,
): void {
  storeThreadDraft(draftsOf(storage, owner), keyOf(owner), unsaved);
}
