import { recordOf } from '@parlour/core';
import { type DeskDrafts, readDraft, storeDraft } from './deskDrafts.ts';

/** What a tab stores of an open dialog or of a form. */
export interface FormContent {
  /** What the dialog is about. Undefined for a form that is part of its page. */
  readonly task?: Readonly<Record<string, unknown>> | undefined;
  /** The fields that were changed, as yet unchecked. Undefined for none. */
  readonly typed?: Readonly<Record<string, unknown>> | undefined;
  /** The Idempotency-Key of the call that sent them. Undefined while they were not sent. */
  readonly idempotencyKey?: string | undefined;
}

/** What this tab stores of one dialog or form, for who types there (`DKF20`). */
export interface StoredForm {
  readonly read: () => FormContent;
  /** Stores a part beside the others. */
  readonly store: (change: FormContent) => void;
  /** Drops all of it: what was typed was sent or given up. */
  readonly drop: () => void;
}

const nameOf = (name: string) => `form:${name}`;

/** Returns what was stored of a form. */
export function readForm(drafts: DeskDrafts, name: string): FormContent {
  const { task, typed, idempotencyKey } = readDraft(drafts, nameOf(name)) ?? {};
  return {
    task: recordOf(task),
    typed: recordOf(typed),
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
  };
}

/** Stores a part of a form beside its others; null drops all of it. */
export function storeForm(drafts: DeskDrafts, name: string, change: FormContent | null): void {
  const content = change === null ? {} : { ...readForm(drafts, name), ...change };
  const isEmpty = Object.values(content).every((part) => part === undefined);
  storeDraft(drafts, nameOf(name), isEmpty ? null : content);
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
