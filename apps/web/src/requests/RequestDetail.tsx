import type { RequestField } from '@parlour/core';
import { NumberField, PickerField, Select, TextArea, TextField } from '@parlour/ui';
import { OPTIONAL } from '../dialogs/labelNotes.ts';

/** Props of {@link RequestDetail}. */
export type RequestDetailProps = {
  field: RequestField;
  /** As typed. */
  value: string;
  error: string | undefined;
  /** The first day that a date field offers, `YYYY-MM-DD`. */
  today: string;
  onChange: (value: string) => void;
};

/** One type-specific field of a request, as the control that its kind calls for. */
export function RequestDetail({ field, today, ...control }: RequestDetailProps) {
  const common = {
    ...control,
    label: field.label,
    labelNote: field.required ? undefined : OPTIONAL,
    required: field.required,
  };
  switch (field.kind) {
    case 'line':
      return <TextField {...common} />;
    case 'text':
      return <TextArea {...common} />;
    case 'date':
      return <PickerField {...common} type="date" min={today} />;
    case 'time':
      return <PickerField {...common} type="time" />;
    case 'count':
      return <NumberField {...common} min={field.minimum} max={field.maximum} />;
    case 'choice':
      return (
        <Select
          {...common}
          options={field.options.map((option) => ({ value: option, label: option }))}
        />
      );
  }
}
