import { fullName } from '@parlour/core';
import { useClient } from '@parlour/app/data-layout';
import { send as sendCall } from '@parlour/client';
import {
  type DeskMember,
  endMembership,
  reactivateMember,
  SHORTEST_REASON,
  suspendMember,
} from '@parlour/contract/staff';
import { typedDigits, typedLine } from '@parlour/contract/values';
import { Text, TextField } from '@parlour/ui';
import { CallDialog, type FieldCallViewProps } from '../../app/CallDialog.tsx';
import { formIssueOf, issueOf } from '../../app/fieldFailure.ts';
import { useStepUp } from '../../app/step-up/useStepUp.ts';
import { type StoredForm, useTyped } from '../../app/storedForms.ts';
import { useChangeCall } from '../../app/useChangeCall.ts';

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

/** Binds what becomes of a membership to its call, after a fresh proof where one is needed (`desk/members-6`). */
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
      name={fullName(member)}
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

/** What becomes of a membership. */
type MembershipAction = 'suspend' | 'end' | 'reactivate';

type MembershipDialogViewProps = FieldCallViewProps & {
  /** What becomes of the membership. */
  action: MembershipAction;
  /** The first and last name of the member. */
  name: string;
  /** Why; managers read it in the audit trail. */
  reason: string;
  /** The name as it is typed again, before a membership ends. */
  typedName: string;
  /** Receives the changed reason. */
  onReasonChange: (reason: string) => void;
  /** Receives the typed name. */
  onNameChange: (name: string) => void;
};

const texts = {
  suspend: {
    title: (name: string) => `Suspend the membership of ${name}?`,
    text: 'The member is signed out everywhere and cannot sign in. Shared links open nothing. What is stored stays, and you can give the membership back.',
    submitLabel: 'Suspend Membership',
    pendingLabel: 'Suspending...',
  },
  end: {
    title: (name: string) => `End the membership of ${name}?`,
    text: 'The member is signed out everywhere and cannot sign in. Shared links open nothing. The email stays taken, and what is stored stays.',
    submitLabel: 'End Membership',
    pendingLabel: 'Ending...',
  },
  reactivate: {
    title: (name: string) => `Give ${name} the membership back?`,
    text: 'The member can sign in again, finds everything as it was, and shared links open again.',
    submitLabel: 'Reactivate Membership',
    pendingLabel: 'Reactivating...',
  },
} as const satisfies Readonly<Record<MembershipAction, object>>;

/** Keyboards write the same letters in several ways. */
const inOneLine = (text: string) => typedDigits(text).split(/\s+/).join(' ');

/** Asks why a membership is suspended, ended or given back, and for the name before it ends (`desk/members-6`). */
export function MembershipDialogView(props: MembershipDialogViewProps) {
  const { action, name, reason, typedName, failure, onReasonChange, onNameChange, ...dialog } =
    props;
  const { title, text, ...labels } = texts[action];
  const isConfirmed = action !== 'end' || inOneLine(typedName) === inOneLine(name);
  return (
    <CallDialog
      {...dialog}
      {...labels}
      title={title(name)}
      maySubmit={isConfirmed && typedLine(reason).length >= SHORTEST_REASON}
      failure={formIssueOf(failure, ['reason'])}
    >
      <Text>{text}</Text>
      <TextField
        label="Reason"
        required
        hint="Managers read it in the audit trail."
        error={issueOf(failure, 'reason')}
        value={reason}
        onChange={onReasonChange}
      />
      {action === 'end' ? (
        <TextField
          label={`Type “${name}” to confirm`}
          required
          autoComplete="off"
          value={typedName}
          onChange={onNameChange}
        />
      ) : null}
    </CallDialog>
  );
}
