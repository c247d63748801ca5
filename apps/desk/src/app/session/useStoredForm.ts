import { useMemo } from 'react';
import { type FormContent, readForm, storeForm, type StoredForm } from '../storedForms.ts';
import { useDeskDrafts } from '../useDeskDrafts.ts';
import { useMe } from './useMe.ts';

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
