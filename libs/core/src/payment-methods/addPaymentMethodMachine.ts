import type { CardSubmission, PaymentMethod } from '@parlour/contract';
import { createFormMachine, unchangedFields } from '../forms/formMachine.ts';
import {
  type CardDraft,
  cardSubmission,
  changeCard,
  emptyCardDraft,
  isCardComplete,
} from './cardDraft.ts';
import { isOnCardStep, paymentMethodCopy, type PaymentMethodField } from './paymentMethodFields.ts';

/**
 * The form for a new payment method (CA8 to CA14), in two steps: the card and the billing address. A failure leads to
 * the step of its field.
 */
export const addPaymentMethodMachine = createFormMachine<
  object,
  CardDraft,
  PaymentMethodField,
  CardSubmission,
  PaymentMethod
>({
  id: 'addPaymentMethod',
  emptyDraft: () => emptyCardDraft,
  edit: changeCard,
  issuesAfterChange: unchangedFields((draft, field) => draft[field]),
  earlierSteps: [{ isComplete: isCardComplete, hasField: isOnCardStep }],
  payloadOf: cardSubmission,
  copyOf: () => paymentMethodCopy,
});
