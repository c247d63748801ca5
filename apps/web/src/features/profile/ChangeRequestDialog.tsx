import { newKey, valueOf } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useOnClosed } from '@parlour/app/dialogs';
import { useToday } from '@parlour/app/hooks';
import { submitChangeRequest } from '@parlour/client';
import type { ChangeRequest } from '@parlour/contract';
import { changeRequestMachine, type ChangeRequestSubmission } from '@parlour/core';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { ChangeRequestView } from './ChangeRequestView.tsx';
import type { ProfileDialogProps } from './profileForm.ts';

/** Binds one change request to its machine and to the call. */
export function ChangeRequestDialog({ profile, onClosed }: ProfileDialogProps) {
  const client = useClient();
  const machine = useMemo(
    () =>
      changeRequestMachine.provide({
        actors: {
          sendChangeRequest: fromPromise<ChangeRequest, ChangeRequestSubmission>(({ input }) => {
            const { payload, idempotencyKey } = input;
            return valueOf(submitChangeRequest(client, payload, { idempotencyKey }));
          }),
        },
      }),
    [client],
  );
  const today = useToday();
  const [snapshot, send] = useMachine(machine, { input: { today, makeIdempotencyKey: newKey } });
  const { draft, issues, failure } = snapshot.context;

  useOnClosed(snapshot.status, onClosed);

  return (
    <ChangeRequestView
      profile={profile}
      stage={snapshot.value}
      draft={draft}
      issues={issues}
      failure={failure}
      today={today}
      onChange={(change) => send({ type: 'draft.changed', change })}
      onSubmit={() => send({ type: 'form.submitted' })}
      onFailureDismiss={() => send({ type: 'failure.dismissed' })}
      onClose={() => send({ type: 'form.closed' })}
    />
  );
}
