import type { CardBrand, CardSubmission } from '@parlour/contract';
import { withoutDirectionMarks } from '../forms/directionMarks.ts';
import { cardNumberOf, formatCardNumber, isWholeCardNumber } from './cardNumber.ts';
import { formatExpiry, isWholeExpiry } from './expiry.ts';
import { formatSecurityCode, isWholeSecurityCode } from './securityCode.ts';

/** A new card as it stands in the form. */
export interface CardDraft {
  /** What the member calls the card. */
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

/** The form as it is opened. */
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

/** One field as the member left it. */
export type CardChange = Partial<CardDraft>;

/** The draft after a change, each field in its own form (spec section 5). */
export const changeCard = (draft: CardDraft, change: CardChange): CardDraft => {
  const changed = { ...draft, ...change };
  return {
    ...changed,
    cardNumber: formatCardNumber(changed.cardNumber),
    expiryDate: formatExpiry(changed.expiryDate, draft.expiryDate),
    securityCode: formatSecurityCode(changed.securityCode, changed.brand),
  };
};

/** A text as it is sent: without marks by which it could read otherwise than it is, and blanks at its ends. */
const textOf = (typed: string): string => withoutDirectionMarks(typed).trim();

const isGiven = (typed: string): boolean => textOf(typed) !== '';

/** Whether the first step, the card itself, is complete (spec section 5). */
export const isCardComplete = (draft: CardDraft): boolean =>
  isGiven(draft.description) &&
  isGiven(draft.cardholderName) &&
  draft.brand !== null &&
  isWholeCardNumber(draft.cardNumber) &&
  isWholeExpiry(draft.expiryDate) &&
  isWholeSecurityCode(draft.securityCode);

/** Whether the second step, the billing address, is complete (spec section 5). */
export const isAddressComplete = ({ street, city, state, postalCode }: CardDraft): boolean =>
  [street, city, state, postalCode].every(isGiven);

/** What is sent once both steps are complete, else null (spec section 3). */
export const cardSubmission = (draft: CardDraft): CardSubmission | null => {
  const { brand, cardNumber, securityCode, isPreferred, expiryDate } = draft;
  if (brand === null || !isCardComplete(draft) || !isAddressComplete(draft)) return null;
  return {
    description: textOf(draft.description),
    cardholderName: textOf(draft.cardholderName),
    brand,
    cardNumber: cardNumberOf(cardNumber),
    expiryDate,
    cvv: securityCode,
    street: textOf(draft.street),
    city: textOf(draft.city),
    state: textOf(draft.state),
    postalCode: textOf(draft.postalCode),
    purpose: isPreferred ? 'primary' : null,
  };
};
