import { type DeletionControl, ItemList, type ItemListProps } from '@parlour/app/deletion';
import type { Document } from '@parlour/contract';
import { DOCUMENT_DELETION_QUESTION, documentsInDisplayOrder, NO_DOCUMENTS } from '@parlour/core';
import { DocumentsSkeleton } from './DocumentsSkeleton.tsx';

export type DocumentsViewProps = DeletionControl<Document> &
  Pick<ItemListProps<Document>, 'page' | 'renderItem'> & {
    /** Opens the dialog that uploads a document. */
    onAdd: () => void;
  };

/** The member's documents, with the button to add one. */
export function DocumentsView(props: DocumentsViewProps) {
  return (
    <ItemList
      {...props}
      title="Documents"
      actionLabel="Upload Document"
      onAction={props.onAdd}
      loadingLabel="Loading documents"
      skeleton={<DocumentsSkeleton />}
      empty={{
        title: NO_DOCUMENTS,
        text: 'Keep a passport, a license or a letter here, sealed and at hand for your next journey.',
      }}
      inOrder={documentsInDisplayOrder}
      deletionQuestion={DOCUMENT_DELETION_QUESTION}
      nameOf={({ title }) => title}
    />
  );
}
