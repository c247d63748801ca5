export { DialogForm } from './DialogForm.tsx';
export { FailureNotification } from './FailureNotification.tsx';
export { FieldControl } from './FieldControl.tsx';
export { FormDialog } from './FormDialog.tsx';
export { LoadFailureAlert } from './LoadFailureAlert.tsx';
export { issueMessageOf } from './issueMessageOf.ts';
export { OPTIONAL } from './labelNotes.ts';
export { useDialogOnDemand } from './useDialogOnDemand.tsx';
export { type FormProps, type SubmissionDependencies, useForm } from './useForm.ts';
