import { useState } from 'react';
import { withStored } from './storedForms.ts';
import type { StoredForm } from './storedForms.ts';

/** The fields of a dialog or form. */
export interface Typed<Fields> {
  readonly typed: Fields;
  /** Whether something was typed before the page was reloaded or the session ended. */
  readonly isRestored: boolean;
  readonly change: (changes: Partial<Fields>) => void;
}

/**
 * Holds what is typed. Its form stores what was changed, so that the other fields follow what is stored at the server
 * (`DKF20`).
 *
 * @param initial - the fields before anything is typed.
 */
export function useTyped<Fields extends object>(form: StoredForm, initial: Fields): Typed<Fields> {
  const [stored] = useState(() => form.read().typed ?? {});
  const [typed, setTyped] = useState(() => withStored(initial, stored));
  return {
    typed,
    isRestored: Object.keys(stored).length > 0,
    change: (changes) => {
      setTyped((latest) => ({ ...latest, ...changes }));
      form.store({ typed: { ...form.read().typed, ...changes } });
    },
  };
}
