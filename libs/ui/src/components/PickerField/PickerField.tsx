import { type SyntheticEvent, useState } from 'react';
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

const unreadable = {
  date: 'Please enter a whole date that exists.',
  time: 'Please enter a whole time.',
} as const;

/**
 * A calendar day or a time of day, chosen with the browser's own picker. Its value is empty while what was typed is only a
 * part or does not exist; when its form checks it, it says so until that is mended.
 */
export function PickerField(props: PickerFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { onChange, ...input } = control;
  const [isUnreadable, setUnreadable] = useState(false);
  // The browser tells of no change between two values that it takes for empty.
  const recheck = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setUnreadable((was) => was && currentTarget.validity.badInput);
  return (
    <Field {...field} error={isUnreadable ? unreadable[props.type] : field.error}>
      {(wiring) => (
        <input
          {...wiring}
          {...input}
          className={controlStyle}
          onChange={(event) => onChange(event.target.value)}
          onInput={recheck}
          onKeyUp={recheck}
          onInvalid={({ currentTarget }) => setUnreadable(currentTarget.validity.badInput)}
        />
      )}
    </Field>
  );
}
