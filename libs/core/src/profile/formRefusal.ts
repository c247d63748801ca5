import { failureOf, type FormFailure, type FormWords } from '../forms/formFailure.ts';

/** An issue with the value of one field. */
export interface FieldProblem<Field extends string> {
  readonly field: Field;
  readonly message: string;
  readonly value: string;
}

/** The outcome of a rejected form: issues of its fields, or a failure of the whole form. */
export interface FormRefusal<Field extends string> {
  readonly problems: readonly FieldProblem<Field>[];
  readonly failure: FormFailure | null;
}

/** A form without issues. */
export const noRefusal = { problems: [], failure: null } as const satisfies FormRefusal<never>;

/** Keeps the issues whose field still has the rejected value (PF11). */
export const standingProblems = <Field extends string>(
  problems: readonly FieldProblem<Field>[],
  values: Readonly<Record<Field, string | null>>,
): readonly FieldProblem<Field>[] =>
  problems.filter(({ field, value }) => (values[field] ?? '') === value);

/**
 * Converts the rejection of a form's call into an issue of the field that it names, or a failure of the whole form
 * (PF11).
 * @param values the form's current values
 */
export function refusalOf<Field extends string>(
  cause: unknown,
  words: FormWords<Field>,
  values: Readonly<Record<Field, string | null>>,
): FormRefusal<Field> {
  const failure = failureOf(cause, words);
  const { field, message } = failure;
  return field === null
    ? { problems: [], failure }
    : { problems: [{ field, message, value: values[field] ?? '' }], failure: null };
}
