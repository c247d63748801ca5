import { LINE_LIMIT, TEXT_LIMIT } from '@parlour/contract';
import type { RequestField } from './requestFields.ts';

/** The sentence that refuses a trimmed, non-blank value for not having the form of its field; null when it has. */
export const malformedValue = (field: RequestField, value: string): string | null => {
  const { label } = field;
  switch (field.kind) {
    case 'line':
      return tooLong(label, value, LINE_LIMIT);
    case 'text':
      return tooLong(label, value, TEXT_LIMIT);
    case 'date':
      return isCalendarDay(value) ? null : `${label} must be a date.`;
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? null : `${label} must be a time of day.`;
    case 'count':
      return offCount(field, value);
    case 'choice':
      return field.options.includes(value) ? null : `${label} must be one of the list.`;
  }
};

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

const isCalendarDay = (value: string) => {
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : NaN;
  // A day that its month does not have would be read as one of the next month.
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(value);
};
