import { control as controlStyle } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';

/** Props of {@link TimeField}. */
export type TimeFieldProps = FieldProps & {
  /** HH:MM, by the 24-hour clock, or an empty text. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  name?: string;
  disabled?: boolean;
};

/** A time of day, chosen with the browser's own picker. */
export function TimeField(props: TimeFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { onChange, ...input } = control;
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...wiring}
          {...input}
          type="time"
          className={controlStyle}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
