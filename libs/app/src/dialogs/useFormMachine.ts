import { type Client, newIdempotencyKey } from '@parlour/client';
import { callActor } from '@parlour/client/actors';
import type { Result } from '@parlour/contract';
import {
  type AnyFormMachine,
  changedValues,
  type FieldIssue,
  type FormFailure,
  type FormSubmission,
  type ParkedDraft,
  type ParkedInput,
  type SubmissionFailure,
} from '@parlour/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useClient } from '../data/DataLayout.tsx';
import { useDraftParking } from '../drafts/useDraftParking.ts';

/** What a form shows, and what the member can do in it. */
export type FormProps<Draft, Field extends string, Value = unknown> = {
  /** Where the form is on its way from input to success. */
  stage: 'editing' | 'submitting' | 'succeeded' | 'dismissed' | 'closed';
  /** What is entered. */
  draft: Draft;
  /** Whether something was typed, which closing would lose. */
  isTyped: boolean;
  /** The visible step, from 0. */
  step: number;
  /** What is wrong with the fields, in their order. */
  issues: readonly FieldIssue<Field>[];
  /** Why the last submission failed, if that concerns no single field. */
  failure: Pick<FormFailure, 'message'> | null;
  /** Sent share of the submission, 0 to 1. */
  progress: number;
  /** What the server stored; null before success. */
  value: Value | null;
  /** Whether everything that the form needs is entered. */
  maySubmit: boolean;
  /** Called with the changed part of the draft. */
  onChange: (change: Partial<Draft>) => void;
  /** Called when the form is submitted, or goes to its next step. */
  onSubmit: () => void;
  /** Called to go to the step before. */
  onBack: () => void;
  /** Called to cancel a submission that is under way. */
  onSubmissionCancel: () => void;
  /** Called when the message of a failure is dismissed. */
  onFailureDismiss: () => void;
  /** Called by the close button, Escape, Cancel, and when the success notification ends. */
  onClose: () => void;
  /** Called to open the form again with what was entered. */
  onUndo: () => void;
  /** Called when closing can't be undone any more. */
  onUndoExpire: () => void;
};

/** What a submission needs besides its payload. */
export interface SubmissionDependencies {
  readonly client: Client;
  readonly cache: QueryClient;
  /** Aborts when the submission is canceled. */
  readonly signal: AbortSignal;
}

/** Options of {@link useFormMachine}. */
export interface FormMachineOptions<Input, Payload, Value> {
  readonly input: Input;
  /** Sends the form. Must be the same function in each render. */
  readonly submit: (
    submission: FormSubmission<Payload>,
    dependencies: SubmissionDependencies,
  ) => Promise<Result<Value, SubmissionFailure>>;
  /** Called after the form was submitted or finally closed. */
  readonly onClosed: () => void;
  /** What was typed before the session ended, or before the page was reloaded. */
  readonly parked?: ParkedInput | null;
  /** Called with what is typed and not sent yet, at each change and as long as closing can be undone; null for nothing. Must be the same in each render. */
  readonly onUnsent?: (unsent: ParkedInput | null) => void;
}

/** A form whose draft can be read. */
interface BoundForm<Draft, Field extends string, Value> {
  readonly form: FormProps<Draft, Field, Value>;
  /** Returns what is typed and not sent yet; null for nothing. */
  readonly readUnsent: () => ParkedInput | null;
}

/** Binds one opened form to its machine and to the call, without parking its draft. */
export function useFormMachine<
  Input extends object,
  Draft extends object,
  Field extends string,
  Payload,
  Value,
>(
  machine: AnyFormMachine<Input, Draft, Field, Payload, Value>,
  options: FormMachineOptions<NoInfer<Input>, NoInfer<Payload>, NoInfer<Value>>,
): BoundForm<Draft, Field, Value> {
  const { input, submit, onClosed, parked = null, onUnsent } = options;
  const client = useClient();
  const cache = useQueryClient();
  const boundMachine = useMemo(
    () =>
      machine.provide({
        actors: {
          submit: callActor((submission: FormSubmission<Payload>, signal) =>
            submit(submission, { client, cache, signal }),
          ),
        },
      }),
    [machine, submit, client, cache],
  );
  const [snapshot, send, actor] = useMachine(boundMachine, {
    input: { ...input, makeIdempotencyKey: newIdempotencyKey, parked },
  });
  const { draft, isTyped, step, issues, failure, progress, value } = snapshot.context;
  const isClosed = snapshot.status === 'done';
  useEffect(() => {
    if (isClosed) onClosed();
  }, [isClosed, onClosed]);

  const { opened, idempotencyKey } = snapshot.context;
  const stage = snapshot.value;
  useEffect(() => {
    const isUnsent = isWriting(stage) || stage === 'dismissed';
    onUnsent?.(isUnsent ? unsentInput({ opened, draft, idempotencyKey }) : null);
  }, [onUnsent, stage, opened, draft, idempotencyKey]);

  return {
    form: {
      stage: snapshot.value,
      draft,
      isTyped,
      step,
      issues,
      failure,
      progress,
      value,
      maySubmit: snapshot.can({ type: 'form.submitted' }),
      onChange: (change) => send({ type: 'draft.changed', change }),
      onSubmit: () => send({ type: 'form.submitted' }),
      onBack: () => send({ type: 'step.back' }),
      onSubmissionCancel: () => send({ type: 'submission.canceled' }),
      onFailureDismiss: () => send({ type: 'failure.dismissed' }),
      onClose: () => send({ type: 'form.closed' }),
      onUndo: () => send({ type: 'close.undone' }),
      onUndoExpire: () => send({ type: 'undo.expired' }),
    },
    readUnsent: () => {
      const { value: written, context } = actor.getSnapshot();
      return isWriting(written) ? unsentInput(context) : null;
    },
  };
}

/** Returns what the member has changed; null for nothing. */
const unsentInput = ({
  opened,
  draft,
  idempotencyKey,
}: {
  readonly opened: object;
  readonly draft: object;
  readonly idempotencyKey: string | null;
}): ParkedInput | null => {
  const changes = changedValues(opened, draft);
  return Object.keys(changes).length === 0 ? null : { changes, idempotencyKey };
};

const isWriting = (stage: FormProps<unknown, string>['stage']) =>
  stage === 'editing' || stage === 'submitting';

/** Options of {@link useForm}. */
interface FormOptions<Input, Payload, Value> extends FormMachineOptions<Input, Payload, Value> {
  /** Parks the draft when the session ends. Without it nothing of the form is ever stored. */
  readonly parking?: Pick<ParkedDraft, 'form' | 'about'>;
}

/** Binds one opened form to its machine and to the call. The draft may be parked when the session ends. */
export function useForm<
  Input extends object,
  Draft extends object,
  Field extends string,
  Payload,
  Value,
>(
  machine: AnyFormMachine<Input, Draft, Field, Payload, Value>,
  options: FormOptions<NoInfer<Input>, NoInfer<Payload>, NoInfer<Value>>,
): FormProps<Draft, Field, Value> {
  const { parking, parked = null } = options;
  const { form, readUnsent } = useFormMachine(machine, options);
  useDraftParking(() => {
    const unsent = parking === undefined ? null : readUnsent();
    return parking === undefined || unsent === null ? null : { ...parking, ...unsent };
  }, parked !== null);
  return form;
}
