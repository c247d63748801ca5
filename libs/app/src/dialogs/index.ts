export { DialogForm } from './DialogForm.tsx';
export { FailureNotification } from './FailureNotification.tsx';
export { FormDialog, type FormStage } from './FormDialog.tsx';
export { issueMessageOf } from './issueMessageOf.ts';
export { OPTIONAL } from './labelNotes.ts';
export { useDialogOnDemand } from './useDialogOnDemand.tsx';
export { useOnClosed } from './useOnClosed.ts';
