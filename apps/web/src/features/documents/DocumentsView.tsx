import { type PageData, PageDataView } from '@parlour/app/data';
import type { Document } from '@parlour/contract';
import { documentsInDisplayOrder, NO_DOCUMENTS } from '@parlour/core';
import { EmptyState, SectionHeading, Stack } from '@parlour/ui';
import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { DocumentsSkeleton } from './DocumentsSkeleton.tsx';
import * as styles from './DocumentsView.css.ts';

export type DocumentsViewProps = {
  /** The list as the server returned it. */
  page: PageData<readonly Document[]>;
  /** Renders one document of the list. */
  renderDocument: (document: Document) => ReactNode;
  onUpload: () => void;
  ref?: Ref<HTMLElement>;
};

/** The member's documents, with the button to add one. */
export function DocumentsView({ page, renderDocument, onUpload, ref }: DocumentsViewProps) {
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id}>
      <Stack gap={4}>
        <SectionHeading
          id={id}
          title="Documents"
          action={{ label: 'Upload Document', onAction: onUpload }}
        />
        <PageDataView page={page} loadingLabel="Loading documents" skeleton={<DocumentsSkeleton />}>
          {(documents) =>
            documents.length === 0 ? (
              <EmptyState
                title={NO_DOCUMENTS}
                text="Keep a passport, a license or a letter here, sealed and at hand for your next journey."
              />
            ) : (
              <ul className={styles.list}>
                {documentsInDisplayOrder(documents).map(renderDocument)}
              </ul>
            )
          }
        </PageDataView>
      </Stack>
    </section>
  );
}
