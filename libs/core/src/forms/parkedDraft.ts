import { parseJson, recordOf } from '../session/storedSession.ts';

/** The forms that park their draft when the session ends (core/forms-6). A card or a document never waits in a browser's storage. */
export type ParkedFormName = 'request' | 'profile' | 'changeRequest' | 'reply';

const formNames: readonly ParkedFormName[] = ['request', 'profile', 'changeRequest', 'reply'];

/** What a form takes back from a parked draft. */
export interface ParkedInput {
  /** The typed values, by their names in the draft. The form parses them. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** The key of the submission that found the session ended; null if nothing was sent. */
  readonly idempotencyKey: string | null;
}

/** What was typed into a form when its session ended. */
export interface ParkedDraft extends ParkedInput {
  readonly form: ParkedFormName;
  /** What the form is about. The form's own parser reads it. */
  readonly about: unknown;
}

/** Returns the values that differ from the form as it was opened (core/forms-7): what the member typed. */
export function changedValues(opened: object, draft: object): Readonly<Record<string, unknown>> {
  const before = recordOf(opened) ?? {};
  const isChanged = ([name, value]: readonly [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name]);
  return Object.fromEntries(Object.entries(draft).filter(isChanged));
}

/** Serializes a parked draft, to be sealed. */
export function serializeParkedDraft({
  form,
  about,
  changes,
  idempotencyKey,
}: ParkedDraft): string {
  return JSON.stringify({ form, about, changes, idempotencyKey });
}

/** Parses a parked draft; null if it is unreadable or of no form that parks one. Never throws. */
export function parseParkedDraft(text: string): ParkedDraft | null {
  const stored = recordOf(parseJson(text));
  const form = formNames.find((name) => name === stored?.['form']);
  const changes = recordOf(stored?.['changes']);
  if (form === undefined || changes === undefined) return null;
  return {
    form,
    about: stored?.['about'],
    changes,
    idempotencyKey: textOf(stored?.['idempotencyKey']) ?? null,
  };
}

/** Returns a value that is a text; undefined for any other. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Returns the texts of an object by their names, without its other values. */
export function textsOf(value: unknown): Readonly<Record<string, string>> {
  const isText = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(recordOf(value) ?? {}).filter(isText));
}
