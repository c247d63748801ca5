import { FormDialog, type FormStage } from '@parlour/app/dialogs';
import { DOCUMENT_UPLOADED, emptyDocumentDraft } from '@parlour/core';
import { Button, ProgressBar } from '@parlour/ui';
import * as styles from './UploadDialogView.css.ts';
import { UploadFields, type UploadFieldsProps } from './UploadFields.tsx';

/** State of the form. */
type UploadStage = 'editing' | 'uploading' | 'uploaded' | 'closed';

export type UploadDialogViewProps = Omit<UploadFieldsProps, 'isUploading'> & {
  stage: UploadStage;
  /** Uploaded share of the file, 0 to 1. */
  progress: number;
  maySubmit: boolean;
  onSubmit: () => void;
  onCancelUpload: () => void;
  onFailureDismiss: () => void;
  onClose: () => void;
};

const stages = {
  editing: 'editing',
  uploading: 'sending',
  uploaded: 'sent',
  closed: 'closed',
} as const satisfies Record<UploadStage, FormStage>;

/** The upload form in its dialog, with the notifications of its outcome. */
export function UploadDialogView(props: UploadDialogViewProps) {
  const { stage, draft, onCancelUpload } = props;
  const isUploading = stage === 'uploading';

  return (
    <FormDialog
      {...props}
      title="Upload Document"
      stage={stages[stage]}
      isTouched={draft !== emptyDocumentDraft}
      submitLabel="Upload Document"
      pendingLabel="Uploading..."
      autoComplete="off"
      secondary={
        isUploading ? (
          <Button variant="secondary" onClick={onCancelUpload}>
            Cancel upload
          </Button>
        ) : null
      }
      status={
        isUploading ? (
          <div className={styles.progress}>
            <ProgressBar label={`Uploading ${draft.file?.name ?? ''}`} value={props.progress} />
          </div>
        ) : null
      }
      successMessage={DOCUMENT_UPLOADED}
      canCancelSubmission
      onClose={isUploading ? onCancelUpload : props.onClose}
    >
      <UploadFields {...props} isUploading={isUploading} />
    </FormDialog>
  );
}
