import { type SyntheticEvent, useState } from 'react';
import { control as controlStyle } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';

export type DateTimeFieldProps = FieldProps & {
  type: 'date' | 'time';
  /** `YYYY-MM-DD` for a date, 24-hour `HH:MM` for a time, or an empty string. */
  value: string;
  onChange: (value: string) => void;
  /** The earliest value, in the same format. */
  min?: string;
  /** The latest value, in the same format. */
  max?: string;
  disabled?: boolean;
};

const badInputMessages = {
  date: 'Please enter a whole date that exists.',
  time: 'Please enter a whole time.',
} as const;

/**
 * An input for a date or a time, with the browser's own picker. Its value is empty while the typed text is incomplete
 * or invalid, and its form's validation shows an error until that is corrected.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { onChange, ...input } = control;
  const [hasBadInput, setHasBadInput] = useState(false);
  // The browser fires no change event between two values that it treats as empty.
  const recheck = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setHasBadInput((was) => was && currentTarget.validity.badInput);
  return (
    <Field {...field} error={hasBadInput ? badInputMessages[props.type] : field.error}>
      {(wiring) => (
        <input
          {...wiring}
          {...input}
          className={controlStyle}
          onChange={(event) => onChange(event.target.value)}
          onInput={recheck}
          onKeyUp={recheck}
          onInvalid={({ currentTarget }) => setHasBadInput(currentTarget.validity.badInput)}
        />
      )}
    </Field>
  );
}
