import { useClient } from '@parlour/app/data-layout';
import { send as sendCall } from '@parlour/client';
import { changeMemberEmail, type DeskMember } from '@parlour/contract/staff';
import { Text, TextField } from '@parlour/ui';
import { CallDialog, type FieldCallViewProps } from '../../app/CallDialog.tsx';
import { formIssueOf, issueOf } from '../../app/fieldFailure.ts';
import { useStepUp } from '../../app/step-up/useStepUp.ts';
import { type StoredForm, useTyped } from '../../app/storedForms.ts';
import { useChangeCall } from '../../app/useChangeCall.ts';

export type EmailDialogProps = {
  /** The member as it is now. */
  member: DeskMember;
  /** What the tab stores of it. */
  form: StoredForm;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Binds the change of a member's email to its call, after a fresh proof (`DKB5`). */
export function EmailDialog({ member, form, onClose }: EmailDialogProps) {
  const client = useClient();
  const afterStepUp = useStepUp();
  const { typed, isRestored, change } = useTyped(form, { email: '' });
  const { email } = typed;
  const { isPending, failure, send, renew } = useChangeCall(['members'], onClose, form);
  const submit = () =>
    send((idempotencyKey) => {
      const body = { version: member.version, email };
      return afterStepUp(() =>
        sendCall(client, changeMemberEmail, { params: { id: member.id }, body }, { idempotencyKey }),
      );
    });
  return (
    <EmailDialogView
      present={member.email}
      email={email}
      isFilled={isRestored}
      isPending={isPending}
      failure={failure}
      onChange={(changed) => {
        change({ email: changed });
        renew();
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}

type EmailDialogViewProps = FieldCallViewProps & {
  /** The email of now. */
  present: string;
  /** What is typed. */
  email: string;
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
