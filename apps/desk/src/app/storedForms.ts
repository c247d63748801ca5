import type { StoredFields } from '@parlour/app/drafts';
import { recordOf } from '@parlour/core';
import { useState } from 'react';

/** What a tab stores of an open dialog or of a form. */
export interface FormContent {
  /** What the dialog is about. Undefined for a form that is part of its page. */
  readonly task?: Readonly<Record<string, unknown>> | undefined;
  /** The fields that were changed, as yet unchecked. Undefined for none. */
  readonly typed?: Readonly<Record<string, unknown>> | undefined;
  /** The Idempotency-Key of the call that sent them. Undefined while they were not sent. */
  readonly idempotencyKey?: string | undefined;
}

/** What this tab stores of one dialog or form, for who types there (`desk/app-17`). */
export interface StoredForm {
  readonly read: () => FormContent;
  /** Stores a part beside the others. */
  readonly store: (change: FormContent) => void;
  /** Drops all of it: what was typed was sent or given up. */
  readonly drop: () => void;
}

/** Parses what was stored of a form. */
export function formContentOf(fields: StoredFields): FormContent {
  const { task, typed, idempotencyKey } = fields ?? {};
  return {
    task: recordOf(task),
    typed: recordOf(typed),
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
  };
}

/** The fields of a dialog or form. */
export interface Typed<Fields> {
  readonly typed: Fields;
  /** Whether something was typed before the page was reloaded or the session ended. */
  readonly isRestored: boolean;
  readonly change: (changes: Partial<Fields>) => void;
}

/**
 * Holds what is typed. Its form stores what was changed, so that the other fields follow what is stored at the server
 * (`desk/app-17`).
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

const isText = (value: unknown) => typeof value === 'string';

/** Whether a stored value can take the place of another one. */
const isAlike = (one: unknown, other: unknown) =>
  Array.isArray(one)
    ? Array.isArray(other) && other.every(isText)
    : typeof one === typeof other && !Array.isArray(other);

/** Returns the fields of a form with those in place that were stored. A value of another kind is left out. */
export function withStored<Fields extends object>(
  fields: Fields,
  stored: Readonly<Record<string, unknown>>,
): Fields {
  const known = Object.entries(fields)
    .filter(([name, value]) => Object.hasOwn(stored, name) && isAlike(value, stored[name]))
    .map(([name]) => [name, stored[name]] as const);
  return { ...fields, ...Object.fromEntries(known) };
}
