import type { DocumentType } from '@parlour/contract';
import type { FormField } from '../forms/formField.ts';

/** The fields besides name and file, by their names in the form. */
export type DocumentFieldName =
  | 'licenseNumber'
  | 'passportNumber'
  | 'expirationDate'
  | 'stateOrProvince'
  | 'country'
  | 'notes';

/** One field of the form. Its label is also used before the value in the description. */
export type DocumentField = FormField<DocumentFieldName> & {
  /** Whether lists must never show its value. */
  readonly isSecret: boolean;
};

/** The labels of the fields that every document has. */
export const documentFormLabels = {
  type: 'Document type',
  title: 'Name',
  file: 'File',
  notes: 'Notes',
} as const;

const licenseNumber: DocumentField = {
  name: 'licenseNumber',
  label: 'License number',
  kind: 'line',
  isRequired: true,
  isSecret: true,
};
const passportNumber: DocumentField = {
  name: 'passportNumber',
  label: 'Passport number',
  kind: 'line',
  isRequired: true,
  isSecret: true,
};

const optional = (
  name: DocumentFieldName,
  label: string,
  kind: 'line' | 'date' | 'text',
): DocumentField => ({ name, label, kind, isRequired: false, isSecret: false });

const common = [
  optional('expirationDate', 'Expiration date', 'date'),
  optional('stateOrProvince', 'State or province', 'line'),
  optional('country', 'Country', 'line'),
  optional('notes', documentFormLabels.notes, 'text'),
];

/** The fields of each type in form order; notes come last (core/documents-1). */
const fieldsByType = {
  'Drivers License': [licenseNumber, ...common],
  Passport: [passportNumber, ...common],
  'Other Document': common,
} as const satisfies Record<DocumentType, readonly DocumentField[]>;

/** Returns the fields of a document type in form order (core/documents-1). */
export function documentFields(type: DocumentType): readonly DocumentField[] {
  return fieldsByType[type];
}

/** The labels of the fields whose values lists must not show. */
export const secretLabels: readonly string[] = [licenseNumber.label, passportNumber.label];
