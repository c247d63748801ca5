import type { Result } from '@parlour/contract';
import { assign, fromPromise } from 'xstate';
import { callResultOf, failedResult } from './callResult.ts';
import { setup } from '../setupMachine.ts';
import type { Form } from './formRules.ts';
import {
  type FieldIssue,
  type FormIssues,
  formIssuesOf,
  noFormIssues,
  type SubmissionFailure,
} from './formIssues.ts';
import { changedValues, type ParkedInput } from './parkedDraft.ts';

/** The machine's input, in addition to the form's own. */
export interface FormInput {
  /** Returns a key that is unique to each submission. */
  readonly makeIdempotencyKey: () => string;
  /** What was typed before the session ended (core/forms-8). */
  readonly parked?: ParkedInput | null;
}

/** The input of the actor that sends a form. */
export interface FormSubmission<Payload> {
  /** The body of the call: the draft, trimmed and checked. */
  readonly payload: Payload;
  /** A retry of an unchanged draft reuses the key, so that the server stores it once (core/forms-4). */
  readonly idempotencyKey: string;
  /** Reports how much has been sent, 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

/** What a form shows. `Input` is the form's own input. */
export interface FormContext<Input, Draft, Field extends string, Value> extends FormIssues<Field> {
  readonly input: Input & FormInput;
  readonly draft: Draft;
  /** The draft as the form was opened, without what the member typed. */
  readonly opened: Draft;
  /** Whether the draft holds something typed, which closing would lose. */
  readonly isTyped: boolean;
  /** The visible step, from 0. */
  readonly step: number;
  /** The key of the current draft; null until it is first sent. */
  readonly idempotencyKey: string | null;
  /** How much of the submission has been sent, 0 to 1. */
  readonly progress: number;
  /** What the server stored; null before success. */
  readonly value: Value | null;
}

/** What the member does in a form and its notifications. */
export type FormEvent<Draft> =
  | { type: 'draft.changed'; change: Partial<Draft> }
  | { type: 'form.submitted' }
  | { type: 'step.back' }
  | { type: 'failure.dismissed' }
  /** Cancels only the running submission. */
  | { type: 'submission.canceled' }
  | { type: 'submission.progressed'; progress: number }
  /** Cancel, the cross, Escape, the backdrop, or the end of the confirmation. */
  | { type: 'form.closed' }
  | { type: 'close.undone' }
  /** The offer to undo closing has ended. The view has its clock, which waits while it is hovered or focused. */
  | { type: 'undo.expired' };

/** Returns the issues of the fields that a change left alone, for {@link Form}. */
export function unchangedFields<Draft, Field extends string>(
  valueOf: (draft: Draft, field: Field) => unknown,
) {
  return (
    issues: readonly FieldIssue<Field>[],
    { before, after }: { readonly before: Draft; readonly after: Draft },
  ): readonly FieldIssue<Field>[] =>
    issues.filter(({ field }) => valueOf(before, field) === valueOf(after, field));
}

/**
 * Creates the machine of a form (core/forms-3 to core/forms-5): `editing`, `submitting`, `succeeded` with its confirmation, `dismissed`
 * while closing can be undone, and `closed`. Closing drops the draft; the output is the stored value or null. The app
 * provides `submit`, such as `submitActor` of `@parlour/client/actors`.
 */
export function createFormMachine<
  Input,
  Draft extends object,
  Field extends string,
  Payload,
  Value,
>(form: Form<Input, Draft, Field, Payload>) {
  type Context = FormContext<Input, Draft, Field, Value>;
  type Outcome = Result<Value, SubmissionFailure>;

  const types: {
    context?: Context;
    events?: FormEvent<Draft>;
    input?: Input & FormInput;
    output?: Value | null;
  } = {};
  const earlierSteps = form.earlierSteps ?? [];

  const isTyped = (draft: Draft, opened: Draft, input: Input) =>
    form.isTyped?.(draft, input) ?? Object.keys(changedValues(opened, draft)).length > 0;
  const emptyForm = (input: Input) => {
    const opened = form.emptyDraft(input);
    return {
      draft: opened,
      opened,
      isTyped: false,
      idempotencyKey: null,
      progress: 0,
      ...noFormIssues,
    };
  };
  const openedForm = (input: Input & FormInput) => {
    const empty = emptyForm(input);
    const changes = input.parked ? form.parseChanges?.(input.parked.changes) : undefined;
    if (changes === undefined) return empty;
    const { draft: before, issues } = empty;
    const draft = { ...before, ...changes };
    return {
      ...empty,
      draft,
      isTyped: isTyped(draft, empty.opened, input),
      issues: form.issuesAfterChange(issues, { before, after: draft, input }),
      idempotencyKey: input.parked?.idempotencyKey ?? null,
    };
  };
  const afterChange = (
    { draft: before, opened, issues, input }: Context,
    change: Partial<Draft>,
  ) => {
    const issue = form.changeIssue?.(change) ?? null;
    if (issue !== null) {
      return { issues: [...issues.filter(({ field }) => field !== issue.field), issue] };
    }
    const after = form.edit?.(before, change, input) ?? { ...before, ...change };
    return {
      draft: after,
      isTyped: isTyped(after, opened, input),
      issues: form.issuesAfterChange(issues, { before, after, input }),
      idempotencyKey: null,
    };
  };
  const afterFailure = ({ draft, step }: Context, cause: SubmissionFailure) => {
    const found = formIssuesOf(cause, form.copyOf(draft));
    const [issue] = found.issues;
    const issueStep = earlierSteps.findIndex(({ hasField }) => issue && hasField(issue.field));
    return { ...found, step: issueStep === -1 ? step : issueStep };
  };
  const submissionOf = ({ draft, input, idempotencyKey }: Context) => {
    const payload = form.payloadOf(draft, input);
    if (payload === null || idempotencyKey === null) {
      throw new Error('A form is sent only once it is complete.');
    }
    return { payload, idempotencyKey };
  };
  const issuesOf = ({ draft, input, step }: Context) =>
    form.submissionIssues?.(draft, input, step) ?? [];

  return setup({
    types,
    actors: {
      /** Sends the payload with its key, and resolves to the call's result, such as `submitActor` of the client. A retry gets the same key. */
      submit: fromPromise<Result<Value, SubmissionFailure>, FormSubmission<Payload>>(() =>
        Promise.reject(new Error('The app provides the actor submit.')),
      ),
    },
    actions: {
      change: assign(({ context }, change: Partial<Draft>) => afterChange(context, change)),
      showIssues: assign(({ context }) => ({ issues: issuesOf(context), failure: null })),
      showNextStep: assign(({ context }) => ({ ...noFormIssues, step: context.step + 1 })),
      showEarlierStep: assign(({ context }) => ({ ...noFormIssues, step: context.step - 1 })),
      clearFailure: assign({ failure: null }),
      begin: assign(({ context }) => ({
        ...noFormIssues,
        progress: 0,
        idempotencyKey: context.idempotencyKey ?? context.input.makeIdempotencyKey(),
      })),
      setProgress: assign(({ context }, progress: number) => ({
        progress: Math.min(1, Math.max(context.progress, progress)),
      })),
      setOutcome: assign(({ context }, outcome: Outcome) => {
        if (!outcome.ok) return afterFailure(context, outcome.failure);
        const rest = form.showsDraftOnSuccess === true ? {} : emptyForm(context.input);
        return { ...rest, value: outcome.value };
      }),
      clear: assign(({ context }) => emptyForm(context.input)),
    },
    guards: {
      isUnchanged: ({ context: { draft, input } }) => form.isUnchanged?.(draft, input) ?? false,
      hasIssues: ({ context }) => issuesOf(context).length > 0,
      isStepComplete: ({ context: { draft, step } }) =>
        earlierSteps[step]?.isComplete(draft) ?? false,
      isComplete: ({ context: { draft, input, step } }) =>
        step === earlierSteps.length && form.payloadOf(draft, input) !== null,
      hasEarlierStep: ({ context }) => context.step > 0,
      isCloseUndoable: ({ context }) => context.isTyped && (form.isCloseUndoable ?? false),
      isCancelable: () => form.isCancelable ?? false,
      isOk: (_, { ok }: { ok: boolean }) => ok,
    },
  }).createMachine({
    id: form.id,
    initial: 'editing',
    context: ({ input }) => ({ input, ...openedForm(input), step: 0, value: null }),
    states: {
      editing: {
        on: {
          'draft.changed': { actions: { type: 'change', params: ({ event }) => event.change } },
          'form.submitted': [
            { guard: 'isUnchanged', target: 'closed' },
            { guard: 'hasIssues', actions: 'showIssues' },
            { guard: 'isStepComplete', actions: 'showNextStep' },
            { guard: 'isComplete', target: 'submitting' },
          ],
          'step.back': { guard: 'hasEarlierStep', actions: 'showEarlierStep' },
          'failure.dismissed': { actions: 'clearFailure' },
          'form.closed': [{ guard: 'isCloseUndoable', target: 'dismissed' }, { target: 'closed' }],
        },
      },
      submitting: {
        entry: 'begin',
        invoke: {
          id: 'submission',
          src: 'submit',
          input: ({ context, self }) => ({
            ...submissionOf(context),
            onProgress: (progress) => self.send({ type: 'submission.progressed', progress }),
          }),
          onDone: [
            {
              guard: { type: 'isOk', params: ({ event }) => callResultOf(event.output) },
              target: 'succeeded',
              actions: { type: 'setOutcome', params: ({ event }) => event.output },
            },
            {
              target: 'editing',
              actions: { type: 'setOutcome', params: ({ event }) => callResultOf(event.output) },
            },
          ],
          onError: {
            target: 'editing',
            actions: { type: 'setOutcome', params: ({ event }) => failedResult(event.error) },
          },
        },
        on: {
          'submission.progressed': {
            actions: { type: 'setProgress', params: ({ event }) => event.progress },
          },
          'submission.canceled': { guard: 'isCancelable', target: 'editing' },
        },
      },
      succeeded: { on: { 'form.closed': 'closed' } },
      dismissed: {
        entry: 'clearFailure',
        on: { 'close.undone': 'editing', 'undo.expired': 'closed' },
      },
      closed: { entry: 'clear', type: 'final' },
    },
    output: ({ context }) => context.value,
  });
}

/** The machine of a form, as {@link createFormMachine} creates it. */
export type FormMachine<
  Input,
  Draft extends object,
  Field extends string,
  Payload,
  Value,
> = ReturnType<typeof createFormMachine<Input, Draft, Field, Payload, Value>>;

/** A {@link FormMachine} as a parameter. Its second part lets the compiler infer `Field`. */
export type AnyFormMachine<
  Input,
  Draft extends object,
  Field extends string,
  Payload,
  Value,
> = FormMachine<Input, Draft, Field, Payload, Value> & {
  readonly getInitialSnapshot: (...parameters: never[]) => {
    readonly context: FormContext<Input, Draft, Field, Value>;
  };
};
