import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useDeletion } from '@parlour/app/deletion';
import { useDialogOnDemand } from '@parlour/app/dialogs';
import { send } from '@parlour/client';
import { deleteDocument, type Document } from '@parlour/contract';
import { DOCUMENT_NOT_DELETED, withoutDocument } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { documentsQuery } from './queries.ts';
import { DocumentsView } from './DocumentsView.tsx';
import { PreviewedDocument } from './PreviewedDocument.tsx';

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
