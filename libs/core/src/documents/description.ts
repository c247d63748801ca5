import type { DocumentType } from '@parlour/contract';
import { documentFields, type DocumentFieldName, secretLabels } from './documentFields.ts';

/** What a list shows in place of a number. */
const MASK = '••••••';

/** The values of the fields of a document's type; those without one are missing or blank. */
export type DocumentDetails = Readonly<Partial<Record<DocumentFieldName, string>>>;

/**
 * The description that is sent for a document: one line for each detail that was filled in, `Label: value`, the notes
 * last (spec section 5).
 */
export const describeDocument = (type: DocumentType, details: DocumentDetails): string =>
  documentFields(type)
    .map(({ name, label }) => [label, (details[name] ?? '').trim()] as const)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

const secretLine = new RegExp(
  String.raw`^([^\S\r\n]*(?:${secretLabels.join('|')})[^\S\r\n]*:)[^\S\r\n]*\S.*$`,
  'gim',
);

/**
 * A description as a list may show it: licence and passport numbers masked. Any line with their label counts, so that
 * none gets through that was written in another way.
 */
export const maskDescription = (description: string): string =>
  description.replaceAll(secretLine, `$1 ${MASK}`);
