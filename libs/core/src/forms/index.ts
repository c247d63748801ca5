export { stillNeeded } from './stillNeeded.ts';
export { type FormField } from './formField.ts';
export {
  type FieldIssue,
  type FormFailure,
  type InputFailure,
  type SubmissionFailure,
} from './formIssues.ts';
export {
  changedValues,
  type ParkedDraft,
  type ParkedFormName,
  type ParkedInput,
  parseParkedDraft,
  serializeParkedDraft,
} from './parkedDraft.ts';
export { isParkedTimeOver } from './parkedTime.ts';
export { type AnyFormMachine, type FormSubmission } from './formMachine.ts';
