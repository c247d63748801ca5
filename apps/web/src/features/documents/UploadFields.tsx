import { issueMessageOf } from '@parlour/app/dialogs';
import {
  DOCUMENT_SIZE_LIMIT,
  documentExtensions,
  type DocumentType,
  documentTypes,
} from '@parlour/contract';
import {
  ACCEPTED_FILES,
  documentFields,
  type DocumentDraft,
  type DocumentFieldName,
  documentFormLabels,
  type FormFailure,
  formatFileSize,
  type UploadFailureField,
} from '@parlour/core';
import { FileField, Select, Stack, TextField } from '@parlour/ui';
import { UploadDetail } from './UploadDetail.tsx';

export type UploadFieldsProps = {
  draft: DocumentDraft;
  /** Issue of the file chosen last. */
  fileIssue: string | null;
  failure: FormFailure<UploadFailureField> | null;
  isUploading: boolean;
  onTypeChange: (type: DocumentType) => void;
  onTitleChange: (title: string) => void;
  onDetailChange: (name: DocumentFieldName, value: string) => void;
  onFileChoose: (file: File) => void;
  onFileRemove: () => void;
};

const typeOptions = documentTypes.map((type) => ({ value: type, label: type }));

const fileHint = `${documentExtensions.join(', ')}; at most ${formatFileSize(DOCUMENT_SIZE_LIMIT)}.`;

/** Fields for the document's type, name, type-specific details and file. */
export function UploadFields(props: UploadFieldsProps) {
  const { draft, fileIssue, failure, isUploading } = props;
  return (
    <Stack gap={5}>
      <Select
        label={documentFormLabels.type}
        required
        options={typeOptions}
        value={draft.type ?? ''}
        onChange={props.onTypeChange}
        placeholder="Choose a type"
        disabled={isUploading}
      />
      <TextField
        label={documentFormLabels.title}
        required
        value={draft.title}
        onChange={props.onTitleChange}
        error={issueMessageOf([failure], 'title')}
        disabled={isUploading}
      />
      {(draft.type === null ? [] : documentFields(draft.type)).map((field) => (
        <UploadDetail
          key={field.name}
          field={field}
          value={draft.details[field.name] ?? ''}
          onChange={(value) => props.onDetailChange(field.name, value)}
          error={issueMessageOf([failure], field.name)}
          isUploading={isUploading}
        />
      ))}
      <FileField
        label={documentFormLabels.file}
        required
        accept={ACCEPTED_FILES}
        hint={fileHint}
        error={fileIssue ?? issueMessageOf([failure], 'file')}
        chosen={draft.file && { name: draft.file.name, size: formatFileSize(draft.file.size) }}
        onChoose={props.onFileChoose}
        onRemove={props.onFileRemove}
        disabled={isUploading}
      />
    </Stack>
  );
}
