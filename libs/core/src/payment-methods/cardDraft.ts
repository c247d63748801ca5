import type { CardBrand, CardSubmission } from '@parlour/contract';
import { removeDirectionMarks } from '../text/directionMarks.ts';
import { digitsOf, formatCardNumber, isCompleteCardNumber } from './cardNumber.ts';
import { formatExpiry, isCompleteExpiry } from './expiry.ts';
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

/** Applies a change and formats each field as it is typed (CA1 to CA3). */
export function changeCard(draft: CardDraft, change: CardChange): CardDraft {
  const changed = { ...draft, ...change };
  return {
    ...changed,
    cardNumber: formatCardNumber(changed.cardNumber),
    expiryDate: formatExpiry(changed.expiryDate, draft.expiryDate),
    securityCode: formatSecurityCode(changed.securityCode, changed.brand),
  };
}

/** Prepares a text for sending: removes direction marks, which could disguise it, and trims it. */
const cleanText = (typed: string): string => removeDirectionMarks(typed).trim();

const isFilled = (typed: string): boolean => cleanText(typed) !== '';

/** Whether the first step, the card itself, is complete (CA4). */
export function isCardComplete(draft: CardDraft): boolean {
  return (
    isFilled(draft.description) &&
    isFilled(draft.cardholderName) &&
    draft.brand !== null &&
    isCompleteCardNumber(draft.cardNumber) &&
    isCompleteExpiry(draft.expiryDate) &&
    isCompleteSecurityCode(draft.securityCode)
  );
}

/** Whether the second step, the billing address, is complete (CA5). */
export function isAddressComplete({ street, city, state, postalCode }: CardDraft): boolean {
  return [street, city, state, postalCode].every(isFilled);
}

/** Returns the payload, or null while a step is incomplete (CA7). */
export function cardSubmission(draft: CardDraft): CardSubmission | null {
  const { brand, cardNumber, securityCode, isPreferred, expiryDate } = draft;
  if (brand === null || !isCardComplete(draft) || !isAddressComplete(draft)) return null;
  return {
    description: cleanText(draft.description),
    cardholderName: cleanText(draft.cardholderName),
    brand,
    cardNumber: digitsOf(cardNumber),
    expiryDate,
    cvv: securityCode,
    street: cleanText(draft.street),
    city: cleanText(draft.city),
    state: cleanText(draft.state),
    postalCode: cleanText(draft.postalCode),
    purpose: isPreferred ? 'primary' : null,
  };
}
