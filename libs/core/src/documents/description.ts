import type { DocumentType } from '@parlour/contract';
import { formatDay } from '../catalog/dates.ts';
import { documentFields, type DocumentFieldName, secretLabels } from './documentFields.ts';

/** What a list shows in place of a number. */
const MASK = '••••••';

/** The values of the fields of a document's type; those without one are missing or blank. */
export type DocumentDetails = Readonly<Partial<Record<DocumentFieldName, string>>>;

/**
 * The description that is sent for a document: one line for each detail that was filled in, `Label: value`, a date
 * in words, the notes last (spec section 5).
 */
export const describeDocument = (type: DocumentType, details: DocumentDetails): string =>
  documentFields(type)
    .map(({ name, label, kind }) => {
      const value = (details[name] ?? '').trim();
      return [label, kind === 'date' ? formatDay(value) : value] as const;
    })
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

const secretLine = new RegExp(
  String.raw`^([^\S\r\n]*(?:${secretLabels.join('|')})[^\S\r\n]*:)[^\S\r\n]*(\S.*)$`,
  'gim',
);

/** The fewest letters and digits of a number that is looked for elsewhere: a shorter one may be part of any word. */
const LEAST_SIGNS = 5;

/** Finds a number again, whatever its case and whatever parts its letters and digits. */
function repeatsOf(number: string): RegExp | undefined {
  const signs = number.match(/[\p{L}\p{N}]/gu) ?? [];
  return signs.length < LEAST_SIGNS
    ? undefined
    : new RegExp(signs.join(String.raw`[^\p{L}\p{N}]*`), 'giu');
}

/** What a member calls a document, and its description. */
interface DocumentWords {
  readonly title: string;
  readonly description: string;
}

/**
 * A document's words as a list may show them: license and passport numbers masked. Any line with their label counts, so
 * that none gets through that was written in another way; a number that the title or the notes repeat is masked there
 * too.
 */
export function maskDocument({ title, description }: DocumentWords): DocumentWords {
  const numbers = [...description.matchAll(secretLine)].map(([, , number = '']) => number);
  const repeats = numbers.map(repeatsOf).filter((repeat) => repeat !== undefined);
  const masked = (text: string) =>
    repeats.reduce((shown, repeat) => shown.replaceAll(repeat, MASK), text);
  return {
    title: masked(title),
    description: masked(description.replaceAll(secretLine, `$1 ${MASK}`)),
  };
}
