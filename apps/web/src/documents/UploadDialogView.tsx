import { DOCUMENT_UPLOADED, emptyDocumentDraft, type UploadFailure } from '@parlour/core';
import { Button, ProgressBar } from '@parlour/ui';
import { useId } from 'react';
import { FormDialog } from '../dialogs/FormDialog.tsx';
import * as styles from './UploadDialogView.css.ts';
import { UploadForm, type UploadFormProps } from './UploadForm.tsx';

/** Props of {@link UploadDialogView}. */
export type UploadDialogViewProps = Omit<UploadFormProps, 'id' | 'isUploading'> & {
  stage: 'editing' | 'uploading' | 'uploaded' | 'closed';
  /** Why the last upload came to nothing. */
  failure: UploadFailure | null;
  /** How much of the file has been sent, 0 to 1. */
  progress: number;
  maySubmit: boolean;
  onCancelUpload: () => void;
  onFailureDismiss: () => void;
  onClose: () => void;
};

/** The form for a new document in its dialog, and the popups that say how it went (spec section 4). */
export function UploadDialogView(props: UploadDialogViewProps) {
  const { stage, draft, failure, progress, maySubmit } = props;
  const { onCancelUpload, onFailureDismiss, onClose } = props;
  const formId = useId();
  const isUploading = stage === 'uploading';

  return (
    <FormDialog
      title="Upload Document"
      isOpen={stage === 'editing' || isUploading}
      isTouched={draft !== emptyDocumentDraft}
      failure={failure !== null && failure.field === null ? failure.message : null}
      isDone={stage === 'uploaded'}
      success={DOCUMENT_UPLOADED}
      onFailureDismiss={onFailureDismiss}
      onClose={isUploading ? onCancelUpload : onClose}
      footer={
        <>
          {isUploading ? (
            <div className={styles.progress}>
              <ProgressBar label={`Uploading ${draft.file?.name ?? ''}`} value={progress} />
            </div>
          ) : null}
          <Button variant="secondary" onClick={isUploading ? onCancelUpload : onClose}>
            {isUploading ? 'Cancel upload' : 'Cancel'}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!maySubmit}
            busy={isUploading}
            busyLabel="Uploading..."
          >
            Upload Document
          </Button>
        </>
      }
    >
      <UploadForm {...props} id={formId} isUploading={isUploading} />
    </FormDialog>
  );
}
