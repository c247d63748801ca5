import type { DocumentField } from '@parlour/core';
import { PickerField, TextArea, TextField } from '@parlour/ui';
import { OPTIONAL } from '../dialogs/labelNotes.ts';

/** Props of {@link UploadDetail}. */
export type UploadDetailProps = {
  field: DocumentField;
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Nothing can be changed for the moment. */
  isUploading: boolean;
};

/** One type-specific field of a document, as the control that its kind calls for. */
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
      return <PickerField {...common} type="date" disabled={isUploading} />;
    case 'text':
      // Not disabled: by the keyboard the form scrolls only while something in it takes the focus.
      return <TextArea {...common} />;
  }
}
