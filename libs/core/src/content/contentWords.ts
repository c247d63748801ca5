import type { ContentKind } from '@parlour/contract/staff';
import { formatEventDate } from '../format/dateTimes.ts';
import { formatDay } from '../format/dates.ts';
import { htmlToText } from '../text/htmlToText.ts';
import type { ContentDraft } from './contentDraft.ts';
import type { ContentField, ContentFields } from './contentField.ts';
import { contentFields } from './contentFields.ts';
import { amountText } from './minorAmount.ts';

/** The names of what documents refer to, by their ids. */
export type ContentNames = Readonly<Record<string, string>>;

/** Returns a text or a number as a text. Empty for anything more. */
const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Returns the value of a field as a text that people can compare (core/content-14). Empty for no value. */
export function valueInWords(
  field: ContentField,
  value: unknown,
  document: ContentDraft,
  names: ContentNames,
): string {
  const nameOf = (id: unknown) => names[String(id)] ?? 'Something that has no name';
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'html':
      return htmlToText(wordOf(value));
    case 'flag':
      return value === true ? 'Yes' : 'No';
    case 'date':
      return formatDay(wordOf(value));
    case 'dateTime':
      return formatEventDate(wordOf(value), null, textOf(document[field.zone]) ?? 'UTC');
    case 'money': {
      const currency = textOf(document[field.currency]);
      return [amountText(Number(value), currency), currency ?? ''].join(' ').trim();
    }
    case 'reference':
      return nameOf(value);
    case 'references':
      return Array.isArray(value) ? value.map(nameOf).join('\n') : '';
    case 'pictures':
      return Array.isArray(value) ? value.map(wordOf).join('\n') : '';
    case 'groups':
      return partsInWords(field.fields, value, names);
    default:
      return wordOf(value);
  }
}

function partsInWords(fields: ContentFields, value: unknown, names: ContentNames): string {
  const parts: readonly ContentDraft[] = Array.isArray(value) ? value : [];
  return parts.map((part) => fieldsInWords(fields, part, names)).join('\n\n');
}

const fieldsInWords = (fields: ContentFields, document: ContentDraft, names: ContentNames) =>
  Object.entries(fields)
    .map(([name, field]) => [field.label, valueInWords(field, document[name], document, names)])
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n');

/** Returns a whole document as a text, to be copied elsewhere (core/content-9). */
export function contentInWords(
  kind: ContentKind,
  document: ContentDraft,
  names: ContentNames,
): string {
  return fieldsInWords(contentFields[kind], document, names);
}
