import { formFailureOf, type FormFailure, type FormCopy } from './formFailure.ts';

/** An issue with the value of one field. */
export interface FieldIssue<Field extends string> {
  readonly field: Field;
  readonly message: string;
  readonly value: string;
}

/** The outcome of a rejected form: issues of its fields, or a failure of the whole form. */
export interface FormIssues<Field extends string> {
  readonly issues: readonly FieldIssue<Field>[];
  readonly failure: FormFailure | null;
}

/** A form without issues. */
export const noFormIssues = { issues: [], failure: null } as const satisfies FormIssues<never>;

/** Keeps the issues whose field still has the rejected value (PF11). */
export function currentIssues<Field extends string>(
  issues: readonly FieldIssue<Field>[],
  values: Readonly<Record<Field, string | null>>,
): readonly FieldIssue<Field>[] {
  return issues.filter(({ field, value }) => (values[field] ?? '') === value);
}

/**
 * Converts the rejection of a form's call into an issue of the field that it names, or a failure of the whole form
 * (PF11).
 * @param values the form's current values
 */
export function formIssuesOf<Field extends string>(
  cause: unknown,
  words: FormCopy<Field>,
  values: Readonly<Record<Field, string | null>>,
): FormIssues<Field> {
  const failure = formFailureOf(cause, words);
  const { field, message } = failure;
  return field === null
    ? { issues: [], failure }
    : { issues: [{ field, message, value: values[field] ?? '' }], failure: null };
}
