import { parseJson, recordOf } from '@parlour/core';
import type { KeyValueStorage } from '../session/browserStorage.ts';

/** Where one tab stores what a person writes about requests. */
export interface ThreadDrafts {
  /** The storage of the tab. */
  readonly storage: KeyValueStorage;
  /** The key in the storage. */
  readonly key: string;
  /** The author, as the name of a field and an id. Nobody else gets the drafts. */
  readonly author: Readonly<Record<string, string>>;
}

/** Returns all drafts of the author, by what they are about. */
const readDrafts = ({ storage, key, author }: ThreadDrafts) => {
  const stored = recordOf(parseJson(storage.getItem(key) ?? '')) ?? {};
  const isOwn = Object.entries(author).every(([name, id]) => stored[name] === id);
  return isOwn ? (recordOf(stored['drafts']) ?? {}) : {};
};

/**
 * Returns the fields that were stored about a request, as yet unchecked. Undefined for none.
 *
 * @param about - the id of the request, or another name for what is written.
 */
export function readThreadDraft(
  drafts: ThreadDrafts,
  about: string,
): Readonly<Record<string, unknown>> | undefined {
  return recordOf(readDrafts(drafts)[about]);
}

/**
 * Stores what is written about a request until it is sent; null drops it.
 *
 * @param about - the id of the request, or another name for what is written.
 */
export function storeThreadDraft(drafts: ThreadDrafts, about: string, draft: object | null): void {
  const { storage, key, author } = drafts;
  const { [about]: _, ...others } = readDrafts(drafts);
  const all = draft === null ? others : { ...others, [about]: draft };
  if (Object.keys(all).length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify({ ...author, drafts: all }));
}
