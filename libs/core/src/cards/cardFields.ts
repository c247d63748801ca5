import type { CardSubmission } from '@parlour/contract';
import type { CardDraft } from './cardDraft.ts';

/** A field of the form. */
export type CardField = keyof CardDraft;

/** What each field is called in the form. */
export const cardFieldLabels = {
  description: 'Card name',
  cardholderName: 'Cardholder name',
  brand: 'Card type',
  cardNumber: 'Card number',
  expiryDate: 'Expiry date',
  securityCode: 'Security code',
  isPreferred: 'Set as preferred payment method',
  street: 'Street',
  city: 'City',
  state: 'State',
  postalCode: 'Postal code',
} as const satisfies Record<CardField, string>;

const fieldsOfSubmission: ReadonlyMap<string, CardField> = new Map(
  Object.entries({
    description: 'description',
    cardholderName: 'cardholderName',
    brand: 'brand',
    cardNumber: 'cardNumber',
    expiryDate: 'expiryDate',
    cvv: 'securityCode',
    purpose: 'isPreferred',
    street: 'street',
    city: 'city',
    state: 'state',
    postalCode: 'postalCode',
  } as const satisfies Record<keyof CardSubmission, CardField>),
);

/** The fields of the second step, the billing address. */
const addressFields: ReadonlySet<CardField> = new Set(['street', 'city', 'state', 'postalCode']);

/** Whether a field stands on the first step. */
export const isOnCardStep = (field: CardField): boolean => !addressFields.has(field);

/** What a refusal names, as the form has it. */
export interface NamedField {
  /** Null where the refusal names no field of the form. */
  readonly field: CardField | null;
  /** The sentence, with the field called as in the form. */
  readonly message: string;
}

/**
 * Reads a refusal of the server in the words of the form.
 * @param name the field at fault as it stands in the payload; undefined where none is named
 */
export const namedField = (name: string | undefined, message: string): NamedField => {
  const field = (name !== undefined && fieldsOfSubmission.get(name)) || null;
  if (field === null || !message.startsWith(`${name} `)) return { field, message };
  return { field, message: cardFieldLabels[field] + message.slice(name?.length) };
};
