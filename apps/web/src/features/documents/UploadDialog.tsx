import { useForm } from '@parlour/app/dialogs';
import { uploadMachine } from '@parlour/core';
import { useBackFromForm } from '../../components/useBackFromForm.ts';
import { UploadDialogView } from './UploadDialogView.tsx';
import { uploadFile } from './uploadFile.ts';

export type UploadDialogProps = {
  /** Called after the form and its confirmation, if any, have closed. */
  onClosed: () => void;
};

/** Binds one opened upload form to its machine and to the call. */
export function UploadDialog({ onClosed }: UploadDialogProps) {
  const form = useForm(uploadMachine, { input: {}, submit: uploadFile, onClosed });
  useBackFromForm(form, form.onBack);
  return <UploadDialogView {...form} />;
}
