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
import { valueOf } from '../data/callError.ts';
import { useClient } from '../data/DataLayout.tsx';
import { useOnClosed } from '../dialogs/useOnClosed.ts';
import { newKey } from '../newKey.ts';
import { useToday } from '../useToday.ts';
import { RequestDialogView, type RequestStage } from './RequestDialogView.tsx';
import { useOnLeft } from './useOnLeft.ts';

export type RequestDialogProps = {
  about: RequestContext;
  preselectedType: RequestType | null;
  /** Key of the location at which the dialog was opened. */
  openedOn: string;
  /** Called after the form was submitted or finally closed. */
  onClosed: () => void;
};

/** Binds one opened request form to its machine and to the call. */
export function RequestDialog(props: RequestDialogProps) {
  const { about, preselectedType, openedOn, onClosed } = props;
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
    input: { about, preselectedType, today, makeIdempotencyKey: newKey },
  });
  const { draft, problems, failure } = snapshot.context;

  useOnClosed(snapshot.status, onClosed);
  useOnLeft(openedOn, () => send({ type: 'form.closed' }));

  return (
    <RequestDialogView
      title={requestTitle(about, preselectedType)}
      stage={stageOf(snapshot.value, failure?.message)}
      draft={draft}
      fields={draft.requestType === null ? [] : fieldsOf(draft.requestType, about)}
      problems={problems}
      isFixed={fixedRequestType(about) !== null}
      maySubmit={isSubmittable(draft, about) && problems.length === 0}
      today={today}
      undoTime={UNDO_TIME}
      onTypeChange={(requestType) => send({ type: 'type.changed', requestType })}
      onSubjectChange={(subject) => send({ type: 'subject.changed', subject })}
      onDescriptionChange={(description) => send({ type: 'description.changed', description })}
      onDetailChange={(name, value) => send({ type: 'detail.changed', name, value })}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={() => send({ type: 'form.closed' })}
      onUndo={() => send({ type: 'close.undone' })}
      onPopupClose={() => send({ type: 'popup.closed' })}
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
