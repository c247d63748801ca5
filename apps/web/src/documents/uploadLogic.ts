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
import { valueOf } from '../data/callError.ts';
import { addToList } from '../data/changeList.ts';
import { documentsQuery } from '../data/documentsQuery.ts';
import { orSentence } from '../data/refusal.ts';
import { readDataUrl } from './readDataUrl.ts';

type Progress = (progress: number) => void;

const upload = async (
  client: Client,
  { submission, idempotencyKey }: DocumentAddition,
  signal: AbortSignal,
  onProgress: Progress,
): Promise<Document> => {
  const { title, description, file: chosen } = submission;
  // The form takes its files from the browser alone.
  if (!(chosen instanceof File)) throw new Error('What was chosen is no file.');
  const file = await readDataUrl(chosen, signal);
  const body = { file, title, description };
  try {
    return await valueOf(uploadDocument(client, body, { idempotencyKey, signal, onProgress }));
  } catch (error) {
    throw orSentence(error, DOCUMENT_NOT_UPLOADED);
  }
};

/**
 * The upload of the form's machine: it reads the file, sends it, tells how far it has come and puts the document into the
 * kept list; stopped, it ends the call.
 */
export const uploadLogic = (client: Client, cache: QueryClient) =>
  fromCallback<UploadFormEvent, DocumentAddition>(({ input, sendBack }) => {
    const stop = new AbortController();
    const report = (event: UploadReport) => {
      if (!stop.signal.aborted) sendBack(event);
    };
    const onProgress = (progress: number) => report({ type: 'upload.progressed', progress });
    const run = () => upload(client, input, stop.signal, onProgress);
    addToList(cache, documentsQuery(client), run, withDocument).then(
      (document) => report({ type: 'upload.done', document }),
      (cause: unknown) => report({ type: 'upload.failed', cause }),
    );
    return () => stop.abort();
  });
