export { requestTypeLabels } from './requestTypes.ts';
export {
  fixedRequestType,
  generatedSubject,
  requestTitle,
  type RequestContext,
} from './requestContext.ts';
export { additionalNotes, fieldsOf, subjectField, type RequestField } from './requestFields.ts';
export { emptyDraft, type RequestDraft } from './requestDraft.ts';
export { earliestToday, isSubmittable, requestIssues, type RequestIssue } from './requestIssues.ts';
export { failureNotification, successNotification } from './requestOutcome.ts';
export { UNDO_TIME, requestMachine, type RequestSubmission } from './requestMachine.ts';
