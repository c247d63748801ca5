import { useClient } from '@parlour/app/data-layout';
import { send as sendCall } from '@parlour/client';
import { changeMemberEmail, type DeskMember } from '@parlour/contract/staff';
import { useStepUp } from '../../app/step-up/useStepUp.ts';
import { useChangeCall } from '../../app/useChangeCall.ts';
import type { StoredForm } from '../../app/storedForms.ts';
import { useTyped } from '../../app/useTyped.ts';
import { EmailDialogView } from './EmailDialogView.tsx';

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
        sendCall(
          client,
          changeMemberEmail,
          { params: { id: member.id }, body },
          { idempotencyKey },
        ),
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
