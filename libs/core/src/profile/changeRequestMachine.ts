import type { ChangeRequest, ChangeRequestPayload } from '@parlour/contract';
import { assign, fromPromise, setup } from 'xstate';
import {
  type ChangeRequestDraft,
  type ChangeRequestFieldName,
  changeRequestFormFields,
  changeRequestFormLabels,
  changeRequestPayload,
  changeRequestIssues,
  editChangeRequest,
  emptyChangeRequest,
} from './changeRequest.ts';
import { type FormIssues, noFormIssues, formIssuesOf } from '../forms/formIssues.ts';

/** The message of a failure without its own (PF11). */
const CHANGE_REQUEST_NOT_SENT = 'Failed to submit change request';

/** One submission. A retry of the same draft reuses the key, so that the server stores it once (PF10). */
export interface ChangeRequestSubmission {
  readonly payload: ChangeRequestPayload;
  readonly idempotencyKey: string;
}

/** The machine's input. `today` is the member's calendar day, `YYYY-MM-DD`. */
interface ChangeRequestInput {
  readonly today: string;
  /** Returns a key that is unique to each submission. */
  readonly makeIdempotencyKey: () => string;
}

/** What the form shows: the draft, and the issues of the last attempt. */
interface ChangeRequestContext extends ChangeRequestInput, FormIssues<ChangeRequestFieldName> {
  readonly draft: ChangeRequestDraft;
  /** The current submission, or the failed one while its draft is unchanged. */
  readonly submission: ChangeRequestSubmission | null;
  /** Set once the change request was accepted. */
  readonly receipt: ChangeRequest | null;
}

/** What the member does in the form. */
export type ChangeRequestEvent =
  | { type: 'draft.changed'; change: Partial<ChangeRequestDraft> }
  | { type: 'form.submitted' }
  | { type: 'failure.dismissed' }
  /** The cross, Escape, the backdrop, Cancel, or the end of the confirmation. */
  | { type: 'form.closed' };

const types: {
  context?: ChangeRequestContext;
  events?: ChangeRequestEvent;
  input?: ChangeRequestInput;
  output?: ChangeRequest | null;
} = {};

const prepareSubmission = ({
  draft,
  makeIdempotencyKey,
}: ChangeRequestContext): ChangeRequestSubmission | null => {
  const payload = changeRequestPayload(draft);
  return payload && { payload, idempotencyKey: makeIdempotencyKey() };
};

const preparedSubmission = ({ submission }: ChangeRequestContext): ChangeRequestSubmission => {
  if (submission === null) throw new Error('A change request is sent only once it is complete.');
  return submission;
};

/**
 * The form in which a member asks the club for a change (PF7 to PF12): `editing`, `sending`, `sent` with its
 * confirmation, and `closed`. Closing drops the draft; the output is the receipt or null. The app provides
 * `sendChangeRequest`.
 */
export const changeRequestMachine = setup({
  types,
  actors: {
    sendChangeRequest: fromPromise<ChangeRequest, ChangeRequestSubmission>(() =>
      Promise.reject(new Error('The app provides the actor sendChangeRequest.')),
    ),
  },
  actions: {
    change: assign(({ context }, change: Partial<ChangeRequestDraft>) => ({
      draft: editChangeRequest(context.draft, change),
      submission: null,
    })),
    showIssues: assign(({ context: { draft, today } }) => ({
      issues: changeRequestIssues(draft, today),
      failure: null,
    })),
    prepareSubmission: assign(({ context }) => ({
      submission: context.submission ?? prepareSubmission(context),
      ...noFormIssues,
    })),
    clearFailure: assign({ failure: null }),
    setIssues: assign(({ context: { draft } }, { cause }: { cause: unknown }) =>
      formIssuesOf(
        cause,
        {
          fields: changeRequestFormFields,
          labels: changeRequestFormLabels(draft),
          fallback: CHANGE_REQUEST_NOT_SENT,
        },
        draft,
      ),
    ),
    setReceipt: assign((_, receipt: ChangeRequest) => ({ receipt })),
    clearDraft: assign({ draft: emptyChangeRequest, submission: null, ...noFormIssues }),
  },
  guards: {
    hasIssues: ({ context: { draft, today } }) => changeRequestIssues(draft, today).length > 0,
  },
}).createMachine({
  id: 'changeRequest',
  initial: 'editing',
  context: ({ input }) => ({
    ...input,
    draft: emptyChangeRequest,
    submission: null,
    receipt: null,
    ...noFormIssues,
  }),
  states: {
    editing: {
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => event.change } },
        'form.submitted': [
          { guard: 'hasIssues', actions: 'showIssues' },
          { target: 'sending', actions: 'prepareSubmission' },
        ],
        'failure.dismissed': { actions: 'clearFailure' },
        'form.closed': 'closed',
      },
    },
    sending: {
      invoke: {
        id: 'sending',
        src: 'sendChangeRequest',
        input: ({ context }) => preparedSubmission(context),
        onDone: {
          target: 'sent',
          actions: { type: 'setReceipt', params: ({ event }) => event.output },
        },
        onError: {
          target: 'editing',
          actions: { type: 'setIssues', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    sent: { on: { 'form.closed': 'closed' } },
    closed: { entry: 'clearDraft', type: 'final' },
  },
  output: ({ context }) => context.receipt,
});
