/** Why something was not stored. */
export interface FieldFailure {
  /** The refused field; null where it is none of them. */
  readonly field: string | null;
  readonly message: string;
}

/** Returns what is wrong with a field. Undefined for nothing. */
export function issueOf(failure: FieldFailure | null, field: string): string | undefined {
  return failure?.field === field ? failure.message : undefined;
}

/** Returns what is wrong with a form beside its fields. Null for nothing. */
export function formIssueOf(
  failure: FieldFailure | null,
  fields: readonly string[],
): string | null {
  if (failure === null || fields.includes(failure.field ?? '')) return null;
  return failure.message;
}
