import { useClient } from '@parlour/app/data-layout';
import { changeMemberEmail } from '@parlour/client/staff';
import type { DeskMember } from '@parlour/contract/staff';
import { useState } from 'react';
import { useStepUp } from '../../app/step-up/useStepUp.ts';
import { useChangeCall } from '../../app/useChangeCall.ts';
import { EmailDialogView } from './EmailDialogView.tsx';

export type EmailDialogProps = {
  /** The member as it is now. */
  member: DeskMember;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Binds the change of a member's email to its call, after a fresh proof (`DKB5`). */
export function EmailDialog({ member, onClose }: EmailDialogProps) {
  const client = useClient();
  const afterStepUp = useStepUp();
  const [email, setEmail] = useState('');
  const { isPending, failure, send, renew } = useChangeCall(['members'], onClose);
  const submit = () =>
    send((idempotencyKey) => {
      const body = { version: member.version, email };
      return afterStepUp(() =>
        changeMemberEmail(client, { params: { id: member.id }, body }, { idempotencyKey }),
      );
    });
  return (
    <EmailDialogView
      present={member.email}
      email={email}
      isPending={isPending}
      failure={failure}
      onChange={(typed) => {
        setEmail(typed);
        renew();
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
