import { fieldLabelOf } from '@parlour/contract';

/** Why sending a form failed: the message for the member, the field it belongs to, and the thrown cause. */
export interface FormFailure<Field extends string = string> {
  /** Null if the failure belongs to no field of the form. */
  readonly field: Field | null;
  /** Calls the field by its label in the form. */
  readonly message: string;
  readonly cause: unknown;
}

/** How a form names the fields of its payload. */
export interface FormCopy<Field extends string> {
  /** The form's fields by their names in the payload. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly labels: Readonly<Record<Field, string>>;
  /** The message of a cause that has none. */
  readonly fallback: string;
}

/**
 * Converts the rejection of a form's call into a failure in the form's own terms (FM1, FM2). The message comes from the
 * error, whose `field` may name a field of the payload. If the message begins with that name, literally or in words,
 * the label replaces it.
 */
export function formFailureOf<Field extends string>(
  cause: unknown,
  { fields, labels, fallback }: FormCopy<Field>,
): FormFailure<Field> {
  if (!(cause instanceof Error) || cause.message.trim() === '') {
    return { field: null, message: fallback, cause };
  }
  const { message } = cause;
  const name = 'field' in cause && typeof cause.field === 'string' ? cause.field : '';
  const field = Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;
  const prefix = [name, fieldLabelOf(name)].find((candidate) =>
    message.startsWith(`${candidate} `),
  );
  return field !== null && prefix !== undefined
    ? { field, message: labels[field] + message.slice(prefix.length), cause }
    : { field, message, cause };
}
