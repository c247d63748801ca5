import { pageData, valueOf } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { DeleteConfirmDialog, useDeletion } from '@parlour/app/deletion';
import { useDialogOnDemand } from '@parlour/app/dialogs';
import { deleteDocument } from '@parlour/client';
import type { Document } from '@parlour/contract';
import { DOCUMENT_DELETION_QUESTION, DOCUMENT_NOT_DELETED, withoutDocument } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { documentsQuery } from './queries.ts';
import { DocumentsView } from './DocumentsView.tsx';
import { PreviewedDocument } from './PreviewedDocument.tsx';

/** Binds the member's documents to their query, the deletion to its call, and the upload form to the list. */
export function Documents() {
  const client = useClient();
  const query = documentsQuery(client);
  const page = pageData(useQuery(query));
  const section = useRef<HTMLElement>(null);
  const { open, dialog } = useDialogOnDemand();
  const { onDelete, ...deletion } = useDeletion<Document>({
    query,
    remove: (id) => valueOf(deleteDocument(client, { params: { id } })),
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
        ref={section}
        page={page}
        renderDocument={(document) => (
          <PreviewedDocument
            key={document.id}
            document={document}
            onDelete={() => onDelete(document)}
          />
        )}
        onUpload={openUploadDialog}
      />
      <DeleteConfirmDialog
        {...deletion}
        page={page}
        question={DOCUMENT_DELETION_QUESTION}
        nameOf={({ title }) => title}
        focusAfter={() => focusTargetIn(section.current)}
      />
      {dialog}
    </>
  );
}

/** Finds Upload Document, which takes the focus because the deleted document's own button is gone. */
const focusTargetIn = (section: HTMLElement | null): HTMLElement | null =>
  section?.querySelector('button') ?? null;
