import { CARD_ADDED, type CardChange, type CardDraft, emptyCardDraft } from '@parlour/core';
import { Button } from '@parlour/ui';
import { useId } from 'react';
import { FormDialog } from '../dialogs/FormDialog.tsx';
import { AddCardForm } from './AddCardForm.tsx';
import type { ShownFailure } from './shownFailure.ts';

/** How far the form has come. */
type AddCardStage = 'information' | 'billing' | 'adding' | 'added' | 'closed';

/** Props of {@link AddCardDialogView}. */
export type AddCardDialogViewProps = {
  stage: AddCardStage;
  draft: CardDraft;
  failure: ShownFailure | null;
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

/** The form for a new card in its dialog, and the popups that say how it went (spec section 4). */
export function AddCardDialogView(props: AddCardDialogViewProps) {
  const { stage, draft, failure, maySubmit, onBack, onClose } = props;
  const formId = useId();
  const isAdding = stage === 'adding';
  return (
    <FormDialog
      title="Add Card"
      size="wide"
      isOpen={stage !== 'added' && stage !== 'closed'}
      isTouched={draft !== emptyCardDraft}
      failure={failure?.field === null ? failure.message : null}
      isDone={stage === 'added'}
      success={CARD_ADDED}
      onFailureDismiss={props.onFailureDismiss}
      onClose={onClose}
      footer={
        <>
          {stage === 'information' ? (
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          ) : (
            <Button variant="secondary" disabled={isAdding} onClick={onBack}>
              Back
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            disabled={!maySubmit && !isAdding}
            busy={isAdding}
            busyLabel="Adding…"
          >
            {stage === 'information' ? 'Next' : 'Add Card'}
          </Button>
        </>
      }
    >
      {stage === 'closed' ? null : <AddCardForm {...props} id={formId} />}
    </FormDialog>
  );
}
