import type { CardBrand, CardSubmission } from '@parlour/contract';
import { typedLine } from '@parlour/contract/values';
import { digitsOf, formatCardNumber, isCompleteCardNumber } from './cardNumber.ts';
import { formatExpiry, isCompleteExpiry, wholeExpiry } from './expiry.ts';
import { formatSecurityCode, isCompleteSecurityCode } from './securityCode.ts';

/** A new card as typed into the form. */
export interface CardDraft {
  /** The member's own name for the card. */
  readonly description: string;
  readonly cardholderName: string;
  readonly brand: CardBrand | null;
  /** In groups of four. */
  readonly cardNumber: string;
  /** `MM/YY`. */
  readonly expiryDate: string;
  readonly securityCode: string;
  readonly isPreferred: boolean;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** The required fields of the first step, in form order. */
export const cardStep = [
  'description',
  'cardholderName',
  'brand',
  'cardNumber',
  'expiryDate',
  'securityCode',
] as const satisfies readonly (keyof CardDraft)[];

/** The required fields of the second step, the billing address, in form order. */
export const billingStep = [
  'street',
  'city',
  'state',
  'postalCode',
] as const satisfies readonly (keyof CardDraft)[];

/** A field that the card is not sent without. */
export type RequiredCardField = (typeof cardStep | typeof billingStep)[number];

/** The draft that the form opens with: every text is empty, and no brand is chosen. */
export const emptyCardDraft: CardDraft = {
  description: '',
  cardholderName: '',
  brand: null,
  cardNumber: '',
  expiryDate: '',
  securityCode: '',
  isPreferred: false,
  street: '',
  city: '',
  state: '',
  postalCode: '',
};

/** The changed fields of the form. */
export type CardChange = Partial<CardDraft>;

/** Applies a change and formats each field as it is typed (core/payment-methods-1, core/payment-methods-2, core/payment-methods-5). */
export function changeCard(draft: CardDraft, change: CardChange): CardDraft {
  const changed = { ...draft, ...change };
  return {
    ...changed,
    cardNumber: formatCardNumber(changed.cardNumber),
    expiryDate: formatExpiry(changed.expiryDate, draft.expiryDate),
    securityCode: formatSecurityCode(changed.securityCode, changed.brand),
  };
}

const isFilled = (typed: string): boolean => typedLine(typed) !== '';

const isComplete: Readonly<Record<RequiredCardField, (draft: CardDraft) => boolean>> = {
  description: ({ description }) => isFilled(description),
  cardholderName: ({ cardholderName }) => isFilled(cardholderName),
  brand: ({ brand }) => brand !== null,
  cardNumber: ({ cardNumber }) => isCompleteCardNumber(cardNumber),
  expiryDate: ({ expiryDate }) => isCompleteExpiry(expiryDate),
  securityCode: ({ securityCode }) => isCompleteSecurityCode(securityCode),
  street: ({ street }) => isFilled(street),
  city: ({ city }) => isFilled(city),
  state: ({ state }) => isFilled(state),
  postalCode: ({ postalCode }) => isFilled(postalCode),
};

/** Returns the incomplete fields of a step, in form order (core/payment-methods-6, core/payment-methods-7). */
export function incompleteFields(
  draft: CardDraft,
  step: readonly RequiredCardField[],
): readonly RequiredCardField[] {
  return step.filter((field) => !isComplete[field](draft));
}

/** Whether the first step, the card itself, is complete (core/payment-methods-6). */
export function isCardComplete(draft: CardDraft): boolean {
  return incompleteFields(draft, cardStep).length === 0;
}

/** Whether the second step, the billing address, is complete (core/payment-methods-7). */
export function isAddressComplete(draft: CardDraft): boolean {
  return incompleteFields(draft, billingStep).length === 0;
}

/** Returns the payload, or null while a step is incomplete (core/payment-methods-10). */
export function cardSubmission(draft: CardDraft): CardSubmission | null {
  const { brand, cardNumber, securityCode, isPreferred, expiryDate } = draft;
  if (brand === null || !isCardComplete(draft) || !isAddressComplete(draft)) return null;
  return {
    description: typedLine(draft.description),
    cardholderName: typedLine(draft.cardholderName),
    brand,
    cardNumber: digitsOf(cardNumber),
    expiryDate: wholeExpiry(expiryDate),
    cvv: securityCode,
    street: typedLine(draft.street),
    city: typedLine(draft.city),
    state: typedLine(draft.state),
    postalCode: typedLine(draft.postalCode),
    purpose: isPreferred ? 'primary' : null,
  };
}
