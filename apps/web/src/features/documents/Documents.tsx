import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useDeletion } from '@parlour/app/deletion';
import { useDialogOnDemand } from '@parlour/app/dialogs';
import { send, type Client, fetchPreview as fetchDocument } from '@parlour/client';
import {
  deleteDocument,
  type Document,
  type CallFailure,
  previewDocument,
  type Result,
} from '@parlour/contract';
import {
  DOCUMENT_NOT_DELETED,
  withoutDocument,
  dayInZone,
  pdfFrameOf,
  type FetchedPreview,
} from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { useTimeZone } from '@parlour/app/hooks';
import { useCallback } from 'react';
import { usePreview, previewOf } from '@parlour/app/files';
import { documentsQuery } from './queries.ts';
import { DocumentsView } from './DocumentsView.tsx';
import { DocumentItem } from './DocumentItem.tsx';

/** Binds the member's documents to their query, the deletion to its call, and the upload form to the list. */
export function Documents() {
  const client = useClient();
  const query = documentsQuery(client);
  const page = pageData(useQuery(query));
  const { open, dialog } = useDialogOnDemand();
  const deletion = useDeletion<Document>({
    query,
    remove: (id) => send(client, deleteDocument, { params: { id } }),
    withoutItem: withoutDocument,
    failureMessage: DOCUMENT_NOT_DELETED,
  });
  const openUploadDialog = () =>
    open(async () => {
      const { UploadDialog } = await import('./UploadDialog.tsx');
      return (onClosed) => <UploadDialog onClosed={onClosed} />;
    });
  return (
    <>
      <DocumentsView
        {...deletion}
        page={page}
        renderItem={(document) => (
          <PreviewedDocument document={document} onDelete={() => deletion.onDelete(document)} />
        )}
        onAdd={openUploadDialog}
      />
      {dialog}
    </>
  );
}

type PreviewedDocumentProps = { document: Document; onDelete: () => void };

/** Binds one document to its preview. */
function PreviewedDocument({ document, onDelete }: PreviewedDocumentProps) {
  const client = useClient();
  const timeZone = useTimeZone();
  const { id, createdAt } = document;
  return (
    <DocumentItem
      document={document}
      addedOn={dayInZone(new Date(createdAt), timeZone)}
      {...usePreview(
        useCallback((signal: AbortSignal) => fetchPreview(client, id, signal), [client, id]),
      )}
      pdfFrame={pdfFrameOf(navigator)}
      onDelete={onDelete}
    />
  );
}

const fetchFile = async (url: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The address of the preview answered ${response.status}.`);
  return response.blob();
};

/**
 * Fetches a document into memory, from either kind of server response. The browser shows the bytes from memory because
 * the server's previews are sandboxed, and Chrome shows no PDF in a sandbox.
 * @returns an object URL, for the caller to release with `URL.revokeObjectURL`
 */
async function fetchPreview(
  client: Client,
  id: string,
  signal: AbortSignal,
): Promise<Result<FetchedPreview, CallFailure>> {
  const result = await fetchDocument(client, previewDocument, { params: { id } }, { signal });
  if (!result.ok) return result;
  const preview = result.value;
  const file = preview.kind === 'file' ? preview.blob : await fetchFile(preview.url, signal);
  signal.throwIfAborted();
  return { ok: true, value: previewOf(file) };
}
