import { useForm, type SubmissionDependencies } from '@parlour/app/dialogs';
import {
  uploadMachine,
  type DocumentSubmission,
  type FormSubmission,
  type SubmissionFailure,
  withDocument,
} from '@parlour/core';
import { addToList } from '@parlour/app/data';
import { uploadFile as sendFile } from '@parlour/client';
import { type Document, type Result, uploadDocument } from '@parlour/contract';
import { readDataUrl } from '@parlour/app/files';
import { useBackFromForm } from '../../components/useBackFromForm.ts';
import { UploadDialogView } from './UploadDialogView.tsx';
import { documentsQuery } from './queries.ts';

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

/** Reads and sends the file of an upload, and adds the document to the cached list. */
async function uploadFile(
  { payload, idempotencyKey, onProgress }: FormSubmission<DocumentSubmission>,
  { client, cache, signal }: SubmissionDependencies,
): Promise<Result<Document, SubmissionFailure>> {
  const { title, description, file: chosenFile } = payload;
  // The form gets its files only from the browser.
  if (!(chosenFile instanceof File)) throw new Error('What was chosen is no file.');
  const send = async (): Promise<Result<Document, SubmissionFailure>> => {
    const file = await readDataUrl(chosenFile, signal);
    if (!file.ok) return file;
    return sendFile(
      client,
      uploadDocument,
      { body: { file: file.value, title, description } },
      {
        idempotencyKey,
        signal,
        // A canceled upload must not move the progress of the next one.
        onProgress: (progress) => {
          if (!signal.aborted) onProgress(progress);
        },
      },
    );
  };
  return addToList(cache, documentsQuery(client), send, withDocument);
}
