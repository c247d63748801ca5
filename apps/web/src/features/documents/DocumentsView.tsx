import { type DeletionControl, ItemList, type ItemListProps, list } from '@parlour/app/deletion';
import type { Document } from '@parlour/contract';
import { DOCUMENT_DELETION_QUESTION, documentsInDisplayOrder, NO_DOCUMENTS } from '@parlour/core';
import { Skeleton } from '@parlour/ui';
import * as item from './DocumentItem.css.ts';

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

/** Skeleton of the first documents. */
function DocumentsSkeleton() {
  return (
    <div className={list}>
      {['first', 'second'].map((document) => (
        <div key={document} className={item.item}>
          <div className={item.words}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="third" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </div>
  );
}
