import { useState } from 'react';
import type { StoredForm } from '../storedForms.ts';
import { useStoredForm } from './useStored.ts';

type Stored = Readonly<Record<string, unknown>>;

/** The dialog of a page that is open at most once. */
export interface OpenDialog<Task> {
  /** What it is about; null while it is closed. */
  readonly task: Task | null;
  /** What the tab stores of it. */
  readonly form: StoredForm;
  readonly open: (task: Task) => void;
  /** Closes it, and drops what was typed there. */
  readonly close: () => void;
}

interface OpenDialogOptions<Task> {
  /** Its name among those of the desk. */
  readonly name: string;
  /** Returns what is stored of a task: which one it is, and of a person the id alone. */
  readonly storedOf: (task: Task) => object;
  /** Returns the task that was stored. Null if it is none, or not loaded yet. */
  readonly find: (stored: Stored) => Task | null;
}

/** Opens a dialog that is open again after a reload or the end of the session (`desk/app-17`). */
export function useOpenDialog<Task extends object>({
  name,
  storedOf,
  find,
}: OpenDialogOptions<Task>): OpenDialog<Task> {
  const form = useStoredForm(name);
  const [task, setTask] = useState<Task | null>(null);
  const [wanted, setWanted] = useState(() => form.read().task ?? null);
  const found = task === null && wanted !== null ? find(wanted) : null;
  if (found !== null) setTask(found);
  return {
    task,
    form,
    open: (opened) => {
      form.drop();
      form.store({ task: { ...storedOf(opened) } });
      setTask(opened);
    },
    close: () => {
      form.drop();
      setWanted(null);
      setTask(null);
    },
  };
}
