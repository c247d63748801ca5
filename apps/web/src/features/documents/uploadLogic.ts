import { addToList, valueOf, withFallbackMessage } from '@parlour/app/data';
import { type Client, uploadDocument } from '@parlour/client';
import type { Document } from '@parlour/contract';
import {
  DOCUMENT_NOT_UPLOADED,
  type DocumentAddition,
  type UploadFormEvent,
  type UploadReport,
  withDocument,
} from '@parlour/core';
import type { QueryClient } from '@tanstack/react-query';
import { fromCallback } from 'xstate';
import { documentsQuery } from './queries.ts';
import { readDataUrl } from './readDataUrl.ts';

type OnProgress = (progress: number) => void;

const upload = async (
  client: Client,
  { submission, idempotencyKey }: DocumentAddition,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Document> => {
  const { title, description, file: chosenFile } = submission;
  // The form gets its files only from the browser.
  if (!(chosenFile instanceof File)) throw new Error('What was chosen is no file.');
  const file = await readDataUrl(chosenFile, signal);
  const body = { file, title, description };
  try {
    return await valueOf(uploadDocument(client, body, { idempotencyKey, signal, onProgress }));
  } catch (error) {
    throw withFallbackMessage(error, DOCUMENT_NOT_UPLOADED);
  }
};

/**
 * Actor logic of the upload machine. It reads and sends the file, reports its progress, and adds the document to the
 * cached list. Stopping the actor aborts the call.
 */
export function uploadLogic(client: Client, cache: QueryClient) {
  return fromCallback<UploadFormEvent, DocumentAddition>(({ input, sendBack }) => {
    const controller = new AbortController();
    const report = (event: UploadReport) => {
      if (!controller.signal.aborted) sendBack(event);
    };
    const onProgress = (progress: number) => report({ type: 'upload.progressed', progress });
    const startUpload = () => upload(client, input, controller.signal, onProgress);
    addToList(cache, documentsQuery(client), startUpload, withDocument).then(
      (document) => report({ type: 'upload.done', document }),
      (cause: unknown) => report({ type: 'upload.failed', cause }),
    );
    return () => controller.abort();
  });
}
