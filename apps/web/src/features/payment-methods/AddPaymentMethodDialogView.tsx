import { FormDialog, type FormProps } from '@parlour/app/dialogs';
import {
  type CardDraft,
  incompleteLabels,
  PAYMENT_METHOD_ADDED,
  type PaymentMethodField,
} from '@parlour/core';
import { BillingAddress } from './BillingAddress.tsx';
import { CardInformation } from './CardInformation.tsx';

export type AddPaymentMethodDialogViewProps = FormProps<CardDraft, PaymentMethodField> & {
  /** The member's day, `YYYY-MM-DD`, to tell expired cards. */
  today: string;
};

/** The form for a new payment method in its dialog, with the notifications of its outcome. */
export function AddPaymentMethodDialogView(props: AddPaymentMethodDialogViewProps) {
  const { stage, draft, step } = props;
  const isInformationStep = step === 0;
  return (
    <FormDialog
      {...props}
      title="Add Card"
      size="wide"
      missing={incompleteLabels(draft, step)}
      submitLabel={isInformationStep ? 'Next' : 'Add Card'}
      pendingLabel="Adding…"
      successMessage={PAYMENT_METHOD_ADDED}
    >
      {stage === 'closed' ? null : isInformationStep ? (
        <CardInformation {...props} />
      ) : (
        <BillingAddress {...props} />
      )}
    </FormDialog>
  );
}
