import { OPTIONAL } from '@parlour/app/dialogs';
import type { RequestField } from '@parlour/core';
import { NumberField, DateTimeField, Select, TextArea, TextField } from '@parlour/ui';

export type RequestDetailProps = {
  field: RequestField;
  /** The text as typed. */
  value: string;
  error: string | undefined;
  /** First selectable day of a date field, `YYYY-MM-DD`. */
  today: string;
  onChange: (value: string) => void;
};

/** One type-specific field of a request, rendered as the control for its kind. */
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
      return <DateTimeField {...common} type="date" min={today} />;
    case 'time':
      return <DateTimeField {...common} type="time" />;
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
