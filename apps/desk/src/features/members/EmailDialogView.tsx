import { Text, TextField } from '@parlour/ui';
import { CallDialog, type CallDialogProps } from '../../app/CallDialog.tsx';
import { type FieldFailure, formIssueOf, issueOf } from '../../app/fieldFailure.ts';

export type EmailDialogViewProps = Pick<
  CallDialogProps,
  'isFilled' | 'isPending' | 'onSubmit' | 'onClose'
> & {
  /** The email of now. */
  present: string;
  /** What is typed. */
  email: string;
  /** Why it was not stored; null if it was not tried. */
  failure: FieldFailure | null;
  /** Receives what is typed. */
  onChange: (email: string) => void;
};

/** Asks for another email of a member (`DKB5`). */
export function EmailDialogView({
  present,
  email,
  failure,
  onChange,
  ...dialog
}: EmailDialogViewProps) {
  return (
    <CallDialog
      {...dialog}
      title="Change Email"
      submitLabel="Change Email"
      pendingLabel="Changing..."
      maySubmit={email.trim() !== '' && email.trim() !== present}
      failure={formIssueOf(failure, ['email'])}
    >
      <Text>
        The member signs in with {present}. After the change every session ends, and both addresses
        are told.
      </Text>
      <TextField
        label="New email"
        type="email"
        required
        error={issueOf(failure, 'email')}
        value={email}
        onChange={onChange}
      />
    </CallDialog>
  );
}
