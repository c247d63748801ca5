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
  formatFileSize,
  type UploadFailure,
} from '@parlour/core';
import { FileField, Select, Stack, TextField } from '@parlour/ui';
import { useEffect, useRef } from 'react';
import { UploadDetail } from './UploadDetail.tsx';

/** Props of {@link UploadForm}. */
export type UploadFormProps = {
  /** The form's id, for the button outside it that submits it. */
  id: string;
  draft: DocumentDraft;
  /** Why the file that was chosen last can't be taken. */
  fileProblem: string | null;
  failure: UploadFailure | null;
  isUploading: boolean;
  onTypeChange: (type: DocumentType) => void;
  onTitleChange: (title: string) => void;
  onDetailChange: (name: DocumentFieldName, value: string) => void;
  onFileChoose: (file: File) => void;
  onFileRemove: () => void;
  onSubmit: () => void;
};

const typeOptions = documentTypes.map((type) => ({ value: type, label: type }));

const fileHint = `${documentExtensions.join(', ')}; at most ${formatFileSize(DOCUMENT_SIZE_LIMIT)}.`;

/** What the document is, what its type asks for, and its file. A field that was refused gets the focus. */
export function UploadForm(props: UploadFormProps) {
  const { id, draft, fileProblem, failure, isUploading } = props;
  const file = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLInputElement>(null);
  const notes = useRef<HTMLTextAreaElement>(null);
  const complaint = (field: UploadFailure['field']) =>
    failure?.field === field ? failure.message : undefined;

  useEffect(() => {
    if (failure?.field) ({ file, title, notes })[failure.field].current?.focus();
  }, [failure]);

  return (
    <form
      id={id}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
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
          ref={title}
          label={documentFormLabels.title}
          required
          value={draft.title}
          onChange={props.onTitleChange}
          error={complaint('title')}
          disabled={isUploading}
        />
        {(draft.type === null ? [] : documentFields(draft.type)).map((field) => (
          <UploadDetail
            key={field.name}
            field={field}
            value={draft.details[field.name] ?? ''}
            onChange={(value) => props.onDetailChange(field.name, value)}
            error={field.name === 'notes' ? complaint('notes') : undefined}
            isUploading={isUploading}
            notes={notes}
          />
        ))}
        <FileField
          ref={file}
          label={documentFormLabels.file}
          required
          accept={ACCEPTED_FILES}
          hint={fileHint}
          error={fileProblem ?? complaint('file')}
          chosen={draft.file && { name: draft.file.name, size: formatFileSize(draft.file.size) }}
          onChoose={props.onFileChoose}
          onRemove={props.onFileRemove}
          disabled={isUploading}
        />
      </Stack>
    </form>
  );
}
