import type { DocumentField } from '@parlour/core';
import { DateField, TextArea, TextField } from '@parlour/ui';
import type { Ref } from 'react';

/** Props of {@link UploadDetail}. */
export type UploadDetailProps = {
  field: DocumentField;
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  disabled: boolean;
  /** The one field of several lines. */
  notes: Ref<HTMLTextAreaElement>;
};

/** One type-specific field of a document, as the control that its kind calls for. */
export function UploadDetail({ field, notes, ...control }: UploadDetailProps) {
  const common = { ...control, label: field.label, required: field.isRequired };
  switch (field.kind) {
    case 'line':
      return <TextField {...common} autoComplete="off" />;
    case 'date':
      return <DateField {...common} />;
    case 'text':
      return <TextArea {...common} ref={notes} />;
  }
}
