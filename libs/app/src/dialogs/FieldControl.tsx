import { typedDigits } from '@parlour/contract/values';
import type { FormField } from '@parlour/core';
import { DateTimeField, NumberField, Select, TextArea, TextField } from '@parlour/ui';
import { OPTIONAL } from './issueMessageOf.ts';

export type FieldControlProps = {
  /** The kind, name and label of the field, and its rules. */
  field: FormField;
  /** The text as typed. */
  value: string;
  /** The message of the field's issue, undefined for none. */
  error: string | undefined;
  /** Called with the text after each change. */
  onChange: (value: string) => void;
  /** First selectable day of a date field, `YYYY-MM-DD`. */
  firstDay?: string;
  /** Turns off the browser's suggestions. */
  autoComplete?: 'off';
  /** Disables the field. A multi-line one stays enabled, because keyboard scrolling needs a control to focus. */
  isDisabled?: boolean;
};

/** One field of a form, rendered as the control for its kind. */
export function FieldControl(props: FieldControlProps) {
  const { field, firstDay, autoComplete, isDisabled: disabled, ...control } = props;
  const common = {
    ...control,
    label: field.label,
    labelNote: field.isRequired ? undefined : OPTIONAL,
    required: field.isRequired,
  };
  switch (field.kind) {
    case 'line':
      return <TextField {...common} disabled={disabled} autoComplete={autoComplete} />;
    case 'text':
      return <TextArea {...common} />;
    case 'date':
      return <DateTimeField {...common} type="date" min={firstDay} disabled={disabled} />;
    case 'time':
      return <DateTimeField {...common} type="time" disabled={disabled} />;
    case 'count':
      return (
        <NumberField
          {...common}
          format={typedDigits}
          min={field.minimum}
          max={field.maximum}
          disabled={disabled}
        />
      );
    case 'choice':
      return (
        <Select
          {...common}
          options={field.options.map((option) => ({ value: option, label: option }))}
          disabled={disabled}
        />
      );
  }
}
