import { control as controlStyle } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';

/** Props of {@link DateField}. */
export type DateFieldProps = FieldProps & {
  /** YYYY-MM-DD, or an empty text. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  name?: string;
  disabled?: boolean;
};

/** A calendar day, chosen with the browser's own picker. */
export function DateField(props: DateFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { onChange, ...input } = control;
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...wiring}
          {...input}
          type="date"
          className={controlStyle}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
