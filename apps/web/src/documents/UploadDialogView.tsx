import { DOCUMENT_UPLOADED, successPopup, type UploadFailure } from '@parlour/core';
import { Button, type CloseReason, Dialog, Popup, ProgressBar } from '@parlour/ui';
import { useId } from 'react';
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
  const popup = failure !== null && failure.field === null ? failure : null;

  const leave = (reason: CloseReason) => {
    // Escape takes away what lies on top, and a press beside the dialog ends no upload.
    if (isUploading) {
      if (reason !== 'backdrop') onCancelUpload();
    } else if (reason === 'escape' && popup !== null) onFailureDismiss();
    else onClose();
  };

  return (
    <>
      <Dialog
        open={stage === 'editing' || isUploading}
        title="Upload Document"
        onClose={leave}
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
              busyLabel="Uploading…"
            >
              Upload Document
            </Button>
          </>
        }
      >
        <UploadForm {...props} id={formId} isUploading={isUploading} />
        <Popup
          open={popup !== null}
          tone="error"
          title="Error"
          text={popup?.message}
          onClose={onFailureDismiss}
        />
      </Dialog>
      <Popup
        open={stage === 'uploaded'}
        tone="success"
        title={successPopup.title}
        text={DOCUMENT_UPLOADED}
        closeAfter={successPopup.closesAfter}
        onClose={onClose}
      />
    </>
  );
}
