import type { ChangeRequest, ChangeRequestPayload } from '@parlour/contract';
import { assign, fromPromise, setup } from 'xstate';
import {
  type ChangeRequestDraft,
  type ChangeRequestFieldName,
  changeRequestFormFields,
  changeRequestFormLabels,
  changeRequestPayload,
  changeRequestProblems,
  editChangeRequest,
  emptyChangeRequest,
} from './changeRequest.ts';
import { type FormRefusal, noRefusal, refusalOf } from './formRefusal.ts';

/** What a failure says that has no sentence of its own (spec section 8). */
const CHANGE_REQUEST_NOT_SENT = 'Failed to submit change request';

/** One submission. A repeat of the same draft carries the same key, so that the server stores it once. */
export interface ChangeRequestSubmission {
  readonly payload: ChangeRequestPayload;
  readonly idempotencyKey: string;
}

/** What the form is opened with. `today` is the member's own day, `YYYY-MM-DD`. */
export interface ChangeRequestInput {
  readonly today: string;
  /** Makes a key that no other submission has. */
  readonly makeIdempotencyKey: () => string;
}

/** What the form shows: what is typed, and what the last try was refused for. */
export interface ChangeRequestContext
  extends ChangeRequestInput, FormRefusal<ChangeRequestFieldName> {
  readonly draft: ChangeRequestDraft;
  /** The submission under way, or the failed one while its draft is unchanged. */
  readonly submission: ChangeRequestSubmission | null;
  /** There once the change request was accepted. */
  readonly receipt: ChangeRequest | null;
}

/** What the member does in the form. */
export type ChangeRequestEvent =
  | { type: 'draft.changed'; change: Partial<ChangeRequestDraft> }
  | { type: 'form.submitted' }
  | { type: 'failure.dismissed' }
  /** The cross, Escape, the backdrop, Cancel, and the end of the confirmation. */
  | { type: 'form.closed' };

/** What the compiler is told of the machine. */
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
 * The form in which a member asks the club to change what only the club may: `editing`, `sending`, `sent` with its
 * confirmation, and `closed`, where it ends with the receipt if there is one. Closing drops what was typed. The app
 * provides `sendChangeRequest`.
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
    showProblems: assign(({ context: { draft, today } }) => ({
      problems: changeRequestProblems(draft, today),
      failure: null,
    })),
    prepareSubmission: assign(({ context }) => ({
      submission: context.submission ?? prepareSubmission(context),
      ...noRefusal,
    })),
    clearFailure: assign({ failure: null }),
    keepRefusal: assign(({ context: { draft } }, { cause }: { cause: unknown }) =>
      refusalOf(
        cause,
        {
          fields: changeRequestFormFields,
          labels: changeRequestFormLabels(draft),
          fallback: CHANGE_REQUEST_NOT_SENT,
        },
        draft,
      ),
    ),
    keepReceipt: assign((_, receipt: ChangeRequest) => ({ receipt })),
    dropDraft: assign({ draft: emptyChangeRequest, submission: null, ...noRefusal }),
  },
  guards: {
    hasProblems: ({ context: { draft, today } }) => changeRequestProblems(draft, today).length > 0,
  },
}).createMachine({
  id: 'changeRequest',
  initial: 'editing',
  context: ({ input }) => ({
    ...input,
    draft: emptyChangeRequest,
    submission: null,
    receipt: null,
    ...noRefusal,
  }),
  states: {
    editing: {
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => event.change } },
        'form.submitted': [
          { guard: 'hasProblems', actions: 'showProblems' },
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
          actions: { type: 'keepReceipt', params: ({ event }) => event.output },
        },
        onError: {
          target: 'editing',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    sent: { on: { 'form.closed': 'closed' } },
    closed: { entry: 'dropDraft', type: 'final' },
  },
  output: ({ context }) => context.receipt,
});
