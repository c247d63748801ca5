import { SHORTEST_REASON } from '@parlour/contract/staff';
import { Text, TextField } from '@parlour/ui';
import { CallDialog, type CallDialogProps } from '../../app/CallDialog.tsx';
import { type FieldFailure, formIssueOf, issueOf } from '../../app/fieldFailure.ts';

/** What becomes of a membership. */
export type MembershipAction = 'suspend' | 'end' | 'reactivate';

export type MembershipDialogViewProps = Pick<
  CallDialogProps,
  'isFilled' | 'isPending' | 'onSubmit' | 'onClose'
> & {
  /** What becomes of the membership. */
  action: MembershipAction;
  /** The first and last name of the member. */
  name: string;
  /** Why; managers read it in the audit trail. */
  reason: string;
  /** The name as it is typed again, before a membership ends. */
  typedName: string;
  /** Why it was not done; null if it was not tried. */
  failure: FieldFailure | null;
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

const inOneLine = (text: string) => text.trim().split(/\s+/).join(' ');

/** Asks why a membership is suspended, ended or given back, and for the name before it ends (`DKB6`). */
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
      maySubmit={isConfirmed && reason.trim().length >= SHORTEST_REASON}
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
