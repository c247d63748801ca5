import type { RequestReceipt, RequestType } from '@parlour/contract';
import { assign, fromPromise, setup } from 'xstate';
import type { RequestContext } from './requestContext.ts';
import {
  changeRequestType,
  changeSubject,
  emptyDraft,
  hasEntries,
  type RequestDraft,
} from './requestDraft.ts';
import { requestFailureMessage, type RequestFailure } from './requestOutcome.ts';
import { buildRequestPayload, type RequestBody } from './requestPayload.ts';
import { draftIssues, isSubmittable, type RequestIssue } from './requestIssues.ts';

/** How long closing the form can be undone, in milliseconds (RQ23). */
export const UNDO_TIME = 6000;

/** One submission. A retry of the same draft reuses the key, so that the server stores it once (RQ22). */
export interface RequestSubmission {
  readonly payload: RequestBody;
  readonly idempotencyKey: string;
}

/**
 * The machine's input. `today` is the member's calendar
 * day, `YYYY-MM-DD`.
 */
interface RequestMachineInput {
  readonly requestContext: RequestContext;
  readonly preselectedType?: RequestType | null;
  readonly today: string;
  /** Returns a key that is unique to each submission. */
  readonly makeIdempotencyKey: () => string;
}

/** What the form shows. `receipt` is set once a request was accepted. */
interface RequestMachineContext extends Required<RequestMachineInput> {
  readonly draft: RequestDraft;
  /** The issues of the values typed so far. */
  readonly issues: readonly RequestIssue[];
  /** The current submission, or the failed one while its draft is unchanged. */
  readonly submission: RequestSubmission | null;
  readonly receipt: RequestReceipt | null;
  readonly failure: RequestFailure | null;
}

/** What the member does in the form and its notifications. */
export type RequestMachineEvent =
  | { type: 'type.changed'; requestType: RequestType }
  | { type: 'subject.changed'; subject: string }
  | { type: 'description.changed'; description: string }
  | { type: 'detail.changed'; name: string; value: string }
  | { type: 'form.submitted' }
  /** Cancel, the cross, Escape, or a click on the backdrop. */
  | { type: 'form.closed' }
  | { type: 'close.undone' }
  | { type: 'popup.closed' };

const prepareSubmission = (context: RequestMachineContext): RequestSubmission | null => {
  const payload = buildRequestPayload(context.draft, context.requestContext);
  return payload && { payload, idempotencyKey: context.makeIdempotencyKey() };
};

const preparedSubmission = ({ submission }: RequestMachineContext): RequestSubmission => {
  if (submission === null) throw new Error('A form is submitted only once it is submittable.');
  return submission;
};

const types: {
  context?: RequestMachineContext;
  events?: RequestMachineEvent;
  input?: RequestMachineInput;
  output?: RequestReceipt | null;
} = {};

/**
 * The state of one request form (RQ18 to RQ24): `editing` (`undisturbed` or `failed`), `submitting`, `succeeded`,
 * `dismissed` while closing can be undone, and `closed`. Each opening starts a new actor, so that drafts do not mix;
 * the output is the receipt or null. The app provides `submitRequest`.
 */
export const requestMachine = setup({
  types,
  actors: {
    submitRequest: fromPromise<RequestReceipt, RequestSubmission>(() =>
      Promise.reject(new Error('The app provides the actor submitRequest.')),
    ),
  },
  actions: {
    edit: assign(({ context }, draft: RequestDraft) => ({
      draft,
      issues: draftIssues(draft, context.requestContext, context),
      submission: null,
    })),
    prepareSubmission: assign(({ context }) => ({
      submission: context.submission ?? prepareSubmission(context),
      failure: null,
    })),
    reset: assign(({ context }) => ({
      draft: emptyDraft(context.requestContext, context.preselectedType),
      issues: [],
      submission: null,
    })),
    setReceipt: assign((_, receipt: RequestReceipt) => ({ receipt })),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({
      failure: { message: requestFailureMessage(cause), cause },
    })),
  },
  guards: {
    maySubmit: ({ context }) =>
      isSubmittable(context.draft, context.requestContext) && context.issues.length === 0,
    hasEntries: ({ context }) => hasEntries(context.draft, context.requestContext),
  },
  delays: { undoTime: UNDO_TIME },
}).createMachine({
  id: 'request',
  initial: 'editing',
  context: ({ input }) => ({
    ...input,
    preselectedType: input.preselectedType ?? null,
    draft: emptyDraft(input.requestContext, input.preselectedType),
    issues: [],
    submission: null,
    receipt: null,
    failure: null,
  }),
  states: {
    editing: {
      initial: 'undisturbed',
      states: {
        undisturbed: {},
        // The notification does not block the form, which can be changed, sent again and closed.
        failed: { on: { 'popup.closed': 'undisturbed' } },
      },
      on: {
        'type.changed': {
          actions: {
            type: 'edit',
            params: ({ context, event }) =>
              changeRequestType(context.draft, event.requestType, context.requestContext),
          },
        },
        'subject.changed': {
          actions: {
            type: 'edit',
            params: ({ context, event }) =>
              changeSubject(context.draft, event.subject, context.requestContext),
          },
        },
        'description.changed': {
          actions: {
            type: 'edit',
            params: ({ context, event }) => ({ ...context.draft, description: event.description }),
          },
        },
        'detail.changed': {
          actions: {
            type: 'edit',
            params: ({ context, event }) => ({
              ...context.draft,
              details: { ...context.draft.details, [event.name]: event.value },
            }),
          },
        },
        'form.submitted': {
          guard: 'maySubmit',
          target: 'submitting',
          actions: 'prepareSubmission',
        },
        'form.closed': [{ guard: 'hasEntries', target: 'dismissed' }, { target: 'closed' }],
      },
    },
    submitting: {
      invoke: {
        id: 'submission',
        src: 'submitRequest',
        input: ({ context }) => preparedSubmission(context),
        onDone: {
          target: 'succeeded',
          actions: [{ type: 'setReceipt', params: ({ event }) => event.output }, 'reset'],
        },
        onError: {
          target: 'editing.failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    succeeded: { on: { 'popup.closed': 'closed', 'form.closed': 'closed' } },
    dismissed: {
      on: { 'close.undone': 'editing' },
      after: { undoTime: 'closed' },
    },
    closed: { type: 'final', entry: 'reset' },
  },
  output: ({ context }) => context.receipt,
});
