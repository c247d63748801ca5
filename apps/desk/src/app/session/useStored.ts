import { type Stored, storedAt, type StoredFields, type StoredPlace } from '@parlour/app/drafts';
import { useMemo } from 'react';
import { useServices } from '../services.ts';
import { storageKeys } from '../storageKeys.ts';
import { formContentOf, type StoredForm } from '../storedForms.ts';
import { useMe } from './useMe.ts';

/** Returns where this tab stores what is typed by who is signed in. */
export function useStoredPlace(): StoredPlace {
  const { tabStorage: storage } = useServices();
  const staffId = useMe()?.id;
  return useMemo(
    () => ({
      storage,
      key: storageKeys.drafts,
      author: () => (staffId === undefined ? null : { staffId }),
    }),
    [storage, staffId],
  );
}

/**
 * Returns what this tab stores under a name, for who is signed in.
 *
 * @param parse - must be the same function in each render.
 */
export function useStored<Value>(
  name: string,
  parse: (fields: StoredFields) => Value,
): Stored<Value> {
  const place = useStoredPlace();
  return useMemo(() => storedAt(place, name, parse), [place, name, parse]);
}

/** Returns what this tab stores of a dialog or form. It must never hold a code or a key. */
export function useStoredForm(name: string): StoredForm {
  const { read, store } = useStored(`form:${name}`, formContentOf);
  return useMemo(
    () => ({
      read,
      store: (change) => {
        const content = { ...read(), ...change };
        const isEmpty = Object.values(content).every((part) => part === undefined);
        store(isEmpty ? null : content);
      },
      drop: () => store(null),
    }),
    [read, store],
  );
}
