import { DOCUMENT_DELETION_QUESTION } from '@parlour/core';
import { ConfirmDialog } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useClient } from '../data/DataLayout.tsx';
import { documentsQuery } from '../data/documentsQuery.ts';
import { pageData } from '../data/pageData.ts';
import { useDialogOnDemand } from '../dialogs/useDialogOnDemand.tsx';
import { DocumentsView } from './DocumentsView.tsx';
import { PreviewedDocument } from './PreviewedDocument.tsx';
import { useDeletion } from './useDeletion.ts';

/** Binds the member's documents to their query, their deletion to the call, and the form for a new one to the list. */
export function Documents() {
  const documents = useQuery(documentsQuery(useClient()));
  const section = useRef<HTMLElement>(null);
  const { open, dialog } = useDialogOnDemand();
  const { asked, isBusy, problem, ask, confirm, cancel } = useDeletion();
  const upload = () =>
    open(async () => {
      const { UploadDialog } = await import('./UploadDialog.tsx');
      return (onClosed) => <UploadDialog onClosed={onClosed} />;
    });
  return (
    <>
      <DocumentsView
        ref={section}
        page={pageData(documents)}
        renderDocument={(document) => (
          <PreviewedDocument key={document.id} document={document} onDelete={() => ask(document)} />
        )}
        onUpload={upload}
      />
      <ConfirmDialog
        open={asked !== null}
        title={DOCUMENT_DELETION_QUESTION}
        text={asked?.title}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        isBusy={isBusy}
        error={problem}
        onConfirm={confirm}
        onCancel={cancel}
        focusAfter={() => whereToGo(section.current)}
      />
      {dialog}
    </>
  );
}

/** The button that a deleted document had is gone: then the focus goes to the section's own, Upload Document. */
const whereToGo = (section: HTMLElement | null): HTMLElement | null =>
  section?.querySelector('button') ?? null;
