import { useClient } from '@parlour/app/data-layout';
import { useToday } from '@parlour/app/hooks';
import { inviteMember } from '@parlour/client/staff';
import { href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useChangeCall } from '../../app/useChangeCall.ts';
import { emptyMember, invitationOf, type MemberDraft } from './memberDraft.ts';
import { MemberFormView } from './MemberFormView.tsx';

export type InviteDialogProps = {
  /** Closes the form. */
  onClose: () => void;
};

/** Binds the form of a new member to its call, and opens the new member (`DKB3`). */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const client = useClient();
  const navigate = useNavigate();
  const today = useToday();
  const [draft, setDraft] = useState(emptyMember);
  const { isPending, failure, send, renew } = useChangeCall(['members'], onClose);
  const submit = () =>
    send(async (idempotencyKey) => {
      const result = await inviteMember(client, { body: invitationOf(draft) }, { idempotencyKey });
      if (result.ok) void navigate(href(deskRoutes.member, { memberId: result.value.id }));
      return result;
    });
  return (
    <MemberFormView
      title="Invite a Member"
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
      draft={draft}
      isNew
      today={today}
      isPending={isPending}
      failure={failure}
      onChange={(change: Partial<MemberDraft>) => {
        setDraft({ ...draft, ...change });
        renew();
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
