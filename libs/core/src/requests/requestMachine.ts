import type { RequestReceipt, RequestType } from '@parlour/contract';
import { createFormMachine } from '../forms/formMachine.ts';
import { dayOf } from '../forms/formRules.ts';
import { parseRequestChanges } from './parkedRequest.ts';
import type { RequestContext } from './requestContext.ts';
import { changeRequestType, changeSubject, emptyDraft, hasEntries } from './requestDraft.ts';
import type { RequestDraft } from './requestFields.ts';
import { draftIssues, isSubmittable } from './requestIssues.ts';
import { buildRequestPayload, type RequestBody } from './requestPayload.ts';
import { followChange } from './suggestions.ts';

/** How long closing the form can be undone, in milliseconds (core/requests-30). */
export const UNDO_TIME = 6000;

/** The machine's input. */
export interface RequestInput {
  /** What the request is about. */
  readonly requestContext: RequestContext;
  /** The type that a general request opens with. */
  readonly preselectedType?: RequestType | null;
  /** The member's calendar day, `YYYY-MM-DD`. A function where it may change while the form is open. */
  readonly today: string | (() => string);
}

const issuesOf = (draft: RequestDraft, { requestContext, today }: RequestInput) =>
  draftIssues(draft, requestContext, { today: dayOf(today) });

/** A request form (core/requests-25 to core/requests-31). Each opening starts a new actor, so that drafts do not mix. */
export const requestMachine = createFormMachine<
  RequestInput,
  RequestDraft,
  string,
  RequestBody,
  RequestReceipt
>({
  id: 'request',
  emptyDraft: ({ requestContext, preselectedType }) => emptyDraft(requestContext, preselectedType),
  edit: (draft, { requestType, subject, details, ...others }, { requestContext }) => {
    const typed = requestType ? changeRequestType(draft, requestType, requestContext) : draft;
    const named = subject === undefined ? typed : changeSubject(typed, subject, requestContext);
    const changed = { ...named, ...others, details: { ...named.details, ...details } };
    return followChange(draft, changed, requestContext);
  },
  issuesAfterChange: (_, { after, input }) => issuesOf(after, input),
  // The day may have changed since, so that a date is past now.
  submissionIssues: (draft, input) =>
    isSubmittable(draft, input.requestContext) ? issuesOf(draft, input) : [],
  payloadOf: (draft, { requestContext }) =>
    isSubmittable(draft, requestContext) ? buildRequestPayload(draft, requestContext) : null,
  showsDraftOnSuccess: true,
  parseChanges: parseRequestChanges,
  isTyped: (draft, { requestContext }) => hasEntries(draft, requestContext),
  isCloseUndoable: true,
  copyOf: () => ({
    fields: {},
    labels: {},
    fallback: 'Failed to submit request. Please try again.',
  }),
});
