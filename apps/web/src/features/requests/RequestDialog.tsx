import { newKey, valueOf } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useOnClosed } from '@parlour/app/dialogs';
import { useToday } from '@parlour/app/hooks';
import { submitRequest } from '@parlour/client';
import type { RequestReceipt, RequestType } from '@parlour/contract';
import {
  fieldsOf,
  fixedRequestType,
  isSubmittable,
  type RequestContext,
  requestMachine,
  type RequestSubmission,
  requestTitle,
  UNDO_TIME,
} from '@parlour/core';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { RequestDialogView, type RequestStage } from './RequestDialogView.tsx';
import { useOnPageLeave } from './useOnPageLeave.ts';

export type RequestDialogProps = {
  requestContext: RequestContext;
  preselectedType: RequestType | null;
  /** Key of the location at which the dialog was opened. */
  openedOn: string;
  /** Called after the form was submitted or finally closed. */
  onClosed: () => void;
};

/** Binds one opened request form to its machine and to the call. */
export function RequestDialog(props: RequestDialogProps) {
  const { requestContext, preselectedType, openedOn, onClosed } = props;
  const client = useClient();
  const machine = useMemo(
    () =>
      requestMachine.provide({
        actors: {
          submitRequest: fromPromise<RequestReceipt, RequestSubmission>(({ input }) => {
            const { payload, idempotencyKey } = input;
            return valueOf(submitRequest(client, payload, { idempotencyKey }));
          }),
        },
      }),
    [client],
  );
  const today = useToday();
  const [snapshot, send] = useMachine(machine, {
    input: { requestContext, preselectedType, today, makeIdempotencyKey: newKey },
  });
  const { draft, issues, failure } = snapshot.context;

  useOnClosed(snapshot.status, onClosed);
  useOnPageLeave(openedOn, () => send({ type: 'form.closed' }));

  return (
    <RequestDialogView
      title={requestTitle(requestContext, preselectedType)}
      stage={stageOf(snapshot.value, failure?.message)}
      draft={draft}
      fields={draft.requestType === null ? [] : fieldsOf(draft.requestType, requestContext)}
      issues={issues}
      isFixed={fixedRequestType(requestContext) !== null}
      maySubmit={isSubmittable(draft, requestContext) && issues.length === 0}
      today={today}
      undoTime={UNDO_TIME}
      onTypeChange={(requestType) => send({ type: 'type.changed', requestType })}
      onSubjectChange={(subject) => send({ type: 'subject.changed', subject })}
      onDescriptionChange={(description) => send({ type: 'description.changed', description })}
      onDetailChange={(name, value) => send({ type: 'detail.changed', name, value })}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={() => send({ type: 'form.closed' })}
      onUndo={() => send({ type: 'close.undone' })}
      onNotificationClose={() => send({ type: 'popup.closed' })}
    />
  );
}

type MachineState =
  { editing: 'undisturbed' | 'failed' } | 'submitting' | 'succeeded' | 'dismissed' | 'closed';

function stageOf(state: MachineState, failure = ''): RequestStage {
  if (typeof state === 'object') {
    return state.editing === 'failed' ? { name: 'failed', message: failure } : { name: 'editing' };
  }
  return { name: state === 'closed' ? 'dismissed' : state };
}
