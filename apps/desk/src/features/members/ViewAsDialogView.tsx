import { SHORTEST_REASON, type StartedMemberView } from '@parlour/contract/staff';
import { formatClock } from '@parlour/core';
import { Button, Dialog, LinkButton, Text, TextField } from '@parlour/ui';
import { CallDialog, type CallDialogProps } from '../../app/CallDialog.tsx';
import { type FieldFailure, formIssueOf, issueOf } from '../../app/fieldFailure.ts';

export type ViewAsDialogViewProps = Pick<CallDialogProps, 'isPending' | 'onSubmit' | 'onClose'> & {
  /** The first and last name of the member. */
  name: string;
  /** Why; the member and managers read it. */
  reason: string;
  /** The view that has begun; null before. */
  started: StartedMemberView | null;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** Why it did not begin; null if it was not tried. */
  failure: FieldFailure | null;
  /** Receives the changed reason. */
  onReasonChange: (reason: string) => void;
};

/** Asks why somebody looks at the club as a member, then gives the link to it (`DKB13`). */
export function ViewAsDialogView(props: ViewAsDialogViewProps) {
  const { name, reason, started, timeZone, failure, onReasonChange, ...dialog } = props;
  if (started !== null) {
    return (
      <Dialog
        open
        title={`View as ${name}`}
        onClose={dialog.onClose}
        footer={
          <>
            <Button variant="secondary" onClick={dialog.onClose}>
              Close
            </Button>
            <LinkButton href={started.url} external>
              Open the Member App
            </LinkButton>
          </>
        }
      >
        <Text>
          The view ends at {formatClock(started.expiresAt, timeZone)}, and when you sign out here.
          This link is for you alone.
        </Text>
      </Dialog>
    );
  }
  return (
    <CallDialog
      {...dialog}
      title={`View as ${name}`}
      submitLabel="Begin"
      pendingLabel="Beginning..."
      maySubmit={reason.trim().length >= SHORTEST_REASON}
      failure={formIssueOf(failure, ['reason'])}
    >
      <Text>
        You see the member app as {name} sees it, for 15 minutes. Nothing can be changed. Documents,
        cards, codes and sessions are not shown.
      </Text>
      <TextField
        label="Reason"
        required
        hint="The member reads it with your first name, and managers in the audit trail."
        error={issueOf(failure, 'reason')}
        value={reason}
        onChange={onReasonChange}
      />
    </CallDialog>
  );
}
