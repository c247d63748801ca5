import type { RequestField } from '@parlour/core';
import { DateField, NumberField, Select, TextArea, TextField, TimeField } from '@parlour/ui';

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
export function RequestDetail({ field, value, error, today, onChange }: RequestDetailProps) {
  const common = { label: field.label, required: field.required, value, error, onChange };
  switch (field.kind) {
    case 'line':
      return <TextField {...common} />;
    case 'text':
      return <TextArea {...common} />;
    case 'date':
      return <DateField {...common} min={today} />;
    case 'time':
      return <TimeField {...common} />;
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
