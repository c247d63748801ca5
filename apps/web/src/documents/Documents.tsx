import { DOCUMENT_DELETION_QUESTION } from '@parlour/core';
import { ConfirmDialog } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClient } from '../data/DataLayout.tsx';
import { documentsQuery } from '../data/documentsQuery.ts';
import { pageData } from '../data/pageData.ts';
import { DocumentsView } from './DocumentsView.tsx';
import { loadUploadDialog } from './loadUploadDialog.ts';
import { PreviewedDocument } from './PreviewedDocument.tsx';
import { useDeletion } from './useDeletion.ts';

interface Opening {
  readonly id: number;
  readonly Dialog: Awaited<ReturnType<typeof loadUploadDialog>>;
}

/** Binds the member's documents to their query, their deletion to the call, and the form for a new one to the list. */
export function Documents() {
  const documents = useQuery(documentsQuery(useClient()));
  const section = useRef<HTMLElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isFormOutOfReach, setFormOutOfReach] = useState(false);
  const { asked, isBusy, problem, ask, confirm, cancel } = useDeletion();

  const open = () => {
    setFormOutOfReach(false);
    loadUploadDialog().then(
      (Dialog) => setOpening((last) => ({ id: (last?.id ?? 0) + 1, Dialog })),
      () => setFormOutOfReach(true),
    );
  };
  return (
    <>
      <DocumentsView
        ref={section}
        page={pageData(documents)}
        renderDocument={(document) => (
          <PreviewedDocument key={document.id} document={document} onDelete={() => ask(document)} />
        )}
        isFormOutOfReach={isFormOutOfReach}
        onUpload={open}
        onNoticeDismiss={() => setFormOutOfReach(false)}
      />
      <ConfirmDialog
        open={asked !== null}
        title={DOCUMENT_DELETION_QUESTION}
        text={asked?.title}
        confirmLabel="Delete"
        busyLabel="Deleting…"
        isBusy={isBusy}
        error={problem}
        onConfirm={confirm}
        onCancel={cancel}
        focusAfter={() => whereToGo(section.current)}
      />
      {opening === null ? null : (
        <opening.Dialog key={opening.id} onClosed={() => setOpening(null)} />
      )}
    </>
  );
}

/** The button that a deleted document had is gone: then the focus goes to the section's own, Upload Document. */
const whereToGo = (section: HTMLElement | null): HTMLElement | null =>
  section?.querySelector('button') ?? null;
