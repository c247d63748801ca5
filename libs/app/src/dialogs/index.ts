export { DialogForm } from './DialogForm.tsx';
export { FailureNotification } from './FailureNotification.tsx';
export { FieldControl } from './FieldControl.tsx';
export { FormDialog } from './FormDialog.tsx';
export { LoadFailureAlert } from './LoadFailureAlert.tsx';
export { issueMessageOf, OPTIONAL } from './issueMessageOf.ts';
export { type DialogOnDemand, useDialogOnDemand } from './useDialogOnDemand.tsx';
export { RequestFields } from './RequestFields.tsx';
export {
  useForm,
  type FormProps,
  type SubmissionDependencies,
  useFormMachine,
} from './useFormMachine.ts';
