import { useClient } from '@parlour/app/data-layout';
import { useToday } from '@parlour/app/hooks';
import { send as sendCall } from '@parlour/client';
import { inviteMember } from '@parlour/contract/staff';
import { href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { useNavigate } from 'react-router';
import { type StoredForm, useTyped } from '../../app/storedForms.ts';
import { useChangeCall } from '../../app/useChangeCall.ts';
import { emptyMember, invitationOf } from './memberDraft.ts';
import { MemberFormView } from './MemberFormView.tsx';

export type InviteDialogProps = {
  /** What the tab stores of it. */
  form: StoredForm;
  /** Closes the form. */
  onClose: () => void;
};

/** Binds the form of a new member to its call, and opens the new member (`desk/members-3`). */
export function InviteDialog({ form, onClose }: InviteDialogProps) {
  const client = useClient();
  const navigate = useNavigate();
  const today = useToday();
  const { typed: draft, isRestored, change } = useTyped(form, emptyMember);
  const { isPending, failure, send, renew } = useChangeCall(['members'], onClose, form);
  const submit = () =>
    send(async (idempotencyKey) => {
      const result = await sendCall(
        client,
        inviteMember,
        { body: invitationOf(draft) },
        { idempotencyKey },
      );
      if (result.ok) void navigate(href(deskRoutes.member, { memberId: result.value.id }));
      return result;
    });
  return (
    <MemberFormView
      title="Invite a Member"
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
      draft={draft}
      isFilled={isRestored}
      isNew
      today={today}
      isPending={isPending}
      failure={failure}
      onChange={(changes) => {
        change(changes);
        renew();
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
