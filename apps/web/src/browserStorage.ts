/** The part of a browser's storage that the app uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage of the browser. Where the browser refuses it (the reader blocks what sites store, or it is full) memory takes
 * its place until the page is left, so that the app works all the same.
 * @param open reads the storage from its global, which may throw
 */
export function browserStorage(open: () => Storage): KeyValueStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(access: (storage: Storage) => Result): Result | null => {
    try {
      return access(open());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => {
      memory.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        memory.delete(key);
      });
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
