import { type ParkedInput, parseJson, recordOf } from '@parlour/core';
import type { KeyValueStorage } from '../session/browserStorage.ts';

/** The fields of what is stored, as yet unchecked. Undefined for nothing. */
export type StoredFields = Readonly<Record<string, unknown>> | undefined;

/** Where one tab stores what a person types. */
export interface StoredPlace {
  /** The storage of the tab. */
  readonly storage: KeyValueStorage;
  /** The key in the storage. */
  readonly key: string;
  /** Returns who types, as the name of a field and an id. Nobody else gets it. Null stores nothing. */
  readonly author: () => Readonly<Record<string, string>> | null;
}

/** What is typed under one name until it is sent. */
export interface Stored<Value> {
  /** Returns what was typed before the page was reloaded or left. */
  readonly read: () => Value;
  /** Stores what is typed; null drops it. */
  readonly store: (value: object | null) => void;
}

/**
 * Returns what a person types under a name.
 *
 * @param name - the id of a request, or another name for what is typed.
 */
export function storedAt<Value>(
  { storage, key, author }: StoredPlace,
  name: string,
  parse: (fields: StoredFields) => Value,
): Stored<Value> {
  const readAll = (): Readonly<Record<string, unknown>> => {
    const stored = recordOf(parseJson(storage.getItem(key) ?? '')) ?? {};
    const own = author();
    const isOwn = own !== null && Object.entries(own).every(([field, id]) => stored[field] === id);
    return isOwn ? (recordOf(stored['drafts']) ?? {}) : {};
  };
  return {
    read: () => parse(recordOf(readAll()[name])),
    store: (value) => {
      const own = author();
      // A page that is left after its session ended must not drop what it stored.
      if (own === null) return;
      const { [name]: _, ...others } = readAll();
      const all = value === null ? others : { ...others, [name]: value };
      if (Object.keys(all).length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify({ ...own, drafts: all }));
    },
  };
}

/** Parses what was typed into a form, with the key of the call that sent it. Null for nothing. */
export function parkedInputOf(value: unknown): ParkedInput | null {
  const { changes, idempotencyKey } = recordOf(value) ?? {};
  const typed = recordOf(changes);
  if (typed === undefined) return null;
  return {
    changes: typed,
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : null,
  };
}
