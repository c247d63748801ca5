import { CANCELLATION_QUESTION } from '@parlour/core';
import { ConfirmDialog, headingAbove } from '@parlour/ui';
import type { EventRegistration } from './useRegistration.ts';

export type CancellationDialogProps = Pick<
  EventRegistration,
  'question' | 'onCancelConfirm' | 'onCancelDecline'
>;

/** Asks before a registration is canceled. */
export function CancellationDialog({
  question,
  onCancelConfirm,
  onCancelDecline,
}: CancellationDialogProps) {
  return (
    <ConfirmDialog
      open={question !== null}
      title={CANCELLATION_QUESTION}
      {...(question === null ? {} : { text: question.event.title })}
      confirmLabel="Cancel Registration"
      cancelLabel="Stay Registered"
      pendingLabel="Canceling..."
      isPending={question?.isPending ?? false}
      onConfirm={onCancelConfirm}
      onCancel={onCancelDecline}
      focusAfter={() => headingAbove()}
    />
  );
}
