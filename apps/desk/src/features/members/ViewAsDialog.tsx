import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { type DeskMember, type StartedMemberView, startMemberView } from '@parlour/contract/staff';
import { useState } from 'react';
import { useStepUp } from '../../app/step-up/useStepUp.ts';
import type { StoredForm } from '../../app/storedForms.ts';
import { useTyped } from '../../app/useTyped.ts';
import { useOneCall } from '../../app/useOneCall.ts';
import { ViewAsDialogView } from './ViewAsDialogView.tsx';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

export type ViewAsDialogProps = {
  /** The member whose pages are shown. */
  member: DeskMember;
  /** What the tab stores of it. */
  form: StoredForm;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Binds the beginning of a view to its call, after a fresh proof (`DKB13`). */
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
      name={`${member.firstName} ${member.lastName}`}
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
