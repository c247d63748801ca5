import {
  CARD_ADDED,
  type CardChange,
  type CardDraft,
  type CardField,
  emptyCardDraft,
  type FormFailure,
} from '@parlour/core';
import { Button } from '@parlour/ui';
import { FormDialog, type FormStage } from '../dialogs/FormDialog.tsx';
import { BillingAddress } from './BillingAddress.tsx';
import { CardInformation } from './CardInformation.tsx';

/** How far the form has come. */
type AddCardStage = 'information' | 'billing' | 'adding' | 'added' | 'closed';

/** Props of {@link AddCardDialogView}. */
export type AddCardDialogViewProps = {
  stage: AddCardStage;
  draft: CardDraft;
  failure: FormFailure<CardField> | null;
  /** Whether the step is complete. */
  maySubmit: boolean;
  /** The member's day, `YYYY-MM-DD`, by which a card has expired or not. */
  today: string;
  onChange: (change: CardChange) => void;
  onSubmit: () => void;
  onBack: () => void;
  onFailureDismiss: () => void;
  /** The cross, Escape, Cancel, and the end of the confirmation. */
  onClose: () => void;
};

const stages = {
  information: 'editing',
  billing: 'editing',
  adding: 'sending',
  added: 'sent',
  closed: 'closed',
} as const satisfies Record<AddCardStage, FormStage>;

/** The form for a new card in its dialog, and the popups that say how it went (spec section 4). */
export function AddCardDialogView(props: AddCardDialogViewProps) {
  const { stage, draft } = props;
  const isInformation = stage === 'information';
  return (
    <FormDialog
      {...props}
      title="Add Card"
      size="wide"
      stage={stages[stage]}
      step={isInformation ? 'information' : 'billing'}
      isTouched={draft !== emptyCardDraft}
      submitLabel={isInformation ? 'Next' : 'Add Card'}
      sendingLabel="Adding…"
      secondary={
        isInformation ? null : (
          <Button variant="secondary" disabled={stage === 'adding'} onClick={props.onBack}>
            Back
          </Button>
        )
      }
      success={CARD_ADDED}
    >
      {stage === 'closed' ? null : isInformation ? (
        <CardInformation {...props} />
      ) : (
        <BillingAddress {...props} />
      )}
    </FormDialog>
  );
}
