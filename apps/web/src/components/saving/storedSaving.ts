import type { KeyValueStorage } from '@parlour/app/session';
import { listSaved, type SavedItem, savedItemSchema, savedKinds } from '@parlour/contract';
import { parseJson, recordOf, type WaitingChange } from '@parlour/core';

/** What a browser stores of one member's saved items. */
export interface StoredSaving {
  /** The list as the server told it last. Null where it never did. */
  readonly items: readonly SavedItem[] | null;
  /** What the server has not got yet, at most one change of each item. */
  readonly changes: readonly WaitingChange[];
}

const nothing: StoredSaving = { items: null, changes: [] };

function changeOf(value: unknown): WaitingChange[] {
  const { changedAt, isSaved, note, item } = recordOf(value) ?? {};
  const parsed = savedItemSchema.safeParse(item);
  const kind = savedKinds.find((each) => each === parsed.data?.kind);
  if (
    parsed.data === undefined ||
    kind === undefined ||
    typeof changedAt !== 'string' ||
    typeof isSaved !== 'boolean' ||
    typeof note !== 'string'
  ) {
    return [];
  }
  return [{ kind, id: parsed.data.id, changedAt, isSaved, note, item: parsed.data }];
}

/** Returns what a browser stores of the member. What is another member's, or can't be read, is nothing (web/saved-6). */
export function parseStoredSaving(text: string | null, memberId: string | null): StoredSaving {
  const stored = recordOf(parseJson(text ?? '')) ?? {};
  if (memberId === null || stored['memberId'] !== memberId) return nothing;
  const { items, changes } = stored;
  return {
    items: listSaved.data.safeParse(items).data ?? null,
    changes: Array.isArray(changes) ? changes.flatMap(changeOf) : [],
  };
}

/** Stores it under a key, for its member. */
export function storeSaving(
  storage: KeyValueStorage,
  key: string,
  memberId: string,
  stored: StoredSaving,
): void {
  storage.setItem(key, JSON.stringify({ memberId, ...stored }));
}
