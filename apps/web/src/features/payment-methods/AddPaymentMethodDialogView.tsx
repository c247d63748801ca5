import { FormDialog, type FormStage } from '@parlour/app/dialogs';
import {
  PAYMENT_METHOD_ADDED,
  type CardChange,
  type CardDraft,
  type PaymentMethodField,
  emptyCardDraft,
  type FormFailure,
} from '@parlour/core';
import { Button } from '@parlour/ui';
import { BillingAddress } from './BillingAddress.tsx';
import { CardInformation } from './CardInformation.tsx';

/** State of the form. */
type AddPaymentMethodStage = 'information' | 'billing' | 'adding' | 'added' | 'closed';

export type AddPaymentMethodDialogViewProps = {
  stage: AddPaymentMethodStage;
  draft: CardDraft;
  failure: FormFailure<PaymentMethodField> | null;
  /** Whether the step is complete. */
  maySubmit: boolean;
  /** The member's day, `YYYY-MM-DD`, to tell expired cards. */
  today: string;
  onChange: (change: CardChange) => void;
  onSubmit: () => void;
  onBack: () => void;
  onFailureDismiss: () => void;
  /** Called by the cross, Escape, Cancel, and the end of the confirmation. */
  onClose: () => void;
};

const stages = {
  information: 'editing',
  billing: 'editing',
  adding: 'sending',
  added: 'sent',
  closed: 'closed',
} as const satisfies Record<AddPaymentMethodStage, FormStage>;

/** The form for a new payment method in its dialog, with the notifications of its outcome. */
export function AddPaymentMethodDialogView(props: AddPaymentMethodDialogViewProps) {
  const { stage, draft } = props;
  const isInformationStep = stage === 'information';
  return (
    <FormDialog
      {...props}
      title="Add Card"
      size="wide"
      stage={stages[stage]}
      step={isInformationStep ? 'information' : 'billing'}
      isTouched={draft !== emptyCardDraft}
      submitLabel={isInformationStep ? 'Next' : 'Add Card'}
      pendingLabel="Adding…"
      secondary={
        isInformationStep ? null : (
          <Button variant="secondary" disabled={stage === 'adding'} onClick={props.onBack}>
            Back
          </Button>
        )
      }
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
