import { useClient } from '@parlour/app/data-layout';
import { useToday } from '@parlour/app/hooks';
import { send as sendCall } from '@parlour/client';
import { changeMember, type DeskMember } from '@parlour/contract/staff';
import { useState } from 'react';
import { type StoredForm, useTyped } from '../../app/storedForms.ts';
import { useChangeCall } from '../../app/useChangeCall.ts';
import { changeOf, draftOf } from './memberDraft.ts';
import { MemberFormView } from './MemberFormView.tsx';

export type EditDialogProps = {
  /** The member as it is now. */
  member: DeskMember;
  /** What the tab stores of it. */
  form: StoredForm;
  /** Closes the form. */
  onClose: () => void;
};

/** Binds the form of a member's profile to its call (`DKB4`). Only what was typed is sent. */
export function EditDialog({ member, form, onClose }: EditDialogProps) {
  const client = useClient();
  const today = useToday();
  const [opened] = useState(member);
  const { typed: draft, isRestored, change } = useTyped(form, draftOf(member));
  const { isPending, failure, send, renew } = useChangeCall(['members'], onClose, form);
  const submit = () =>
    send((idempotencyKey) =>
      sendCall(
        client,
        changeMember,
        { params: { id: member.id }, body: changeOf(draft, opened, member.version) },
        { idempotencyKey },
      ),
    );
  return (
    <MemberFormView
      title="Edit Profile"
      submitLabel="Save Profile"
      pendingLabel="Saving..."
      draft={draft}
      isFilled={isRestored}
      isNew={false}
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
