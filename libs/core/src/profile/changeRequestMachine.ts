import type { ChangeRequest, ChangeRequestPayload, submitChangeRequest } from '@parlour/contract';
import { createFormMachine, unchangedFields } from '../forms/formMachine.ts';
import { dayOf } from '../forms/formRules.ts';
import {
  type ChangeRequestDraft,
  type ChangeRequestFieldName,
  changeRequestFormFields,
  changeRequestFormLabels,
  changeRequestIssues,
  changeRequestPayload,
  editChangeRequest,
  emptyChangeRequest,
  missingChangeRequestLabels,
  parseChangeRequestChanges,
} from './changeRequest.ts';

/** The machine's input. */
export interface ChangeRequestInput {
  /** The member's calendar day, `YYYY-MM-DD`. A function where it may change while the form is open. */
  readonly today: string | (() => string);
}

/** The form where a member asks the club for a change (core/profile-8 to core/profile-11, core/profile-14, core/profile-15). */
export const changeRequestMachine = createFormMachine<
  ChangeRequestInput,
  ChangeRequestDraft,
  ChangeRequestFieldName,
  ChangeRequestPayload,
  ChangeRequest
>({
  id: 'changeRequest',
  emptyDraft: () => emptyChangeRequest,
  edit: editChangeRequest,
  issuesAfterChange: unchangedFields((draft, field) => draft[field]),
  // A form that waits for a field says so beside its button, and is not sent.
  submissionIssues: (draft, { today }) =>
    missingChangeRequestLabels(draft).length > 0 ? [] : changeRequestIssues(draft, dayOf(today)),
  payloadOf: changeRequestPayload,
  showsDraftOnSuccess: true,
  isCloseUndoable: true,
  parseChanges: parseChangeRequestChanges,
  copyOf: (draft) => ({
    fields: changeRequestFormFields,
    labels: changeRequestFormLabels(draft),
    fallback: 'Failed to submit change request' satisfies (typeof submitChangeRequest)['failure'],
  }),
});
