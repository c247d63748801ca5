import { control as controlStyle } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';

/** Props of {@link PickerField}. */
export type PickerFieldProps = FieldProps & {
  type: 'date' | 'time';
  /** YYYY-MM-DD, or HH:MM by the 24-hour clock, or an empty text. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The first that is offered, in the form of the value. */
  min?: string;
  /** The last that is offered, in the form of the value. */
  max?: string;
  name?: string;
  disabled?: boolean;
};

/** A calendar day or a time of day, chosen with the browser's own picker. */
export function PickerField(props: PickerFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { onChange, ...input } = control;
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...wiring}
          {...input}
          className={controlStyle}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
