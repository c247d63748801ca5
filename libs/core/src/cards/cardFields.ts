import type { CardSubmission } from '@parlour/contract';
import { failureOf, type FormFailure } from '../forms/formFailure.ts';
import type { CardDraft } from './cardDraft.ts';
import { CARD_NOT_ADDED } from './sentences.ts';

/** A field of the form. */
export type CardField = keyof CardDraft;

/** The label of each field in the form. */
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

const fieldsOfSubmission = {
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
} as const satisfies Record<keyof CardSubmission, CardField>;

/** Converts a rejection of the add-card call into a failure of the form. */
export const cardFailureOf = (cause: unknown): FormFailure<CardField> =>
  failureOf(cause, {
    fields: fieldsOfSubmission,
    labels: cardFieldLabels,
    fallback: CARD_NOT_ADDED,
  });

/** The fields of the second step, the billing address. */
const addressFields: ReadonlySet<CardField> = new Set(['street', 'city', 'state', 'postalCode']);

/** Whether a field belongs to the first step. */
export const isOnCardStep = (field: CardField): boolean => !addressFields.has(field);
