import { dateSchema, LINE_LIMIT, TEXT_LIMIT, timeSchema } from '@parlour/contract';
import type { RequestField } from './requestFields.ts';

/** The sentence that refuses a trimmed, non-blank value for not having the form of its field; null when it has. */
export const malformedValue = (field: RequestField, value: string): string | null => {
  const { label } = field;
  switch (field.kind) {
    case 'line':
      return malformedLine(label, value);
    case 'text':
      return tooLong(label, value, TEXT_LIMIT);
    case 'date':
      return dateSchema.safeParse(value).success ? null : `${label} must be a date.`;
    case 'time':
      return timeSchema.safeParse(value).success ? null : `${label} must be a time of day.`;
    case 'count':
      return offCount(field, value);
    case 'choice':
      return field.options.includes(value) ? null : `${label} must be one of the list.`;
  }
};

/** The sentence that refuses a text that is not one line of {@link LINE_LIMIT} characters at most. */
export const malformedLine = (label: string, value: string): string | null =>
  /^.*$/.test(value) ? tooLong(label, value, LINE_LIMIT) : `${label} must be one line.`;

/** The sentence that refuses a text of more than `limit` characters. */
export const tooLong = (label: string, value: string, limit: number): string | null =>
  value.length > limit ? `${label} must be at most ${limit} characters.` : null;

const offCount = (
  { label, minimum, maximum }: Extract<RequestField, { kind: 'count' }>,
  value: string,
): string | null => {
  if (!/^-?\d+$/.test(value)) return `${label} must be a whole number.`;
  if (Number(value) < minimum) return `${label} must be at least ${minimum}.`;
  if (Number(value) > maximum) return `${label} must be at most ${maximum}.`;
  return null;
};
