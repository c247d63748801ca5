import type { CardSubmission, PaymentMethod } from '@parlour/contract';
import { createFormMachine, unchangedFields } from '../forms/formMachine.ts';
import {
  type CardDraft,
  cardSubmission,
  changeCard,
  emptyCardDraft,
  isCardComplete,
} from './cardDraft.ts';
import { fieldsWithCardNumber, HOLDS_CARD_NUMBER } from './cardInText.ts';
import {
  incompleteLabels,
  isOnCardStep,
  paymentMethodCopy,
  paymentMethodFieldLabels,
  type PaymentMethodField,
} from './paymentMethodFields.ts';

/**
 * The form for a new payment method (core/payment-methods-11 to core/payment-methods-17), in two steps: the card and the billing address. A failure leads to
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
  submissionIssues: (draft, _, step) =>
    incompleteLabels(draft, step).length > 0
      ? []
      : fieldsWithCardNumber(draft)
          .filter((field) => isOnCardStep(field) === (step === 0))
          .map((field) => ({
            field,
            message: `${paymentMethodFieldLabels[field]} ${HOLDS_CARD_NUMBER}`,
          })),
  earlierSteps: [{ isComplete: isCardComplete, hasField: isOnCardStep }],
  payloadOf: cardSubmission,
  copyOf: () => paymentMethodCopy,
});
