/** A failure or an issue of a form field. */
interface FieldIssue<Field extends string> {
  /** Null if it concerns no single field. */
  readonly field: Field | null;
  readonly message: string;
}

/** Returns the message to show under a form field; undefined for a valid field. */
export function issueMessageOf<Field extends string>(
  issues: readonly (FieldIssue<Field> | null)[],
  field: NoInfer<Field>,
): string | undefined {
  return issues.find((issue) => issue?.field === field)?.message;
}
