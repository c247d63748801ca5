import { ConfirmDialog, headingAbove } from '@parlour/ui';

export type CancellationQuestionProps = {
  /** A confirmed request is canceled by the concierge. The member asks for it. */
  move: 'cancel' | 'ask_cancellation';
  subject: string;
  stage: 'idle' | 'asking' | 'canceling';
  /** Why the last try failed. */
  error: string | undefined;
  onConfirm: () => void;
  onDecline: () => void;
};

const questions = {
  cancel: {
    title: 'Are you sure you want to cancel this request?',
    confirmLabel: 'Cancel Request',
    pendingLabel: 'Canceling...',
    note: '',
  },
  ask_cancellation: {
    title: 'Ask your concierge to cancel this request?',
    confirmLabel: 'Ask to Cancel',
    pendingLabel: 'Sending...',
    note: 'It is confirmed already, so your concierge will tell you whether it can still be canceled.',
  },
} as const;

/** Asks before a request is canceled. */
export function CancellationQuestion(props: CancellationQuestionProps) {
  const { move, subject, stage, error, onConfirm, onDecline } = props;
  const { note, ...texts } = questions[move];
  return (
    <ConfirmDialog
      {...texts}
      open={stage !== 'idle'}
      text={[subject, note].filter(Boolean).join(' · ')}
      cancelLabel="Go Back"
      isPending={stage === 'canceling'}
      {...(error === undefined ? {} : { error })}
      onConfirm={onConfirm}
      onCancel={onDecline}
      focusAfter={() => headingAbove()}
    />
  );
}
