export { stillNeeded } from './stillNeeded.ts';
export { type FormField } from './formField.ts';
export {
  type FieldIssue,
  type FormFailure,
  type InputFailure,
  type SubmissionFailure,
} from './formIssues.ts';
export { type AnyFormMachine, type FormSubmission } from './formMachine.ts';
