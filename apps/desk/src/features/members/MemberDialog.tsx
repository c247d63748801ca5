import { useClient } from '@parlour/app/data-layout';
import { useToday } from '@parlour/app/hooks';
import { send as sendCall } from '@parlour/client';
import { changeMember, changeMemberEmail, type DeskMember } from '@parlour/contract/staff';
import { typedLine } from '@parlour/contract/values';
import { Text, TextField } from '@parlour/ui';
import { useState } from 'react';
import { CallDialog, type FieldCallViewProps } from '../../app/CallDialog.tsx';
import { formIssueOf, issueOf } from '../../app/fieldFailure.ts';
import { useStepUp } from '../../app/step-up/useStepUp.ts';
import { type StoredForm, useTyped } from '../../app/storedForms.ts';
import { useChangeCall } from '../../app/useChangeCall.ts';
import { changeOf, draftOf } from './memberDraft.ts';
import { MemberFormView } from './MemberFormView.tsx';
import { MembershipDialog } from './MembershipDialog.tsx';
import type { MemberAction } from './MemberView.tsx';
import { ViewAsDialog } from './ViewAsDialog.tsx';

export type MemberDialogProps = {
  /** What a manager is about to do. */
  action: MemberAction;
  /** The member as it is now. */
  member: DeskMember;
  /** What the tab stores of it. */
  form: StoredForm;
  /** Closes the dialog. */
  onClose: () => void;
};

type DialogProps = Omit<MemberDialogProps, 'action'>;

/** The dialog of what a manager is about to do with a member. What needs no dialog has none. */
export function MemberDialog({ action, ...dialog }: MemberDialogProps) {
  switch (action) {
    case 'edit':
      return <EditDialog {...dialog} />;
    case 'changeEmail':
      return <EmailDialog {...dialog} />;
    case 'suspend':
    case 'end':
    case 'reactivate':
      return <MembershipDialog action={action} {...dialog} />;
    case 'viewAs':
      return <ViewAsDialog {...dialog} />;
    case 'invite':
    case 'enableSignIn':
      return null;
  }
}

/** Binds the form of a member's profile to its call (`desk/members-4`). Only what was typed is sent. */
function EditDialog({ member, form, onClose }: DialogProps) {
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

/** Binds the change of a member's email to its call, after a fresh proof (`desk/members-5`). */
function EmailDialog({ member, form, onClose }: DialogProps) {
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

type EmailDialogViewProps = FieldCallViewProps & {
  /** The email of now. */
  present: string;
  /** What is typed. */
  email: string;
  /** Receives what is typed. */
  onChange: (email: string) => void;
};

/** Asks for another email of a member (`desk/members-5`). */
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
      maySubmit={typedLine(email) !== '' && typedLine(email) !== present}
      failure={formIssueOf(failure, ['email'])}
    >
      <Text>
        The member signs in with {present}. After the change every session ends, and both addresses
        are told.
      </Text>
      <TextField
        label="New email"
        inputMode="email"
        required
        error={issueOf(failure, 'email')}
        value={email}
        onChange={onChange}
      />
    </CallDialog>
  );
}
