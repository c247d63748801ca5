import { isDate, LINE_LIMIT, TEXT_LIMIT, isTime } from '@parlour/contract/values';
import type { FormField } from './formField.ts';

/** Returns the message for a trimmed, non-blank value that is invalid for its field, or null (core/requests-23). */
export function valueIssue(field: FormField, value: string): string | null {
  const { label } = field;
  switch (field.kind) {
    case 'line':
      return lineIssue(label, value);
    case 'text':
      return lengthIssue(label, value, TEXT_LIMIT);
    case 'date':
      return isDate(value) ? null : `${label} must be a date.`;
    case 'time':
      return isTime(value) ? null : `${label} must be a time of day.`;
    case 'count':
      return countIssue(field, value);
    case 'choice':
      return field.options.includes(value) ? null : `${label} must be one of the list.`;
  }
}

/** Returns the message for a text that is not a single line of at most {@link LINE_LIMIT} characters, or null. */
export function lineIssue(label: string, value: string): string | null {
  return /^.*$/.test(value) ? lengthIssue(label, value, LINE_LIMIT) : `${label} must be one line.`;
}

/** Returns the message for a text of more than `limit` characters, or null. */
export function lengthIssue(label: string, value: string, limit: number): string | null {
  return value.length > limit ? `${label} must be at most ${limit} characters.` : null;
}

const countIssue = (
  { label, minimum, maximum }: Extract<FormField, { kind: 'count' }>,
  value: string,
): string | null => {
  if (!/^-?\d+$/.test(value)) return `${label} must be a whole number.`;
  if (Number(value) < minimum) return `${label} must be at least ${minimum}.`;
  if (Number(value) > maximum) return `${label} must be at most ${maximum}.`;
  return null;
};
