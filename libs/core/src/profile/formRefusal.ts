/** Why the value of one field was refused: the sentence, and the value that it is about. */
export interface FieldProblem<Field extends string> {
  readonly field: Field;
  readonly message: string;
  readonly value: string;
}

/** Why a form could not be sent: the sentence for the member and what the caller threw. */
export interface FormFailure {
  readonly message: string;
  readonly cause: unknown;
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
 * The refusal for whatever a call was rejected with (spec section 8). A server names the field at fault as the payload
 * has it, and begins its sentence so: the member reads the label there.
 * @param fallback says what went wrong where the cause has no sentence
 */
export function refusalOf<Field extends string>(
  cause: unknown,
  form: {
    readonly labels: Readonly<Record<Field, string>>;
    readonly values: Readonly<Record<Field, string | null>>;
    readonly fallback: string;
  },
): FormRefusal<Field> {
  const message = (cause instanceof Error && cause.message.trim()) || form.fallback;
  const named = namedField(cause);
  if (named === null || !isFieldOf(form.labels, named)) {
    return { problems: [], failure: { message, cause } };
  }
  const sentence = message.startsWith(`${named} `)
    ? form.labels[named] + message.slice(named.length)
    : message;
  const problem = { field: named, message: sentence, value: form.values[named] ?? '' };
  return { problems: [problem], failure: null };
}

const namedField = (cause: unknown): string | null =>
  typeof cause === 'object' && cause !== null && 'field' in cause && typeof cause.field === 'string'
    ? cause.field
    : null;

const isFieldOf = <Field extends string>(
  labels: Readonly<Record<Field, string>>,
  name: string,
): name is Field => Object.hasOwn(labels, name);
