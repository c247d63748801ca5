export { DialogForm, type DialogFormProps } from './DialogForm.tsx';
export { FailureNotification, type FailureNotificationProps } from './FailureNotification.tsx';
export { FormDialog, type FormDialogProps, type FormStage } from './FormDialog.tsx';
export { issueMessageOf } from './issueMessageOf.ts';
export { OPTIONAL } from './labelNotes.ts';
export { type DialogOnDemand, useDialogOnDemand } from './useDialogOnDemand.tsx';
export { useOnClosed } from './useOnClosed.ts';
