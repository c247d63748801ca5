import { LRUCache } from 'lru-cache';
import { type CachedBody, createCachedBody } from './compression.ts';

const ENTRY_LIMIT = 500;

/** A cache of values made from the club's content, the same for everyone, until the content changes. */
export interface ContentCache<Value> {
  /** Returns the cached value of a name, or makes it from the text of `make`. */
  get(name: string, make: () => Promise<string>): Value | Promise<Value>;
  /** Drops all values, including those still being made. */
  drop(): void;
}

/** A cache of response bodies, ready to be sent. */
export type ResponseCache = ContentCache<CachedBody>;

/** @param mayCache - whether changes of the content are being received. Otherwise nothing is cached. */
export function createResponseCache(mayCache: () => boolean): ResponseCache {
  return createContentCache(mayCache, createCachedBody);
}

/** Creates a cache of plain texts for the server's own use. */
export function createTextCache(mayCache: () => boolean): ContentCache<string> {
  return createContentCache(mayCache, (text) => Promise.resolve(text));
}

function createContentCache<Value extends CachedBody | string>(
  mayCache: () => boolean,
  finish: (text: string) => Promise<Value>,
): ContentCache<Value> {
  const newValues = () => new LRUCache<string, Value>({ max: ENTRY_LIMIT });
  let values = newValues();
  let pending = new Map<string, Promise<Value>>();
  return {
    get(name, make) {
      const cached = values.get(name) ?? pending.get(name);
      if (cached !== undefined) return cached;
      const [ownValues, ownPending] = [values, pending];
      const pendingValue = make()
        .then(finish)
        .then((value) => {
          // A drop meanwhile has replaced the maps, so a value made from the old content is never returned.
          if (mayCache()) ownValues.set(name, value);
          return value;
        })
        .finally(() => ownPending.delete(name));
      ownPending.set(name, pendingValue);
      return pendingValue;
    },
    drop() {
      values = newValues();
      pending = new Map();
    },
  };
}
