export { DeleteConfirmDialog } from './DeleteConfirmDialog.tsx';
export { type DeletionControl, useDeletion } from './useDeletion.ts';
