export { type FormField } from './formField.ts';
export {
  type FieldIssue,
  type FormFailure,
  type FormIssues,
  type InputFailure,
  type SubmissionFailure,
} from './formIssues.ts';
export {
  createFormMachine,
  unchangedFields,
  type AnyFormMachine,
  type Form,
  type FormContext,
  type FormEvent,
  type FormInput,
  type FormStep,
  type FormSubmission,
} from './formMachine.ts';
