import { useMemo } from 'react';
import { useMe } from './session/useMe.ts';
import { type FormContent, readForm, storeForm } from './storedForms.ts';
import { useDeskDrafts } from './useDeskDrafts.ts';

/** What this tab stores of one dialog or form, for who types there (`DKF20`). */
export interface StoredForm {
  readonly read: () => FormContent;
  /** Stores a part beside the others. */
  readonly store: (change: FormContent) => void;
  /** Drops all of it: what was typed was sent or given up. */
  readonly drop: () => void;
}

/** Returns what this tab stores of a dialog or form. It must never hold a code or a key. */
export function useStoredForm(name: string): StoredForm {
  const drafts = useDeskDrafts(useMe()?.id ?? '');
  return useMemo(
    () => ({
      read: () => readForm(drafts, name),
      store: (change: FormContent) => storeForm(drafts, name, change),
      drop: () => storeForm(drafts, name, null),
    }),
    [drafts, name],
  );
}
