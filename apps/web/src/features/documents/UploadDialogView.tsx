import { FieldControl, FormDialog, type FormProps, issueMessageOf } from '@parlour/app/dialogs';
import { useTakeByContent } from '@parlour/app/files';
import { DOCUMENT_SIZE_LIMIT, documentTypes, storedExtensions } from '@parlour/contract';
import {
  DOCUMENT_UPLOADED,
  type DocumentDraft,
  documentFields,
  documentFormLabels,
  formatFileSize,
  missingDocumentLabels,
  type UploadField,
} from '@parlour/core';
import { FileField, ProgressBar, Select, Stack, TextField } from '@parlour/ui';
import * as styles from './UploadDialogView.css.ts';

export type UploadDialogViewProps = FormProps<DocumentDraft, UploadField>;

const typeOptions = documentTypes.map((type) => ({ value: type, label: type }));

const fileHint = `${storedExtensions.join(', ')}; at most ${formatFileSize(DOCUMENT_SIZE_LIMIT)}.`;

/** The upload form in its dialog: the document's type, name, type-specific details and file. */
export function UploadDialogView(props: UploadDialogViewProps) {
  const { stage, draft, issues, onChange } = props;
  const isUploading = stage === 'submitting';
  const take = useTakeByContent((file) => onChange({ file }));

  return (
    <FormDialog
      {...props}
      title="Upload Document"
      missing={missingDocumentLabels(draft)}
      submitLabel="Upload Document"
      pendingLabel="Uploading..."
      submissionCancelLabel="Cancel upload"
      autoComplete="off"
      status={
        isUploading ? (
          <div className={styles.progress}>
            <ProgressBar label={`Uploading ${draft.file?.name ?? ''}`} value={props.progress} />
          </div>
        ) : null
      }
      successMessage={DOCUMENT_UPLOADED}
    >
      <Stack gap={5}>
        <Select
          label={documentFormLabels.type}
          required
          options={typeOptions}
          value={draft.type ?? ''}
          onChange={(type) => onChange({ type })}
          placeholder="Choose a type"
          disabled={isUploading}
        />
        <TextField
          label={documentFormLabels.title}
          required
          value={draft.title}
          onChange={(title) => onChange({ title })}
          error={issueMessageOf(issues, 'title')}
          disabled={isUploading}
        />
        {(draft.type === null ? [] : documentFields(draft.type)).map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            value={draft.details[field.name] ?? ''}
            onChange={(value) => onChange({ details: { [field.name]: value } })}
            error={issueMessageOf(issues, field.name)}
            autoComplete="off"
            isDisabled={isUploading}
          />
        ))}
        <FileField
          label={documentFormLabels.file}
          required
          hint={fileHint}
          error={issueMessageOf(issues, 'file')}
          chosen={draft.file && { name: draft.file.name, size: formatFileSize(draft.file.size) }}
          onChoose={take}
          onRemove={() => onChange({ file: null })}
          disabled={isUploading}
        />
      </Stack>
    </FormDialog>
  );
}
