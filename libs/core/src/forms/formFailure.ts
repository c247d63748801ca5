import { fieldInWords } from '@parlour/contract';

/** Why a form could not be sent: the sentence for the member, the field at fault, and what the caller threw. */
export interface FormFailure<Field extends string = string> {
  /** Null where no field of the form is to blame. */
  readonly field: Field | null;
  /** The sentence, with the field called as in the form. */
  readonly message: string;
  readonly cause: unknown;
}

/** What a form calls that which a server calls by the payload's names. */
export interface FormWords<Field extends string> {
  /** The form's fields, by what they are in the payload. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly labels: Readonly<Record<Field, string>>;
  /** What went wrong, where the cause has no sentence of its own. */
  readonly fallback: string;
}

/**
 * Reads whatever a form's call was rejected with, in the words of the form (spec section 8): an error's message is the
 * sentence, and its `field` may name one of the payload. A sentence that begins with that name, as it is or in words,
 * has the label instead.
 */
export function failureOf<Field extends string>(
  cause: unknown,
  { fields, labels, fallback }: FormWords<Field>,
): FormFailure<Field> {
  if (!(cause instanceof Error) || cause.message.trim() === '') {
    return { field: null, message: fallback, cause };
  }
  const { message } = cause;
  const name = 'field' in cause && typeof cause.field === 'string' ? cause.field : '';
  const field = Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;
  const told = [name, fieldInWords(name)].find((words) => message.startsWith(`${words} `));
  return field !== null && told !== undefined
    ? { field, message: labels[field] + message.slice(told.length), cause }
    : { field, message, cause };
}
