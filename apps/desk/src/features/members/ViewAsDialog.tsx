import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import {
  type DeskMember,
  SHORTEST_REASON,
  type StartedMemberView,
  startMemberView,
} from '@parlour/contract/staff';
import { typedLine } from '@parlour/contract/values';
import { formatClock, fullName } from '@parlour/core';
import { Button, Dialog, LinkButton, Text, TextField } from '@parlour/ui';
import { useState } from 'react';
import { CallDialog, type FieldCallViewProps } from '../../app/CallDialog.tsx';
import { formIssueOf, issueOf } from '../../app/fieldFailure.ts';
import { useStepUp } from '../../app/step-up/useStepUp.ts';
import { type StoredForm, useTyped } from '../../app/storedForms.ts';
import { useOneCall } from '../../app/useOneCall.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

export type ViewAsDialogProps = {
  /** The member whose pages are shown. */
  member: DeskMember;
  /** What the tab stores of it. */
  form: StoredForm;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Binds the beginning of a view to its call, after a fresh proof (`desk/members-13`). */
export function ViewAsDialog({ member, form, onClose }: ViewAsDialogProps) {
  const client = useClient();
  const afterStepUp = useStepUp();
  const { typed, change } = useTyped(form, { reason: '' });
  const { reason } = typed;
  const [started, setStarted] = useState<StartedMemberView | null>(null);
  const { pending, failure, field, run, renew } = useOneCall<'begin'>();
  const submit = async () => {
    const input = { params: { id: member.id }, body: { reason } };
    const result = await run('begin', () =>
      afterStepUp(() => send(client, startMemberView, input)),
    );
    if (result.ok) {
      form.drop();
      setStarted(result.value);
    }
  };
  return (
    <ViewAsDialogView
      name={fullName(member)}
      reason={reason}
      started={started}
      timeZone={timeZone}
      isPending={pending !== null}
      failure={failure === null ? null : { field, message: failure }}
      onReasonChange={(changed) => {
        change({ reason: changed });
        renew();
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}

type ViewAsDialogViewProps = FieldCallViewProps & {
  /** The first and last name of the member. */
  name: string;
  /** Why; the member and managers read it. */
  reason: string;
  /** The view that has begun; null before. */
  started: StartedMemberView | null;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** Receives the changed reason. */
  onReasonChange: (reason: string) => void;
};

/** Asks why somebody looks at the club as a member, then gives the link to it (`desk/members-13`). */
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
      maySubmit={typedLine(reason).length >= SHORTEST_REASON}
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
