import { useClient } from '@parlour/app/data-layout';
import { send as sendCall } from '@parlour/client';
import {
  type DeskMember,
  endMembership,
  reactivateMember,
  suspendMember,
} from '@parlour/contract/staff';
import { useStepUp } from '../../app/step-up/useStepUp.ts';
import { useChangeCall } from '../../app/useChangeCall.ts';
import type { StoredForm } from '../../app/storedForms.ts';
import { useTyped } from '../../app/useTyped.ts';
import { type MembershipAction, MembershipDialogView } from './MembershipDialogView.tsx';

export type MembershipDialogProps = {
  /** What becomes of the membership. */
  action: MembershipAction;
  /** The member as it is now. */
  member: DeskMember;
  /** What the tab stores of it. */
  form: StoredForm;
  /** Closes the dialog. */
  onClose: () => void;
};

const calls = { suspend: suspendMember, end: endMembership, reactivate: reactivateMember };

/** Binds what becomes of a membership to its call, after a fresh proof where one is needed (`DKB6`). */
export function MembershipDialog({ action, member, form, onClose }: MembershipDialogProps) {
  const client = useClient();
  const afterStepUp = useStepUp();
  const { typed, isRestored, change } = useTyped(form, { reason: '', typedName: '' });
  const { reason, typedName } = typed;
  const { isPending, failure, send, renew } = useChangeCall(['members'], onClose, form);
  const submit = () =>
    send((idempotencyKey) => {
      const input = { params: { id: member.id }, body: { version: member.version, reason } };
      return afterStepUp(() => sendCall(client, calls[action], input, { idempotencyKey }));
    });
  return (
    <MembershipDialogView
      action={action}
      name={`${member.firstName} ${member.lastName}`}
      reason={reason}
      typedName={typedName}
      isFilled={isRestored}
      isPending={isPending}
      failure={failure}
      onReasonChange={(changed) => {
        change({ reason: changed });
        renew();
      }}
      onNameChange={(changed) => change({ typedName: changed })}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
