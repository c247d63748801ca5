export { DeleteConfirmDialog, type DeleteConfirmDialogProps } from './DeleteConfirmDialog.tsx';
export { type DeletionControl, type DeletionOptions, useDeletion } from './useDeletion.ts';
