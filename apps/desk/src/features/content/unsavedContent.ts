import { type Stored, storedAt } from '@parlour/app/drafts';
import type { KeyValueStorage } from '@parlour/app/session';
import type { ContentKind } from '@parlour/contract/staff';
import { recordOf } from '@parlour/core';
import { toContentDraft, type UnsavedContent } from '@parlour/core/content';
import { storageKeys } from '../../app/storageKeys.ts';

/** The author of the texts, and their item. */
interface ContentOwner {
  readonly staffId: string;
  readonly kind: ContentKind;
  readonly id: string;
}

/** Returns what a person has typed into an item and not saved, before the page was reloaded (`desk/content-14`). Null for nothing. */
export function unsavedContent(
  storage: KeyValueStorage,
  { staffId, kind, id }: ContentOwner,
): Stored<UnsavedContent | null> {
  const place = { storage, key: storageKeys.content, author: () => ({ staffId }) };
  return storedAt(place, `${kind}:${id}`, (fields) => {
    const { version, baseVersion } = recordOf(fields?.['seen']) ?? {};
    const body = recordOf(fields?.['body']);
    if (body === undefined || typeof version !== 'number' || typeof baseVersion !== 'number') {
      return null;
    }
    return { body: toContentDraft(kind, body), seen: { version, baseVersion } };
  });
}
