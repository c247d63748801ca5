import { OPTIONAL } from '@parlour/app/dialogs';
import type { DocumentField } from '@parlour/core';
import { DateTimeField, TextArea, TextField } from '@parlour/ui';

export type UploadDetailProps = {
  field: DocumentField;
  /** The text as typed. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Whether the form is read-only during the upload. */
  isUploading: boolean;
};

/** One type-specific field of a document, rendered as the control for its kind. */
export function UploadDetail({ field, isUploading, ...control }: UploadDetailProps) {
  const common = {
    ...control,
    label: field.label,
    labelNote: field.isRequired ? undefined : OPTIONAL,
    required: field.isRequired,
  };
  switch (field.kind) {
    case 'line':
      return <TextField {...common} disabled={isUploading} autoComplete="off" />;
    case 'date':
      return <DateTimeField {...common} type="date" disabled={isUploading} />;
    case 'text':
      // Stays enabled: keyboard scrolling works only while a control in the form can take the focus.
      return <TextArea {...common} />;
  }
}
