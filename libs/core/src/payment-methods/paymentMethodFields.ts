import type { CardSubmission } from '@parlour/contract';
import type { FormCopy } from '../forms/formIssues.ts';
import { billingStep, type CardDraft, cardStep, incompleteFields } from './cardDraft.ts';
import { PAYMENT_METHOD_NOT_ADDED } from './messages.ts';

/** A field of the form. */
export type PaymentMethodField = keyof CardDraft;

/** The label of each field in the form. */
export const paymentMethodFieldLabels = {
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
} as const satisfies Record<PaymentMethodField, string>;

/** How the form reports a failed call (core/payment-methods-14, core/payment-methods-17). */
export const paymentMethodCopy = {
  fields: {
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
  } satisfies Record<keyof CardSubmission, PaymentMethodField>,
  labels: paymentMethodFieldLabels,
  fallback: PAYMENT_METHOD_NOT_ADDED,
  isFallbackPreferred: true,
} as const satisfies FormCopy<PaymentMethodField>;

const addressFields: ReadonlySet<PaymentMethodField> = new Set(billingStep);

/** Whether a field belongs to the first step. */
export function isOnCardStep(field: PaymentMethodField): boolean {
  return !addressFields.has(field);
}

/** Returns the labels of the incomplete fields of a step, from 0, in form order (core/payment-methods-22). */
export function incompleteLabels(draft: CardDraft, step: number): readonly string[] {
  return incompleteFields(draft, step === 0 ? cardStep : billingStep).map(
    (field) => paymentMethodFieldLabels[field],
  );
}
