import type { PaymentMethod } from '@parlour/contract';
import { CARD_ADDED, type CardChange, type CardDraft, emptyCardDraft } from '@parlour/core';
import { Banner, Button, Dialog, Popup } from '@parlour/ui';
import { useId } from 'react';
import { AddCardForm } from './AddCardForm.tsx';
import * as styles from './AddCardDialogView.css.ts';
import { cardName } from './cardName.ts';
import type { ShownFailure } from './shownFailure.ts';

/** How far the form has come. */
type AddCardStage = 'information' | 'billing' | 'adding' | 'added' | 'closed';

/** How long the confirmation stands, in milliseconds. */
const CONFIRMATION_TIME = 5000;

/** Props of {@link AddCardDialogView}. */
export type AddCardDialogViewProps = {
  stage: AddCardStage;
  draft: CardDraft;
  failure: ShownFailure | null;
  /** The new card, once it was added. */
  card: PaymentMethod | null;
  /** Whether the step is complete. */
  maySubmit: boolean;
  /** The member's day, `YYYY-MM-DD`, by which a card has expired or not. */
  today: string;
  onChange: (change: CardChange) => void;
  onSubmit: () => void;
  onBack: () => void;
  /** The cross, Escape, Cancel, and the end of the confirmation. */
  onClose: () => void;
};

/** The form for a new card in its dialog, and the confirmation that follows it (spec section 4). */
export function AddCardDialogView(props: AddCardDialogViewProps) {
  const { stage, draft, failure, card, maySubmit, onBack, onClose } = props;
  const formId = useId();
  const isAdding = stage === 'adding';
  return (
    <>
      <Dialog
        open={stage !== 'added' && stage !== 'closed'}
        title="Add Card"
        onClose={(reason) => {
          // What was typed can't be brought back, so a stray press beside the form must not cost it.
          if (reason !== 'backdrop' || draft === emptyCardDraft) onClose();
        }}
        size="wide"
        footer={
          <>
            {failure?.field === null ? (
              <div className={styles.failure}>
                <Banner tone="critical">{failure.message}</Banner>
              </div>
            ) : null}
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
      </Dialog>
      <Popup
        open={stage === 'added'}
        tone="success"
        title={CARD_ADDED}
        text={card === null ? null : `${cardName(card)} is on file.`}
        closeAfter={CONFIRMATION_TIME}
        onClose={onClose}
      />
    </>
  );
}
