export { stillNeeded } from './stillNeeded.ts';
export type { FormField } from './formField.ts';
export type { FieldIssue, FormFailure, InputFailure, SubmissionFailure } from './formIssues.ts';
export {
  changedValues,
  type ParkedDraft,
  type ParkedFormName,
  type ParkedInput,
  parseParkedDraft,
  serializeParkedDraft,
} from './parkedDraft.ts';
export { isParkedTimeOver } from './parkedTime.ts';
