export { emptyCardDraft, type CardDraft } from './cardDraft.ts';
export {
  incompleteLabels,
  paymentMethodFieldLabels,
  type PaymentMethodField,
} from './paymentMethodFields.ts';
export { withPaymentMethod, withoutPaymentMethod } from './paymentMethodList.ts';
export {
  cardIssue,
  fieldsWithCardNumber,
  HOLDS_CARD_NUMBER,
  mayHoldCardNumber,
} from './cardInText.ts';
export { cardNumberHint, formatCardNumber } from './cardNumber.ts';
export { expiryHint, formatExpiry, hasExpired, savedExpiry } from './expiry.ts';
export { formatSecurityCode, securityCodePlaceholder } from './securityCode.ts';
export {
  PAYMENT_METHOD_ADDED,
  PAYMENT_METHOD_DELETION_QUESTION,
  PAYMENT_METHOD_NOT_DELETED,
  NO_PAYMENT_METHODS,
} from './messages.ts';
