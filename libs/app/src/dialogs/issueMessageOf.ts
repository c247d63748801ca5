import type { FieldIssue } from '@parlour/core';

/** Returns the message to show under a form field; undefined for a valid field. */
export function issueMessageOf<Field extends string>(
  issues: readonly FieldIssue<Field>[],
  field: NoInfer<Field>,
): string | undefined {
  return issues.find((issue) => issue.field === field)?.message;
}

/** Shown beside the label of an optional field, in forms where most fields are required. */
export const OPTIONAL = '(optional)';
