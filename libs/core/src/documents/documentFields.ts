import type { DocumentType } from '@parlour/contract';

/** What is asked for beside name and file, by its name in the form. */
export type DocumentFieldName =
  'licenseNumber' | 'passportNumber' | 'expirationDate' | 'stateOrProvince' | 'country' | 'notes';

/** One field of the form. */
export interface DocumentField {
  readonly name: DocumentFieldName;
  /** Its label, which also stands before its value in the description. */
  readonly label: string;
  readonly kind: 'line' | 'date' | 'text';
  readonly isRequired: boolean;
  /** Whether its value never appears in a list. */
  readonly isSecret: boolean;
}

/** What the form calls what every document has, and the notes. */
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
  kind: DocumentField['kind'],
): DocumentField => ({ name, label, kind, isRequired: false, isSecret: false });

const common = [
  optional('expirationDate', 'Expiration date', 'date'),
  optional('stateOrProvince', 'State or province', 'line'),
  optional('country', 'Country', 'line'),
  optional('notes', documentFormLabels.notes, 'text'),
];

/** The fields of each type, in form order; the notes come last (spec section 5). */
const fieldsByType = {
  'Drivers License': [licenseNumber, ...common],
  Passport: [passportNumber, ...common],
  'Other Document': common,
} as const satisfies Record<DocumentType, readonly DocumentField[]>;

/** The fields of a document's form (spec section 5). */
export const documentFields = (type: DocumentType): readonly DocumentField[] => fieldsByType[type];

/** The labels of the fields whose values no list may show. */
export const secretLabels: readonly string[] = [licenseNumber.label, passportNumber.label];
