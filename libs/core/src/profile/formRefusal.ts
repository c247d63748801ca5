import { failureOf, type FormFailure, type FormWords } from '../forms/formFailure.ts';

/** Why the value of one field was refused: the sentence, and the value that it is about. */
export interface FieldProblem<Field extends string> {
  readonly field: Field;
  readonly message: string;
  readonly value: string;
}

/** What a refused call leaves in a form: problems of its fields, or a failure that none of them is to blame for. */
export interface FormRefusal<Field extends string> {
  readonly problems: readonly FieldProblem<Field>[];
  readonly failure: FormFailure | null;
}

/** A form that nothing is said against. */
export const noRefusal = { problems: [], failure: null } as const;

/** The problems that still hold: a field that was changed since has had its sentence. */
export const standingProblems = <Field extends string>(
  problems: readonly FieldProblem<Field>[],
  values: Readonly<Record<Field, string | null>>,
): readonly FieldProblem<Field>[] =>
  problems.filter(({ field, value }) => (values[field] ?? '') === value);

/**
 * The refusal for whatever a call was rejected with (spec section 8): a problem of the field that it names, or else a
 * failure.
 * @param values what stands in the form
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
